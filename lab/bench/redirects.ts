/**
 * Compares redirects, whose scans are written to disk before the response, with a bare node:http server that
 * responds with 302, in alternating rounds.
 *
 *     npm run lab -- redirects [sqlite]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect, type DatabaseLocation } from '../../server/src/platform/db/connect.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { startPostgresServer } from '../../server/src/testing/postgres-server.ts';
import { addLink } from '../../server/src/testing/short-links.ts';
import { bar, finding, isSmoke } from '../bars.ts';
import { startServer } from '../faults/server-under-test.ts';
import { type Load, load, request } from './load.ts';
import { median, percentile } from './median.ts';

const ROUNDS = isSmoke ? 1 : 5;
const WARM_UP = isSmoke ? 0 : 1;
const ROUND_MS = isSmoke ? 50 : 3_000;
const CONNECTIONS = isSmoke ? [32] : [32, 128];
const CODES = Array.from({ length: 100 }, (_, i) => `CODE${1000 + i}`);
/** Rate of the bare server divided by that of Kutt 3.2.3, measured on one machine in one run. */
const KUTT = 107_000 / 4_450;
const BAR = { share: 0.4, p99Ms: 6 };

let sent = 0;

/** Returns a request of one of many visitors, who use a few browsers, as behind a proxy. */
function nextScan(): string {
  sent++;
  return request('GET', `/Q/${CODES[sent % CODES.length]}`, {
    'user-agent': `Mozilla/5.0 (iPhone; CPU iPhone OS ${sent % 50} like Mac OS X) Version/18.0 Safari/604.1`,
    'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
  });
}

const bareRedirect = fileURLToPath(new URL('bare-redirect.ts', import.meta.url));

async function compare(name: string, location: DatabaseLocation, dataDir: string): Promise<void> {
  const db = connect(location, () => {});
  await migrate(db);
  for (const code of CODES) await addLink(db, code);
  const variables = 'postgresUrl' in location ? { DATABASE_URL: location.postgresUrl } : {};
  const server = await startServer(dataDir, variables);
  const bare = spawn(process.execPath, [bareRedirect], { stdio: ['ignore', 'pipe', 'inherit'] });
  const barePort = Number(String((await once(bare.stdout, 'data'))[0]));
  const port = Number(new URL(server.url).port);
  let answered = 0;
  for (const connections of CONNECTIONS) {
    const rates = { bare: [] as number[], ours: [] as number[] };
    const bareTimes: number[] = [];
    const times: number[] = [];
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const reference = await load(barePort, ROUND_MS, nextScan, connections);
      const ours = await load(port, ROUND_MS, nextScan, connections);
      answered += redirectsOf(ours);
      if (round < 0) continue; // warms up
      rates.bare.push(reference.perSecond);
      rates.ours.push(ours.perSecond);
      bareTimes.push(percentile(reference.times, 0.99));
      times.push(percentile(ours.times, 0.5), percentile(ours.times, 0.99));
    }
    const share = median(rates.ours.map((rate, i) => rate / (rates.bare[i] as number)));
    const p50 = median(times.filter((_, i) => i % 2 === 0));
    const p99 = median(times.filter((_, i) => i % 2 === 1));
    console.log(
      `| ${name}, ${connections} connections | ${Math.round(median(rates.bare))} | ${Math.round(median(rates.ours))} | ${(share * 100).toFixed(0)} % | ${(share * KUTT).toFixed(1)} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${median(bareTimes).toFixed(2)} |`,
    );
    if ('sqliteFile' in location && connections === 32) {
      bar('share of the bare server', share * 100, { atLeast: BAR.share * 100, unit: '%' });
      bar('p99', p99, { atMost: BAR.p99Ms, unit: 'ms' });
    }
  }
  await server.kill();
  bare.kill();
  // A new process adds the scans that the killed one left.
  const heir = await startServer(dataDir, variables);
  const start = performance.now();
  let stored = 0;
  // On a busy machine, creating a journal may take longer than redirects wait for it.
  const mayLose = isSmoke && server.wasDiskLate();
  while (!mayLose && stored < answered && performance.now() - start < 600_000) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    stored =
      (await db.selectFrom('scans').select(db.fn.countAll<number>().as('n')).execute())[0]?.n ?? 0;
  }
  const seen = `${answered} redirected, ${stored} counted`;
  finding(
    `${name}, no scan is missing after a SIGKILL`,
    mayLose || Number(stored) >= answered,
    seen,
  );
  await heir.kill();
  await db.destroy();
}

function redirectsOf({ answers }: Load): number {
  const others = [...answers].filter(([status]) => status !== 302);
  if (others.length > 0) finding('every response is 302', false, JSON.stringify(others));
  return answers.get(302) ?? 0;
}

console.log('| | bare /s | Everscan /s | share | × Kutt | p50 ms | p99 ms | bare p99 ms |');
console.log('|---|--:|--:|--:|--:|--:|--:|--:|');
const dataDir = await mkdtemp(join(tmpdir(), 'everscan-bench-'));
await compare('SQLite', { sqliteFile: join(dataDir, 'everscan.sqlite') }, dataDir);
if (!process.argv.includes('sqlite')) {
  const postgres = await startPostgresServer({});
  const otherDir = await mkdtemp(join(tmpdir(), 'everscan-bench-'));
  try {
    await compare('PostgreSQL', { postgresUrl: await postgres.createDatabase('bench') }, otherDir);
  } finally {
    await postgres.stop();
    await rm(otherDir, { recursive: true, force: true });
  }
}
await rm(dataDir, { recursive: true, force: true });
