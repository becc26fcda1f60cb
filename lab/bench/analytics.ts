/**
 * Compares the dashboard's requests with a million downloads and with a thousand, and measures how
 * fast downloads are tracked.
 *
 *     npm run lab -- analytics -- [ROWS] [sqlite|postgres]     defaults: 1000000, both
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connect,
  connectForLongWork,
  type DatabaseLocation,
} from '../../server/src/platform/db/connect.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import {
  type PostgresServer,
  startPostgresServer,
} from '../../server/src/testing/postgres-server.ts';
import { finding, isSmoke } from '../bars.ts';
import { startServer } from '../faults/server-under-test.ts';
import { type Get, listCalls, readExport } from './calls.ts';
import { median } from './median.ts';
import { seed } from './seed.ts';
import { measureTracking } from './tracking.ts';

const FEW = 1_000;
const TIMES = isSmoke ? 1 : 51;
const WARM_UP = isSmoke ? 0 : 5;
/** The number of rows of an export after which the memory is reported; it is also reported at the end. */
const MARK = 1_000_000;

const rows = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(rows) || rows < FEW) throw new RangeError('Usage: analytics.ts [ROWS]');

for (const kind of ['sqlite', 'postgres'] as const) {
  if (process.argv[3] && process.argv[3] !== kind) continue;
  const directory = await mkdtemp(join(tmpdir(), 'everscan-bench-'));
  // Uses PostgreSQL's defaults, with which every commit waits for the disk.
  const postgres = kind === 'postgres' ? await startPostgresServer({}) : undefined;
  try {
    const few = await measureCalls(directory, postgres, FEW);
    const many = rows === FEW ? few : await measureCalls(directory, postgres, rows);
    reportCalls(kind, few, many);
    reportTracking(await measureTracking(await postgres?.createDatabase('tracking')));
  } finally {
    await postgres?.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

type Measured = Awaited<ReturnType<typeof measureCalls>>;

/** Median times in ms, by name, of sequential HTTP requests to a separate server. */
async function measureCalls(directory: string, postgres: PostgresServer | undefined, rows: number) {
  const dataDir = join(directory, String(rows));
  const postgresUrl = await postgres?.createDatabase(`rows_${rows}`);
  const server = await startServer(dataDir, postgresUrl ? { DATABASE_URL: postgresUrl } : {});
  try {
    const location = postgresUrl
      ? { postgresUrl }
      : { sqliteFile: join(dataDir, 'everscan.sqlite') };
    const seededMs = await fill(location, rows);
    const get = await signInAsAdmin(server.url, location);
    const medians = new Map<string, { ms: number; barMs: number | undefined }>();
    for (const { name, path, barMs } of await listCalls(get)) {
      const times: number[] = [];
      for (let i = -WARM_UP; i < TIMES; i++) {
        const start = performance.now();
        await (await get(path)).arrayBuffer();
        if (i >= 0) times.push(performance.now() - start);
      }
      medians.set(name, { ms: median(times), barMs });
    }
    const exported = await readExport(get, server.pid, [Math.min(rows, MARK), rows]);
    return { seededMs, medians, exported };
  } finally {
    await server.kill();
  }
}

async function fill(location: DatabaseLocation, rows: number): Promise<number> {
  const db = connectForLongWork(location);
  const start = performance.now();
  try {
    await migrate(db);
    await seed(db, rows);
  } finally {
    await db.destroy();
  }
  return performance.now() - start;
}

async function signInAsAdmin(url: string, location: DatabaseLocation): Promise<Get> {
  const credentials = { email: 'admin@example.com', password: 'correct horse' };
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const db = connect(location, () => {});
  await db
    .updateTable('users')
    .set({ is_admin: 1 })
    .where('email', '=', credentials.email)
    .execute();
  await db.destroy();
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.replace(/;.*/, ''))
    .join('; ');
  return async (path) => {
    const answer = await fetch(`${url}${path}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
}

function reportCalls(kind: string, few: Measured, many: Measured): void {
  console.log(
    `\n## ${kind}: ${rows} downloads, seeded in ${(many.seededMs / 1000).toFixed(0)} s\n`,
  );
  console.log(`| medians of ${TIMES} | ${FEW} rows, ms | ${rows} rows, ms | ratio | bar, ms | |`);
  console.log('|---|--:|--:|--:|--:|---|');
  for (const [name, { ms, barMs }] of many.medians) {
    const before = few.medians.get(name)?.ms ?? Number.NaN;
    const numbers = [before.toFixed(2), ms.toFixed(2), (ms / before).toFixed(1), barMs];
    console.log(
      `| ${name} | ${numbers.join(' | ')} | ${verdict(barMs === undefined || ms < barMs)} |`,
    );
  }
  const { read, perSecond, before, peaks } = many.exported;
  const memory = peaks.map(({ rows, mb }) => `${mb} MB up to row ${rows}`).join(', ');
  console.log(
    `\nCSV: ${read} rows at ${Math.round(perSecond)} a second; memory of the server: ` +
      `${before} MB before, and at most ${memory}.`,
  );
}

function reportTracking(rates: Awaited<ReturnType<typeof measureTracking>>): void {
  const { empty, emptyPost, tracking, acknowledged, refused, stored } = rates;
  console.log(
    `\nTracking: ${Math.round(tracking)} a second, which is ${(tracking / emptyPost).toFixed(2)} of an empty POST ` +
      `route with the same body in Fastify (${Math.round(emptyPost)}) and ` +
      `${(tracking / empty).toFixed(2)} of an empty GET route (${Math.round(empty)}).`,
  );
  const seen = `${stored} of ${acknowledged}, ${refused} refused`;
  finding('acknowledged downloads are stored after a SIGKILL', stored >= acknowledged, seen);
}

function verdict(passed: boolean): string {
  if (!passed && !isSmoke) process.exitCode = 1;
  return passed ? 'pass' : 'FAIL';
}
