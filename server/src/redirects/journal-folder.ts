import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type FileLock, takeFileLock } from '../platform/files/file-lock.ts';

/** `<owner>-<number>.journal`, and `<owner>.lock`, which the owning process locks while it runs. */
const JOURNAL = /^([0-9a-f]{32})-(\d{9})\.journal$/;
const LOCK = /^([0-9a-f]{32})\.lock$/;

/** Bytes of a journal that could not be read. */
const DAMAGED = /\.damaged$/;
/** How long damaged bytes are kept for the operator, in ms. They may contain scans of deleted accounts. */
const DAMAGED_TTL_MS = 7 * 24 * 3600 * 1000;

export type Owner = FileLock & { id: string };

export type JournalName = { file: string; owner: string; number: number };

/** Makes this process the owner of new journals. */
export function becomeOwner(folder: string): Owner {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (;;) {
    const id = randomBytes(16).toString('hex');
    const owner = lock(folder, id);
    if (!owner) continue;
    // Another process may have locked and removed the file first, because it had no journals yet.
    if (existsSync(lockFile(folder, id))) return owner;
    owner.release();
  }
}

/** Takes the lock of an owner whose process has ended; undefined while that process runs. */
export function lock(folder: string, id: string): Owner | undefined {
  const taken = takeFileLock(lockFile(folder, id));
  return taken && { id, ...taken };
}

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
      const journal = parseJournalName(name);
      return journal?.owner === owner ? [{ file: join(folder, name), ...journal }] : [];
    })
    .sort((a, b) => a.number - b.number);
}

/** Owner and number from the name of a journal's file; undefined for other files. */
export function parseJournalName(name: string): Omit<JournalName, 'file'> | undefined {
  const [, owner, number] = JOURNAL.exec(name) ?? [];
  return owner === undefined ? undefined : { owner, number: Number(number) };
}

export function journalName(folder: string, owner: string, number: number): JournalName {
  const name = `${owner}-${String(number).padStart(9, '0')}.journal`;
  return { file: join(folder, name), owner, number };
}

/** The file for the damaged bytes at `position` of a journal. */
export function damagedFile({ file }: JournalName, position: number): string {
  return `${file.replace(/\.journal$/, '')}-${position}.damaged`;
}

/** Removes damaged bytes that have been kept for long enough. */
export function removeOldDamage(folder: string): void {
  for (const name of readdirSync(folder).filter((name) => DAMAGED.test(name))) {
    const file = join(folder, name);
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (changedAt < Date.now() - DAMAGED_TTL_MS) rmSync(file, { force: true });
  }
}

/** The id of a journal in the table `scan_journals`. */
export function journalId({ owner, number }: Omit<JournalName, 'file'>): string {
  return `${owner}-${number}`;
}

function lockFile(folder: string, id: string): string {
  return join(folder, `${id}.lock`);
}
