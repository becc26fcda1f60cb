/**
 * Measures the reports of a code with ten million scans, and how fast scans are recorded.
 *
 *     npm run lab -- scans -- [ROWS] [sqlite|postgres]     defaults: 10000000, both
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import {
  connect,
  connectForLongWork,
  type DatabaseLocation,
} from '../../server/src/platform/db/connect.ts';
import { recordScans } from '../../server/src/scans/scans.ts';
import { startPostgresServer } from '../../server/src/testing/postgres-server.ts';
import { insertLink, iphone, pixel, scanOf, windows } from '../../server/src/testing/scans.ts';
import { isSmoke } from '../bars.ts';
import { startServer } from '../faults/server-under-test.ts';
import { median } from './median.ts';
import { processorMs } from './processor-time.ts';
import { seedScans } from './seed-scans.ts';
import { postJson, signUp } from './sign-up.ts';

const TIMES = isSmoke ? 1 : 51;
const WARM_UP = isSmoke ? 0 : 5;
const BAR_MS = 20;
const DAY_MS = 24 * 3600 * 1000;
/** Scans per transaction, as the ingester groups them. */
const BATCH = 2_000;
const RECORDED = isSmoke ? BATCH : 100_000;

const rows = Number(process.argv[2] ?? 10_000_000);
if (!Number.isInteger(rows) || rows < 1) throw new RangeError('Usage: scans.ts [ROWS]');

for (const kind of ['sqlite', 'postgres'] as const) {
  if (process.argv[3] && process.argv[3] !== kind) continue;
  const directory = await mkdtemp(join(tmpdir(), 'everscan-bench-'));
  // Uses PostgreSQL's defaults, with which every commit waits for the disk.
  const postgres = kind === 'postgres' ? await startPostgresServer({}) : undefined;
  const postgresUrl = await postgres?.createDatabase('scans');
  const start = () => startServer(directory, postgresUrl ? { DATABASE_URL: postgresUrl } : {});
  let server = await start();
  try {
    const location = postgresUrl
      ? { postgresUrl }
      : { sqliteFile: join(directory, 'everscan.sqlite') };
    const owner = await newOwner(server.url);
    const seeding = performance.now();
    const db = connectForLongWork(location);
    const linkId = await insertLink(db, owner);
    await seedScans(db, linkId, rows);
    const seconds = (performance.now() - seeding) / 1000;
    console.log(`\n## ${kind}: a code with ${rows} scans, seeded in ${seconds.toFixed(0)} s\n`);
    console.log(
      `| medians of ${TIMES} | ms | bar | | mean of the process, ms |\n|---|--:|--:|---|--:|`,
    );
    for (const [name, path] of callsOf(owner.project)) {
      // A new process and an empty table, because an account may ask for 60 reports a minute.
      if (!isSmoke) {
        await server.kill();
        if (postgres) await sql`delete from rate_limits`.execute(db);
        server = await start();
      }
      const times: number[] = [];
      let before = 0;
      for (let i = -WARM_UP; i < TIMES; i++) {
        if (i === 0) before = processorMs(server.pid);
        const begin = performance.now();
        const answer = await fetch(`${server.url}${path}`, { headers: { cookie: owner.cookie } });
        const body = await answer.text();
        if (i >= 0) times.push(performance.now() - begin);
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
      }
      const ms = median(times);
      const used = (processorMs(server.pid) - before) / TIMES;
      if (ms >= BAR_MS && !isSmoke) process.exitCode = 1;
      console.log(
        `| ${name} | ${ms.toFixed(1)} | ${BAR_MS} | ${ms < BAR_MS ? 'pass' : 'FAIL'} | ${used.toFixed(1)} |`,
      );
    }
    await db.destroy();
    await measureRecording(location);
    console.log(`Load average: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors.`);
  } finally {
    await server.kill();
    await postgres?.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

function callsOf(project: string): [string, string][] {
  const day = (before: number) => new Date(Date.now() - before * DAY_MS).toISOString().slice(0, 10);
  const path = (values: Record<string, string>) =>
    `/api/scans?${new URLSearchParams({ project, to: day(0), zone: 'Europe/Berlin', ...values })}`;
  return [
    ['a day by hour', path({ from: day(0), by: 'hour' })],
    ['7 days', path({ from: day(6), by: 'day' })],
    ['30 days', path({ from: day(29), by: 'day' })],
    ['30 days, New York', path({ from: day(29), by: 'day', zone: 'America/New_York' })],
    ['90 days', path({ from: day(89), by: 'day' })],
    ['12 months', path({ from: day(364), by: 'month' })],
    ['12 months by day, Kathmandu', path({ from: day(364), by: 'day', zone: 'Asia/Kathmandu' })],
    ['all', path({ by: 'month' })],
    ['live', `/api/scans/live?${new URLSearchParams({ project, zone: 'Europe/Berlin' })}`],
  ];
}

/** Records scans in batches, for few links and for many. */
async function measureRecording(location: DatabaseLocation): Promise<void> {
  const db = connect(location, () => {});
  for (const links of [10, 1_000]) {
    const before = process.cpuUsage();
    const start = performance.now();
    for (let i = 0; i < RECORDED; i += BATCH) {
      const scans = Array.from({ length: BATCH }, (_, j) =>
        scanOf({
          linkId: 1_000_000 + links + Math.floor(Math.random() ** 2 * links),
          at: Date.now(),
          visitor: `${links} ${i + j} of a benchmark`,
          country: ['DE', 'US', 'FR', 'GB'][j % 4] as string,
          userAgent: [iphone, pixel, windows][j % 3] as string,
        }),
      );
      await db.transaction().execute((trx) => recordScans(trx, scans));
    }
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(before);
    console.log(
      `\nRecording ${RECORDED} scans of ${links} links, ${BATCH} at once: ${Math.round(RECORDED / seconds)} a second, ` +
        `${Math.round(RECORDED / ((user + system) / 1e6))} for each second of this process on a processor.`,
    );
  }
  await db.destroy();
}

async function newOwner(url: string) {
  const cookie = await signUp(url);
  const content = { title: 'Menu', type: 'url', style: 'dots', data: { url: 'example.com' } };
  const response = await postJson(`${url}/api/projects`, content, cookie);
  const { id: project } = (await response.json()) as { id: string };
  return { cookie, project, userId: 1, code: 'BENCHMARK' };
}
