import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../testing/databases.ts';
import { scanOf } from '../testing/journals.ts';
import { keepLog } from '../testing/log.ts';
import { addLink, newDataDir } from '../testing/short-links.ts';
import { buildScanRecorder } from './scan-recorder.ts';

test('counts the scans in the journal that are not in the tables yet', async () => {
  const { db, location } = await openSqlite();
  const id = await addLink(db, 'ABCD2345');
  const metrics = new Registry();
  const { log } = keepLog();
  const options = { dataDir: await newDataDir(), location, log, metrics, journalMs: 60_000 };
  const recorder = buildScanRecorder(options);
  onTestFinished(() => recorder.close());
  const waiting = () => metrics.getSingleMetricAsString('scans_waiting');
  const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const lock = db.transaction().execute(() => {
    locked.resolve();
    return release.promise;
  });
  await locked.promise;
  const record = (n: number) =>
    new Promise<void>((resolve) => recorder.add(scanOf(id, n), resolve));
  await Promise.all([record(1), record(2)]);
  expect(await waiting()).toMatch(/^scans_waiting 2$/m);
  release.resolve();
  await lock;
  await expect.poll(waiting).toMatch(/^scans_waiting 0$/m);
});
