import { readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Db } from '../platform/db/connect.ts';
import { applyRetention } from '../retention.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { scanOf, writeScans } from '../testing/journals.ts';
import { keepLog } from '../testing/log.ts';
import { addLink, newDataDir } from '../testing/short-links.ts';
import { type Damage, ingestJournal, ingestOrphans, ingestOwn } from './ingest.ts';
import {
  becomeOwner,
  decodeRecords,
  encodeRecord,
  journalName,
  listJournals,
  listOwners,
  lock,
} from './journal-files.ts';
import { openScanJournal } from './scan-journal.ts';

const ingestOptions = (db: Db) => ({
  db,
  pause: async () => {},
  onIngested: () => {},
  onDamaged: () => {},
});

/** Writes a journal of `count` scans. */
const writeCount = (folder: string, owner: string, linkId: number, count: number) =>
  writeScans(
    folder,
    owner,
    Array.from({ length: count }, (_, n) => scanOf(linkId, n)),
  );

async function referrers(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('scans').select('referrer').execute();
  return rows.map(({ referrer }) => referrer).sort();
}

const expected = (count: number) => Array.from({ length: count }, (_, n) => `r${n}.example`).sort();

describeOnEachDatabase('a journal of scans', (open) => {
  test('is added once, no matter how often and where reading stopped', async () => {
    const { db } = await open();
    const id = await addLink(db, 'ABCD2345');
    const folder = await newDataDir();
    const owner = becomeOwner(folder);
    await writeCount(folder, owner.id, id, 700);
    const journal = journalName(folder, owner.id, 1);
    const copy = await readFile(journal.file);
    await ingestOwn(folder, owner.id, 1, ingestOptions(db));
    await ingestOwn(folder, owner.id, 1, ingestOptions(db));
    expect(await referrers(db)).toEqual(expected(700));
    // The owner already uses the next journal, so this one can be removed.
    await ingestOwn(folder, owner.id, 2, ingestOptions(db));
    expect(listJournals(folder, owner.id)).toEqual([]);
    const rowsAt = async (now: number) => {
      await applyRetention({ db, clock: () => now });
      return (await db.selectFrom('scan_journals').select('id').execute()).length;
    };
    // Backups need the journal's row for a day.
    expect([await rowsAt(Date.now()), await rowsAt(Date.now() + 25 * 3600_000)]).toEqual([1, 0]);
    expect(copy.length).toBe(16 << 20);
    owner.release();
  });

  test('of a process that has ended is adopted, and then removed with its lock', async () => {
    const { db } = await open();
    const id = await addLink(db, 'ABCD2345');
    const folder = await newDataDir();
    const owner = becomeOwner(folder);
    await writeCount(folder, owner.id, id, 20);
    const heir = becomeOwner(folder);
    await ingestOrphans(folder, heir.id, ingestOptions(db));
    expect(await referrers(db)).toEqual([]); // its owner is running
    owner.release();
    await ingestOrphans(folder, heir.id, ingestOptions(db));
    expect(await referrers(db)).toEqual(expected(20));
    expect(listOwners(folder)).toEqual([heir.id]);
    heir.release();
  });

  test('that was only partly written yields its complete records', async () => {
    const { db } = await open();
    const id = await addLink(db, 'ABCD2345');
    const folder = await newDataDir();
    const journal = journalName(folder, 'f'.repeat(32), 1);
    const whole = encodeRecord([scanOf(id, 0), scanOf(id, 1)]);
    const torn = encodeRecord([scanOf(id, 2)]);
    torn.fill(0, torn.length - 10);
    await writeFile(journal.file, Buffer.concat([whole, torn, Buffer.alloc(5000)]));
    expect(await ingestJournal(journal, ingestOptions(db))).toBe(true);
    expect(await referrers(db)).toEqual(expected(2));
    await truncate(journal.file, whole.length + 3);
    expect(await ingestJournal(journal, ingestOptions(db))).toBe(true);
    expect(await referrers(db)).toEqual(expected(2));
  });

  test('yields all scans around damaged ones, which are set aside for a week', async () => {
    const { db } = await open();
    const id = await addLink(db, 'ABCD2345');
    const folder = await newDataDir();
    // The text of a scan looks like the beginning of a record.
    const confusing = { ...scanOf(id, 2), userAgent: '12345678[{' };
    const groups = [[scanOf(id, 0)], [confusing], [scanOf(id, 1)], [scanOf(id, 3)]];
    const records = groups.map((scans) => encodeRecord(scans));
    const [first, damaged, third] = records as [Buffer, Buffer, Buffer, Buffer];
    const flip = (bytes: Buffer, at: number) =>
      bytes.writeUInt8((bytes.at(at) ?? 0) ^ 4, (at + bytes.length) % bytes.length);
    // The damaged bytes are in a length, in a checksum, and at the end of the last record.
    for (const [number, at] of [0, 3, 5, 40, damaged.length - 1].entries()) {
      const journal = journalName(folder, 'f'.repeat(32), number);
      const [second, last] = [Buffer.from(damaged), Buffer.from(records[3] as Buffer)];
      flip(second, at);
      flip(last, at < 8 ? at : -1);
      await writeFile(
        journal.file,
        Buffer.concat([first, second, third, last, Buffer.alloc(4_096)]),
      );
      await db.deleteFrom('scans').execute();
      const reports: Damage[] = [];
      const options = { ...ingestOptions(db), onDamaged: (found: Damage) => reports.push(found) };
      // The end of a journal in use may still be written.
      expect(await ingestJournal(journal, options, false)).toBe(true);
      expect([await referrers(db), reports.length]).toEqual([expected(2), 1]);
      expect(await ingestJournal(journal, options)).toBe(true);
      expect(await referrers(db)).toEqual(expected(2));
      const kept = reports.map(({ file }) => readFile(join(folder, file)));
      expect(await Promise.all(kept)).toEqual([second, last]);
    }
    const count = async () =>
      (await readdir(folder)).filter((name) => /damaged$/.test(name)).length;
    const self = becomeOwner(folder);
    await ingestOrphans(folder, self.id, ingestOptions(db));
    expect(await count()).toBe(10);
    for (const name of await readdir(folder)) await utimes(join(folder, name), 0, 0);
    await ingestOrphans(folder, self.id, ingestOptions(db));
    expect(await count()).toBe(0);
    self.release();
  });

  test('yields all scans except one that the database refuses', async () => {
    const { db } = await open();
    const id = await addLink(db, 'ABCD2345');
    const folder = await newDataDir();
    const journal = journalName(folder, 'f'.repeat(32), 1);
    const refused = { ...scanOf(id, 9), linkId: null as unknown as number };
    await writeFile(journal.file, encodeRecord([scanOf(id, 0), refused, scanOf(id, 1)]));
    let lost = 0;
    const onIngested = (_: number, count: number) => {
      lost += count;
    };
    await ingestJournal(journal, { ...ingestOptions(db), onIngested });
    expect([await referrers(db), lost]).toEqual([expected(2), 1]);
  });

  test('keeps its scans while the database lacks a table, and yields them afterwards', async () => {
    const { db } = await open();
    const id = await addLink(db, 'ABCD2345');
    const folder = await newDataDir();
    const journal = journalName(folder, 'f'.repeat(32), 1);
    await writeFile(journal.file, encodeRecord([scanOf(id, 0), scanOf(id, 1)]));
    await db.schema.alterTable('scan_days').renameTo('away').execute();
    await expect(ingestJournal(journal, ingestOptions(db))).rejects.toThrow('scan_days');
    await db.schema.alterTable('away').renameTo('scan_days').execute();
    expect(await ingestJournal(journal, ingestOptions(db))).toBe(true);
    expect(await referrers(db)).toEqual(expected(2));
  });
});

