import {
  chmodSync,
  constants,
  copyFileSync,
  linkSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DamageError } from './damage.ts';

/** Access for everybody who is neither the file's owner nor in its group. */
const OTHERS = 0o007;

const COMPANION_SUFFIXES = ['-wal', '-shm', '-journal'];

/**
 * Creates the database file unless it exists, and removes other users' access to it and to the files beside
 * it. SQLite gives new files beside it the same mode.
 * @throws {DamageError} when the file is empty: SQLite would silently start a new database in it
 */
export function prepareSqliteFile(file: string): void {
  const found = statsOf(file);
  if (!found) createDatabase(file);
  else if (found.size === 0 && !hasLog(file)) {
    throw new DamageError(
      `The database ${file} is empty. Restore a backup, or delete the file to begin without data.`,
    );
  } else for (const ending of ['', ...COMPANION_SUFFIXES]) removeOthersAccess(file + ending);
}

/** Whether a write-ahead log contains changes that are not yet in the file. */
export function hasLog(file: string): boolean {
  return Boolean(statsOf(`${file}-wal`)?.size);
}

function removeOthersAccess(file: string): void {
  const mode = statsOf(file)?.mode ?? 0;
  if (mode & OTHERS) changeMode(file, mode & 0o770);
}

/** Only warns if this process may not change the mode, because the database still works. */
function changeMode(file: string, mode: number): void {
  try {
    chmodSync(file, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return; // SQLite has removed it in the meantime
    if (!isRefused(code)) throw error;
    process.emitWarning(`Other users may be able to read ${file}: its mode cannot be changed.`);
  }
}

function isRefused(code: string | undefined): boolean {
  return ['EPERM', 'EROFS', 'ENOTSUP'].includes(code ?? '');
}

/** Another process may create it at the same time, so the file appears complete, and is never empty. */
function createDatabase(file: string): void {
  const draft = `${file}.${crypto.randomUUID()}`;
  const database = new DatabaseSync(draft);
  try {
    database.exec('pragma user_version = 1; pragma user_version = 0');
    database.close();
    changeMode(draft, 0o600);
    publish(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    if (database.isOpen) database.close();
    rmSync(draft, { force: true });
  }
}

/** @throws EEXIST when another process was faster */
function publish(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isRefused((error as NodeJS.ErrnoException).code)) throw error;
    copyFileSync(draft, file, constants.COPYFILE_EXCL); // the file system has no hard links
  }
}

function statsOf(file: string): Stats | undefined {
  return statSync(file, { throwIfNoEntry: false });
}
