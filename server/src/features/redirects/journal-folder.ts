import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** `<owner>-<number>.journal`, and `<owner>.lock`, which the owning process locks while it runs. */
const JOURNAL = /^([0-9a-f]{32})-(\d{9})\.journal$/;
const LOCK = /^([0-9a-f]{32})\.lock$/;

export type Owner = { id: string; release(): void };

export type JournalName = { file: string; owner: string; number: number };

/** Makes this process the owner of new journals. */
export function becomeOwner(folder: string): Owner {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (;;) {
    const id = randomBytes(16).toString('hex');
    const owner = lock(folder, id);
    if (owner) return owner;
  }
}

/**
 * Takes the lock of an owner whose process has ended; undefined while that process runs. SQLite locks
 * the empty file through the operating system, which releases the lock when the process ends in any
 * way, and shows it to other containers.
 */
export function lock(folder: string, id: string): Owner | undefined {
  const database = new DatabaseSync(lockFile(folder, id), { timeout: 0 });
  try {
    database.exec('pragma journal_mode = memory; begin exclusive'); // creates no second file
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  return { id, release: () => database.close() };
}

const SQLITE_BUSY = 5;

/** Removes the lock file of an owner without journals. Call it while holding the lock. */
export function removeLock(folder: string, { id }: Owner): void {
  rmSync(lockFile(folder, id), { force: true });
}

/** Ids of all owners with a journal or a lock file. */
export function listOwners(folder: string): string[] {
  const ids = readdirSync(folder).flatMap((name) => {
    const id = JOURNAL.exec(name)?.[1] ?? LOCK.exec(name)?.[1];
    return id === undefined ? [] : [id];
  });
  return [...new Set(ids)];
}

/** The journals of an owner, oldest first. */
export function listJournals(folder: string, owner: string): JournalName[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, id, number] = JOURNAL.exec(name) ?? [];
      return id === owner ? [{ file: join(folder, name), owner, number: Number(number) }] : [];
    })
    .sort((a, b) => a.number - b.number);
}

export function journalName(folder: string, owner: string, number: number): JournalName {
  const name = `${owner}-${String(number).padStart(9, '0')}.journal`;
  return { file: join(folder, name), owner, number };
}

/** The id of a journal in the table `scan_journals`. */
export function journalId({ owner, number }: JournalName): string {
  return `${owner}-${number}`;
}

function lockFile(folder: string, id: string): string {
  return join(folder, `${id}.lock`);
}
