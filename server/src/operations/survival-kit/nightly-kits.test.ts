import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { listJobs } from '../../jobs.ts';
import { DAY_MS, dayOf } from '../../platform/days.ts';
import { takeFileLock } from '../../platform/files/file-lock.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { openSqlite } from '../../testing/databases.ts';
import { keepLog } from '../../testing/log.ts';
import { addLink, newDataDir } from '../../testing/short-links.ts';
import { verifyKit } from './kit-command.ts';
import { buildNightlyKits } from './nightly-kits.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const hour = 3600_000;
const shortUrl = 'https://q.example';

test('the nightly job writes one kit a day, keeps the newest, and reports failures', async () => {
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
  await mkdir(join(folder, '2026-05-30'));
  await writeFile(join(folder, '2026-05-30/manifest.json'), ''); // of an earlier version
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
  expect((await verifyKit(join(folder, '2026-06-04'))).problems).toEqual([]);
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

test('a kit dated by a clock that was a year ahead replaces no other kit and does not count as new', async () => {
  const { db, location } = await openSqlite();
  await addLink(db, 'ABCD2345');
  const folder = join(await newDataDir(), 'kits');
  const wrong = Date.now() + 365 * DAY_MS;
  let time = wrong;
  const metrics = new Registry();
  const run = buildNightlyKits({
    ...{ folder, keep: 2, location, shortUrl, blockListFile: join(folder, 'none.txt') },
    ...{ clock: () => time, log: keepLog().log, metrics },
  });
  const { signal } = new AbortController();
  await run(signal);
  await utimes(join(folder, dayOf(wrong), 'SHA256SUMS'), wrong / 1000, wrong / 1000);
  time = Date.now() - DAY_MS;
  expect(await metrics.metrics()).toMatch(/^survival_kit_age_seconds \+Inf$/m);
  await run(signal);
  time = Date.now();
  await run(signal);
  const kits = (await readdir(folder)).filter((name) => name !== 'kits.lock').sort();
  const yesterday = dayOf(time - DAY_MS);
  expect(kits).toEqual([yesterday, dayOf(time), dayOf(wrong)]);
  const age = /^survival_kit_age_seconds (\S+)$/m.exec(await metrics.metrics())?.[1];
  expect(Number(age)).toBeLessThan(3600);
});
