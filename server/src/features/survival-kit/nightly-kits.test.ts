import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { takeFileLock } from '../../file-lock.ts';
import { type Job, listJobs } from '../../jobs/jobs.ts';
import { openSqlite } from '../../testing/databases.ts';
import { keepLog } from '../../testing/log.ts';
import { addLink, newDataDir } from '../../testing/short-links.ts';
import { verifyKit } from './verify-kit.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const hour = 3600_000;
const shortUrl = 'https://q.example';

test('the nightly job writes one kit a day, keeps the newest, and fails aloud', async () => {
  const { db, location } = await openSqlite();
  await addLink(db, 'ABCD2345');
  const folder = join(await newDataDir(), 'kits');
  const blockListFile = join(folder, 'none.txt');
  let time = now;
  const { log } = keepLog();
  const kits = { folder, keep: 2, location, shortUrl, blockListFile };
  const jobs = listJobs({
    ...{ db, clock: () => time, log, metrics: new Registry(), mailer: undefined },
    ...{ publicUrl: shortUrl, registration: 'open', backups: undefined, kits },
  });
  const run = jobs.find(({ name }) => name === 'survival-kit')?.run as Job['run'];
  const { signal } = new AbortController();
  await mkdir(join(folder, '2026-05-31.partial-0123456789ab'), { recursive: true });
  await mkdir(join(folder, 'my notes'));
  await mkdir(join(folder, '2020-01-01')); // not a kit
  for (let i = 0; i < 6; i++) {
    await run(signal);
    time += 12 * hour;
  }
  expect((await readdir(folder)).sort()).toEqual([
    '2020-01-01',
    '2026-06-03',
    '2026-06-04',
    'kits.lock',
    'my notes',
  ]);
  const { problems, previous } = await verifyKit(join(folder, '2026-06-04'));
  expect([problems, previous]).toEqual([[], '2026-06-03']);
  time += 24 * hour;
  const lock = takeFileLock(join(folder, 'kits.lock'));
  await run(signal);
  lock?.release();
  await run(AbortSignal.abort());
  expect(await readdir(folder)).not.toContain('2026-06-05');
  await run(signal);
  expect(await readdir(folder)).toContain('2026-06-05');
  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file');
  await expect(run(signal)).rejects.toThrow();
});
