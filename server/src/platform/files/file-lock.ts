import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

export type FileLock = { release(): void };

/**
 * Takes a lock, or returns undefined while another process holds it. SQLite locks the empty file through the
 * operating system, which releases the lock when the process ends for any reason, and enforces it across
 * containers.
 */
export function takeFileLock(file: string): FileLock | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = memory; begin exclusive'); // creates no journal file
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  return { release: () => database.close() };
}
