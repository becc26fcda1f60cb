/**
 * Measures how long the report on all codes of a large account blocks the event loop, which redirects need
 * too, and how much memory it takes.
 *
 *     npm run lab -- all-codes -- [CODES] [DAYS] [sqlite|postgres]     defaults: 1000, 365, both
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { countedLinks } from '../../server/src/codes/index.ts';
import { DAY_MS, dayOf } from '../../server/src/platform/days.ts';
import {
  connect,
  connectForLongWork,
  type DatabaseLocation,
} from '../../server/src/platform/db/connect.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { countToday, reportScans } from '../../server/src/scans/scan-report.ts';
import { actorFor } from '../../server/src/testing/actor.ts';
import { startPostgresServer } from '../../server/src/testing/postgres-server.ts';
import { isSmoke } from '../bars.ts';
import { seedAllCodes } from './seed-all-codes.ts';

const [codes, days] = [Number(process.argv[2] ?? 1_000), Number(process.argv[3] ?? 365)];
if (!Number.isInteger(codes + days) || codes < 1 || days < 1) {
  throw new RangeError('Usage: all-codes.ts [CODES] [DAYS]');
}
const ZONE = 'Europe/Berlin';
/** The bar for the processor time of one turn of the event loop. */
const BAR_MS = 50;

for (const kind of ['sqlite', 'postgres'] as const) {
  if (process.argv[4] && process.argv[4] !== kind) continue;
  const directory = await mkdtemp(join(tmpdir(), 'everscan-bench-'));
  const postgres = kind === 'postgres' ? await startPostgresServer({}) : undefined;
  try {
    const postgresUrl = await postgres?.createDatabase('all');
    await measureAll(
      kind,
      postgresUrl ? { postgresUrl } : { sqliteFile: join(directory, 'everscan.sqlite') },
    );
  } finally {
    await postgres?.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function measureAll(kind: string, location: DatabaseLocation): Promise<void> {
  const now = Date.now();
  const patient = connectForLongWork(location);
  await migrate(patient);
  const owner = actorFor(await seedAllCodes(patient, { codes, days, now }), now);
  await patient.destroy();
  const db = connect(location, () => {});
  const [from, to] = [dayOf(now - (days - 1) * DAY_MS), dayOf(now)];
  const report = (period: { from?: string }, by: 'day' | 'month') => () =>
    reportScans(db, owner, { project: 'all', to, zone: ZONE, by, ...period }, countedLinks);
  console.log(`\n## ${kind}: ${codes} codes with scans on ${days} days\n`);
  console.log(
    '| | ms | processor ms | longest turn, ms of it | bar | | longest delay, ms | most MB |',
  );
  console.log('|---|--:|--:|--:|--:|---|--:|--:|');
  await measure('today, as it is polled', () =>
    countToday(db, owner, { project: 'all', zone: ZONE }, countedLinks),
  );
  await measure('30 days', report({ from: dayOf(now - 29 * DAY_MS) }, 'day'));
  await measure(`${days} days`, report({ from }, 'day'));
  await measure('all, by month', report({}, 'month'));
  const several = Array.from({ length: 4 }, () => report({ from }, 'day'));
  await measure(`${days} days, four at once`, () => Promise.all(several.map((run) => run())));
  console.log(`\nLoad average: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors.`);
  await db.destroy();
}

async function measure(name: string, run: () => Promise<unknown>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await sleep(20);
  const turns = watchTurns();
  const start = performance.now();
  await run();
  const ms = performance.now() - start;
  const { totalMs, longestMs } = turns.stop();
  await sleep(20);
  delay.disable();
  if (longestMs >= BAR_MS && !isSmoke) process.exitCode = 1;
  const bar = `${BAR_MS} | ${longestMs < BAR_MS ? 'pass' : 'FAIL'}`;
  const mb = process.resourceUsage().maxRSS / 1024;
  const [all, used, longest, delayed, memory] = [ms, totalMs, longestMs, delay.max / 1e6, mb].map(
    (value) => value.toFixed(0),
  );
  console.log(`| ${name} | ${all} | ${used} | ${longest} | ${bar} | ${delayed} | ${memory} |`);
}

/** Measures the processor time of each turn of the event loop, so that other programs do not affect the result. */
function watchTurns() {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const start = used();
  let [last, longestMs, isRunning] = [start, 0, true];
  const turn = () => {
    const now = used();
    longestMs = Math.max(longestMs, now - last);
    last = now;
    if (isRunning) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    stop() {
      turn();
      isRunning = false;
      return { totalMs: used() - start, longestMs };
    },
  };
}
