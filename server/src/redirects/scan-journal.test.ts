import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite } from '../testing/databases.ts';
import { scanOf, startRecorder } from '../testing/journals.ts';
import { keepLog } from '../testing/log.ts';
import { addLink, newDataDir } from '../testing/short-links.ts';
import { createJournalFile, decodeRecords, journalName } from './journal-files.ts';
import { LATE_MS, MAX_WAITING, openScanJournal } from './scan-journal.ts';

/** A journal whose writes can be held up, as by a hanging disk. */
async function openOnHeldDisk() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = await newDataDir();
  const { log, lines } = keepLog();
  const counts = { written: 0, lost: 0 };
  let hold = { begun: Promise.withResolvers<void>(), end: Promise.withResolvers<void>() };
  const journal = openScanJournal({
    ...{ folder, owner: 'a'.repeat(32), log, maxAgeMs: 60_000 },
    onRotate() {},
    onWritten: (scans) => (counts.written += scans),
    onLost: (scans) => (counts.lost += scans),
    async createFile(path) {
      const file = await createJournalFile(path);
      return {
        ...{ close: file.close },
        async append(record) {
          hold.begun.resolve();
          await hold.end.promise;
          await file.append(record);
        },
        get free() {
          return file.free;
        },
      };
    },
  });
  const answered: number[] = [];
  return {
    ...{ journal, counts, lines, answered },
    add: (n: number) => journal.add(scanOf(1, n), () => answered.push(n)),
    /** Resolves when the disk holds up a write. */
    held: () => hold.begun.promise,
    async wait(ms: number) {
      vi.advanceTimersByTime(ms);
      await nextTurn();
    },
    /** Completes the held write, and holds up the next one if `holdsNext`. */
    release(holdsNext = false) {
      const { end } = hold;
      if (holdsNext)
        hold = { begun: Promise.withResolvers<void>(), end: Promise.withResolvers<void>() };
      end.resolve();
    },
    async stored() {
      const bytes = await readFile(journalName(folder, 'a'.repeat(32), 1).file);
      const { scans = [] } = decodeRecords(bytes, Number.POSITIVE_INFINITY) ?? {};
      return scans.map(({ visitor }) => Number(visitor.slice(1)));
    },
  };
}

test('a hanging disk delays redirects by half a second, and every scan is stored once', async () => {
  const disk = await openOnHeldDisk();
  disk.add(1);
  await disk.held();
  disk.add(2);
  await disk.wait(LATE_MS - 1);
  expect([disk.answered, disk.journal.isFailing()]).toEqual([[], false]);
  await disk.wait(1);
  expect([disk.answered, disk.journal.isFailing()]).toEqual([[1, 2], true]);
  disk.add(3);
  expect(disk.answered).toEqual([1, 2, 3]);

  disk.release(true);
  await disk.held();
  // The second write is just as late, but nobody waits for it.
  await disk.wait(LATE_MS);
  disk.add(4);
  expect([disk.answered, disk.journal.isFailing()]).toEqual([[1, 2, 3, 4], true]);

  disk.release();
  await expect.poll(() => disk.journal.isFailing()).toBe(false);
  disk.add(5);
  expect(disk.answered).toEqual([1, 2, 3, 4]);
  await disk.journal.close();
  expect(disk.answered).toEqual([1, 2, 3, 4, 5]);
  expect(await disk.stored()).toEqual([1, 2, 3, 4, 5]);
  expect(disk.counts).toEqual({ written: 5, lost: 0 });
  const messages = disk.lines.map((line) => JSON.parse(line).msg);
  expect(messages).toEqual([
    'the disk is slow to store scans; codes redirect without waiting',
    'scans are being written to disk again',
  ]);
});

test('a disk that hangs for long costs scans, but neither redirects nor memory', async () => {
  const disk = await openOnHeldDisk();
  disk.add(0);
  await disk.held();
  await disk.wait(LATE_MS);
  for (let n = 1; n <= MAX_WAITING + 3; n++) disk.add(n);
  expect([disk.answered.length, disk.counts.lost]).toEqual([MAX_WAITING + 4, 3]);
  disk.release();
  await disk.journal.close();
  expect(disk.counts).toEqual({ written: MAX_WAITING + 1, lost: 3 });
  expect(disk.journal.isFailing()).toBe(false);
});

test('counts the scans in the journal that are not in the tables yet', async () => {
  const { db, location } = await openSqlite();
  const recorder = await startRecorder(location, await addLink(db, 'ABCD2345'));
  onTestFinished(recorder.close);
  const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const lock = db.transaction().execute(() => {
    locked.resolve();
    return release.promise;
  });
  await locked.promise;
  await recorder.record(2);
  expect(await recorder.waiting()).toMatch(/^scans_waiting 2$/m);
  release.resolve();
  await lock;
  await expect.poll(recorder.waiting).toMatch(/^scans_waiting 0$/m);
});
