import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { scanOf, writeScans } from '../testing/journals.ts';
import { addLink, newDataDir } from '../testing/short-links.ts';
import { ingestOrphans, ingestOwn } from './ingest.ts';
import { becomeOwner } from './journal-files.ts';
import { copyJournals, hasRunningOwner, removeReadCopies } from './journals.ts';

const ingestOptions = (db: Db) => ({
  db,
  pause: async () => {},
  onIngested: () => {},
  onDamaged: () => {},
});

/** What the server may do between copying the journals and copying the database. */
const meanwhile = {
  'that has not been read is copied': { count: 20, copies: 1, act: async () => {} },
  // Three records, more than one transaction adds on either database.
  'that has been read in part is copied': { count: 6_000, copies: 1, act: readInPart },
  'that has been read is not copied': { count: 20, copies: 0, act: readAll(1) },
  'that has been read and removed is not copied': { count: 20, copies: 0, act: readAll(2) },
};

describeOnEachDatabase('a backup of a journal', (open) => {
  test.each(Object.entries(meanwhile))('%s, and its scans are counted once', async (_, step) => {
    const { db } = await open();
    const id = await addLink(db, 'ABCD2345');
    const [folder, copies, restored] = [await newDataDir(), await newDataDir(), await newDataDir()];
    const owner = becomeOwner(folder);
    const scans = Array.from({ length: step.count }, (_, n) => scanOf(id, n));
    await writeScans(folder, owner.id, scans);
    expect(hasRunningOwner(folder)).toBe(true);

    await copyJournals(folder, copies);
    await step.act(db, folder, owner.id).catch(ignoreStop);
    await removeReadCopies(db, copies);
    expect(await readdir(copies)).toHaveLength(step.copies);
    owner.release();

    // The database has not changed since it was copied, so it serves as the restored one.
    await mkdir(join(restored, 'scans'));
    await cp(copies, join(restored, 'scans'), { recursive: true });
    const heir = becomeOwner(join(restored, 'scans'));
    await ingestOrphans(join(restored, 'scans'), heir.id, ingestOptions(db));
    heir.release();
    const rows = await db.selectFrom('scans').select('referrer').execute();
    const referrers = scans.map(({ referrer }) => referrer);
    expect(rows.map(({ referrer }) => referrer).sort()).toEqual(referrers.sort());
  });
});

/** Stops after the first transaction, like a process that is killed. */
async function readInPart(db: Db, folder: string, owner: string): Promise<void> {
  const pause = () => Promise.reject(new Stop());
  await ingestOwn(folder, owner, 1, { ...ingestOptions(db), pause });
}

function readAll(current: number) {
  return (db: Db, folder: string, owner: string) =>
    ingestOwn(folder, owner, current, ingestOptions(db));
}

class Stop extends Error {}

function ignoreStop(error: unknown): void {
  if (!(error instanceof Stop)) throw error;
}
