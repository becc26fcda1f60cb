import { closeSync, existsSync, fdatasyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';
import { checkRoom } from './check-room.ts';

/** Pages that are copied per step: 1 MB with the default page size. */
const STEP_PAGES = 256;
/** Pause after each step, in ms. It limits the copy to 100 MB/s, so that the server can use the disk. */
const PAUSE_MS = 10;
/** Steps after which the copy is flushed to disk, so that no long burst delays the server's writes. */
const SYNC_STEPS = 8;

/**
 * Copies a database that other processes use, in its state at the beginning of the copy.
 * @throws {BackupError} when it does not exist or the disk has no room for the copy
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new BackupError(`There is no database at ${from}.`);
  const source = new DatabaseSync(from, { timeout: 5_000 });
  try {
    // The transaction holds a snapshot. Without one, each write of another process would make the copy start again.
    source.exec('begin');
    await checkRoom(dirname(to), sizeOf(source));
    let steps = 0;
    let copy: number | undefined;
    await backup(source, to, {
      rate: STEP_PAGES,
      progress() {
        copy ??= openSync(to, 'r');
        if (++steps % SYNC_STEPS === 0) fdatasyncSync(copy);
        // Blocks this process, which has nothing else to do.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
      },
    });
    if (copy !== undefined) closeSync(copy);
  } finally {
    source.close();
  }
}

function sizeOf(database: DatabaseSync): number {
  const row = database
    .prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size')
    .get();
  return Number(row?.bytes);
}

/** @throws {BackupError} with the first problem that SQLite finds */
export function checkSqlite(file: string, check: 'integrity_check' | 'quick_check'): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [first] = [
      ...database.prepare(`pragma ${check}`).all(),
      ...database.prepare('pragma foreign_key_check').all(),
    ].filter((row) => Object.values(row)[0] !== 'ok');
    if (first) throw new BackupError(`The database is damaged: ${JSON.stringify(first)}`);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The database is damaged: ${(error as Error).message}`, error);
  } finally {
    database.close();
  }
}

/**
 * Whether a process uses the database. It tries to leave WAL mode, which SQLite refuses while another process
 * has the database open. A file that is not a database is not in use.
 */
export function isSqliteInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = delete');
    return false;
  } catch (error) {
    return ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;
  } finally {
    database.close();
  }
}

const SQLITE_BUSY = 5;
