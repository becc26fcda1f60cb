import { chmodSync, linkSync, rmSync, type Stats, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Access for everybody who is neither the file's owner nor in its group. */
const OTHERS = 0o007;

/**
 * Creates the database file unless it exists, and takes away everybody's access to it. Files beside it
 * get the same access from SQLite.
 * @throws when the file is empty: SQLite would silently start a new database in it
 */
export function prepareSqliteFile(file: string): void {
  const found = statsOf(file);
  if (!found) createDatabase(file);
  else if (found.size === 0 && !statsOf(`${file}-wal`)?.size) {
    throw new Error(
      `The database ${file} is empty. Restore a backup, or delete the file to begin without data.`,
    );
  } else if (found.mode & OTHERS) chmodSync(file, found.mode & 0o770);
}

/** Another process may create it at the same time, so it appears at once and is never empty. */
function createDatabase(file: string): void {
  const draft = `${file}.${crypto.randomUUID()}`;
  const database = new DatabaseSync(draft);
  try {
    database.exec('pragma user_version = 1; pragma user_version = 0');
    database.close();
    chmodSync(draft, 0o600);
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    if (database.isOpen) database.close();
    rmSync(draft, { force: true });
  }
}

function statsOf(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false });
}
