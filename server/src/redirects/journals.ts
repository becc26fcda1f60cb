import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../platform/db/connect.ts';
import type { RetentionStep } from '../platform/db/retention-step.ts';
import {
  ignoreMissing,
  journalId,
  listJournals,
  listOwners,
  lock,
  parseJournalName,
  withoutZeros,
} from './journal-files.ts';

/** Whether a running process writes scans to this folder. */
export function hasRunningOwner(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return listOwners(folder).some((id) => {
    const owner = lock(folder, id);
    owner?.release();
    return owner === undefined;
  });
}

export function hasJournals(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return listOwners(folder).some((owner) => listJournals(folder, owner).length > 0);
}

/**
 * Copies the journals that contain scans. Processes may append to them, read them and remove them meanwhile:
 * if a journal disappears, the database already contains its scans.
 */
export async function copyJournals(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of existsSync(from) ? await readdir(from) : []) {
    if (!parseJournalName(name)) continue;
    const bytes = await readFile(join(from, name)).catch(ignoreMissing);
    const contents = bytes && withoutZeros(bytes);
    if (contents?.length) await writeFile(join(to, name), contents, { mode: 0o600 });
  }
}

/**
 * Removes the copies whose scans are all in `db`, a snapshot of the database that was taken after they were
 * copied.
 */
export async function removeReadCopies(db: Db, folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const journal = parseJournalName(name);
    if (!journal) continue;
    const row = await db
      .selectFrom('scan_journals')
      .select('position')
      .where('id', '=', journalId(journal))
      .executeTakeFirst();
    const file = join(folder, name);
    if (row && row.position >= (await stat(file)).size) await rm(file);
  }
}

/** The position that marks a journal as read to its end and removed. No file is this long. */
export const REMOVED = Number.MAX_SAFE_INTEGER;

/**
 * How long the row of a removed journal is kept, in ms: longer than any backup takes. A backup copies the
 * journals before the database, and this row shows that the database already contains their scans.
 */
const REMOVED_TTL_MS = 24 * 3600 * 1000;

export async function markRemoved(db: Db, id: string): Promise<void> {
  await db
    .updateTable('scan_journals')
    .set({ position: REMOVED, updated_at: Date.now() })
    .where('id', '=', id)
    .execute();
}

export const deleteRemovedJournals: RetentionStep = async (db, { now, batch }) => {
  const old = db
    .selectFrom('scan_journals')
    .select('id')
    .where('position', '=', REMOVED)
    .where('updated_at', '<', now - REMOVED_TTL_MS)
    .limit(batch);
  const { numDeletedRows } = await db
    .deleteFrom('scan_journals')
    .where('id', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
