import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { takeLease } from '../../server/src/platform/jobs/start-jobs.ts';
import { testApp } from '../../server/src/testing/app.ts';
import { describeOnEachDatabase, openSqlite } from '../../server/src/testing/databases.ts';
import { startRecorder } from '../../server/src/testing/journals.ts';
import { startServer } from '../../server/src/testing/server-process.ts';
import { addLink, listen, newDataDir, scan } from '../../server/src/testing/short-links.ts';
import { write } from '../../server/src/testing/steady-load.ts';
import { newUser } from '../../server/src/testing/visitor.ts';

const DAY_MS = 24 * 3600_000;

test('redirects and reads while another process holds the write lock of SQLite, and writes afterwards', async () => {
  const { db, location } = await openSqlite();
  if (!('sqliteFile' in location)) throw new Error('not SQLite');
  for (const code of ['CODE2222', 'CODE3333']) await addLink(db, code);
  const server = await startServer({ DATA_DIR: dirname(location.sqliteFile), LOG_LEVEL: 'error' });
  const url = `http://127.0.0.1:${await server.port}`;
  expect((await scan(`${url}/Q/CODE2222`)).status).toBe(302);
  const other = new DatabaseSync(location.sqliteFile);
  onTestFinished(() => other.close());
  await expect.poll(() => hasLock(other)).toBe(true);
  const waiting = write(url);
  // Requests both cached and uncached codes.
  for (const code of ['CODE2222', 'CODE3333', 'CODE2222']) {
    expect((await scan(`${url}/Q/${code}`)).status).toBe(302);
  }
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(other.isTransaction).toBe(true);
  other.exec('rollback');
  expect([200, 503]).toContain((await waiting).status);
  await expect.poll(async () => (await write(url)).status).toBe(200);
});

/** Tries to take the lock; the server may be writing. */
function hasLock(database: DatabaseSync): boolean {
  try {
    database.exec('begin immediate');
  } catch {
    // The caller tries again.
  }
  return database.isTransaction;
}

describeOnEachDatabase('with a fault', (open) => {
  test('an ingest worker that is killed is replaced, and every scan is stored once', async () => {
    const { db, location } = await open();
    const id = await addLink(db, 'CODE2222');
    const workers: Worker[] = [];
    const onWorker = (worker: Worker) => workers.push(worker);
    process.on('worker', onWorker);
    onTestFinished(() => void process.off('worker', onWorker));
    const recorder = await startRecorder(location, id);
    await recorder.record(700);
    await expect.poll(() => workers.length).toBeGreaterThan(0);
    await workers[0]?.terminate();
    const stored = async () => {
      const rows = await db.selectFrom('scans').select('referrer').execute();
      return [rows.length, new Set(rows.map(({ referrer }) => referrer)).size];
    };
    await expect.poll(stored, { interval: 200 }).toEqual([700, 700]);
    await expect.poll(recorder.waiting).toMatch(/^scans_waiting 0$/m);
    await recorder.close();
    expect(recorder.lines.filter((line) => line.includes('failed'))).toEqual([]);
  });

  test('sessions, writes, redirects and jobs survive a clock that jumps by a day', async () => {
    const { db, location } = await open();
    let now = Date.now();
    const config = { dataDir: await newDataDir(), database: location };
    const app = await testApp({ db, config, clock: () => now });
    const url = await listen(app);
    const owner = await newUser(app);
    const { id, link } = await owner.saveDynamic();
    for (const [step, days] of [1, -2, 1].entries()) {
      now += days * DAY_MS;
      const target = `https://shop.example/${step}`;
      const path = `/api/projects/${id}`;
      expect((await owner.send('PATCH', path, { link: { target } })).statusCode).toBe(200);
      const where = async () => (await scan(`${url}/Q/${link.code}`)).headers.get('location');
      await expect.poll(where).toBe(target);
      expect(await takeLease(db, `job ${step}`, now + DAY_MS)).toBeDefined();
      expect(await takeLease(db, `job ${step}`, now)).toBeDefined();
      expect(await takeLease(db, `job ${step}`, now)).toBeUndefined();
    }
    const stored = () => db.selectFrom('scans').select('id').execute();
    await expect.poll(async () => (await stored()).length).toBeGreaterThanOrEqual(3);
  });
});
