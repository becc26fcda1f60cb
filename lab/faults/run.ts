/**
 * Kills the server with SIGKILL while 50 writers use it, restarts it, repeats the writes whose responses
 * were lost, and compares the database with the acknowledged writes.
 *
 *     npm run lab -- faults -- [CYCLES] [sqlite|postgres]        defaults: 100 and sqlite
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseLocation } from '../../server/src/platform/db/connect.ts';
import { startPostgresServer } from '../../server/src/testing/postgres-server.ts';
import { isSmoke } from '../bars.ts';
import { compare, type Findings } from './compare.ts';
import { startServer } from './server-under-test.ts';
import { Writer } from './writer.ts';

const WRITERS = isSmoke ? 8 : 50;
/** How many of them register accounts, which is slow because passwords are hashed. */
const REGISTERING = isSmoke ? 1 : 4;
const MAX_LIFE_MS = 500;

const cycles = Number(process.argv[2] ?? 100);
const name = process.argv[3] ?? 'sqlite';
if (!Number.isInteger(cycles) || cycles < 1 || !['sqlite', 'postgres'].includes(name)) {
  throw new RangeError('Usage: faults [CYCLES] [sqlite|postgres]');
}

const dataDir = await mkdtemp(join(tmpdir(), 'everscan-faults-'));
const postgres = name === 'postgres' ? await startPostgresServer({}) : undefined;
const location: DatabaseLocation = postgres
  ? { postgresUrl: await postgres.createDatabase('faults') }
  : { sqliteFile: join(dataDir, 'everscan.sqlite') };
const variables = 'postgresUrl' in location ? { DATABASE_URL: location.postgresUrl } : {};
const writers = Array.from(
  { length: WRITERS },
  (_, i) => new Writer(i, { registers: i < REGISTERING }),
);
const total: Findings = { lost: [], doubled: [], damage: [] };
const startedAt = performance.now();

let server = await startServer(dataDir, variables);
try {
  for (const writer of writers) await writer.signUp(server.url);
  for (let cycle = 1; cycle <= cycles; cycle++) {
    const { url } = server;
    const writing = writers.map((writer) => writer.writeUntilDisconnected(url));
    await sleep(randomInt(1, MAX_LIFE_MS + 1));
    await server.kill();
    await Promise.all(writing);
    server = await startServer(dataDir, variables);
    const { url: nextUrl } = server;
    await Promise.all(writers.map((writer) => writer.retry(nextUrl)));
    const findings = await compare(location, writers);
    for (const kind of ['lost', 'doubled', 'damage'] as const) total[kind].push(...findings[kind]);
    if (cycle % 10 === 0 || cycle === cycles) report(cycle);
    if (hasFailed()) break;
  }
} finally {
  await server.kill();
}

if (hasFailed()) {
  console.error(JSON.stringify({ ...total, unexpected: unexpected() }, null, 2).slice(0, 5_000));
  if (!postgres) console.error(`The data is kept in ${dataDir}`);
  await postgres?.stop();
  process.exit(1); // PostgreSQL's exit hook would replace `exitCode`
} else {
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function report(cycle: number): void {
  const sum = (count: (writer: Writer) => number) =>
    writers.reduce((sum, writer) => sum + count(writer), 0);
  console.log(
    [
      `cycles ${cycle}`,
      `acknowledged ${sum(({ acknowledged }) => acknowledged)}`,
      `cut and retried ${sum(({ retried }) => retried)}`,
      `lost ${total.lost.length}`,
      `doubled ${total.doubled.length}`,
      `damaged ${total.damage.length}`,
      `unexpected responses ${unexpected().length}`,
      `${Math.round((performance.now() - startedAt) / 1000)} s`,
    ].join(' · '),
  );
}

function unexpected(): string[] {
  return writers.flatMap((writer) => writer.unexpected);
}

function hasFailed(): boolean {
  return [...Object.values(total), unexpected()].some(({ length }) => length > 0);
}