test('a full disk costs scans, not responses, and is logged once', async () => {
  const { log, lines } = keepLog();
  const written: number[] = [];
  const lost: number[] = [];
  const journal = openScanJournal({
    folder: '/dev/null/scans', // nobody can create a file there, not even root
    owner: 'a',
    log,
    maxAgeMs: 1_000,
    onRotate() {},
    onWritten: (scans) => written.push(scans),
    onLost: (scans) => lost.push(scans),
  });
  for (let n = 0; n < 5; n++) {
    await new Promise<void>((resolve) => journal.add(scanOf(1, n), resolve));
  }
  await journal.close();
  expect([written, lost]).toEqual([[], Array(5).fill(1)]);
  expect(lines.filter((line) => line.includes('cannot be stored'))).toHaveLength(1);
});

test('a lock is released when its owner ends, but not before', async () => {
  const folder = await newDataDir();
  const owner = becomeOwner(folder);
  expect(lock(folder, owner.id)).toBeUndefined();
  owner.release();
  const taken = lock(folder, owner.id);
  expect(taken?.id).toBe(owner.id);
  taken?.release();
  expect((await stat(join(folder, `${owner.id}.lock`))).size).toBe(0);
});

test('a record is read unchanged, or not at all if one of its bytes differs', () => {
  const scans = [scanOf(1, 1), { ...scanOf(2, 2), userAgent: 'é\u0000"\\' }];
  const record = encodeRecord(scans);
  expect(decodeRecords(record, 10)).toEqual({ scans, bytes: record.length });
  for (let i = 0; i < record.length; i++) {
    const other = Buffer.from(record);
    other[i] = (other[i] as number) ^ 1;
    expect(decodeRecords(other, 10)).toBeUndefined();
  }
});
