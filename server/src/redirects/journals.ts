import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../platform/db/connect.ts';
import { journalId, listJournals, listOwners, lock, parseJournalName } from './journal-folder.ts';
import { withoutZeros } from './journal-format.ts';

export { deleteRemovedJournals } from './removed-journals.store.ts';

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

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
