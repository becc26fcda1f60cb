/**
 * Measures how a backup of a large SQLite database affects redirects under a steady load, in alternating
 * rounds without and with a backup. The backup runs with the lowest priority, like a daily one.
 *
 *     npm run lab -- backup -- [GIGABYTES] [ROUNDS]        defaults: 2 and 5
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect } from '../../server/src/platform/db/connect.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { addLink } from '../../server/src/testing/short-links.ts';
import { bar, isSmoke } from '../bars.ts';
import { startServer } from '../faults/server-under-test.ts';
import { median } from './median.ts';

const CODE = 'CODE2222';
const PER_SECOND = 200;
const CONNECTIONS = 32;
const QUIET_MS = isSmoke ? 100 : 20_000;
const WARM_UP_MS = isSmoke ? 10 : 3_000;
const BAR_MS = 2;

const gigabytes = Number(process.argv[2] ?? 2);
const rounds = Number(process.argv[3] ?? 5);
const adminCommand = fileURLToPath(new URL('../../server/src/admin.ts', import.meta.url));

/** Fills the database with incompressible content, so that the archive is as large as the database. */
function fill(sqliteFile: string): void {
  const database = new DatabaseSync(sqliteFile);
  database.exec('pragma synchronous = off; create table noise (content blob)');
  const insert = database.prepare('insert into noise values (randomblob(1000000))');
  for (let megabyte = 0; megabyte < gigabytes * 1_000; megabyte++) insert.run();
  database.close();
}

/** Sends scans at a steady rate until `end`, and returns the 99th percentile of the times in ms. */
async function measure(url: string, end: Promise<unknown>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const pending = new Set<Promise<void>>();
  let isOver = false;
  end.finally(() => {
    isOver = true;
  });
  const start = performance.now();
  for (let sent = 0; !isOver; sent++) {
    const due = start + (sent * 1_000) / PER_SECOND;
    await sleep(Math.max(0, due - performance.now()));
    // Measured from the time when the request was due, so that a stall counts for each request that it delays.
    const answered = once(get(`${url}/Q/${CODE}`, { agent }), 'response').then(([response]) => {
      response.resume();
      times.push(performance.now() - due);
    });
    pending.add(answered);
    answered.finally(() => pending.delete(answered));
  }
  await Promise.all(pending);
  agent.destroy();
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

async function backUp(dataDir: string, file: string): Promise<void> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [adminCommand, 'backup', file], { env, stdio: 'inherit' });
  // A busy machine would never finish the smoke run's backup at this priority.
  if (child.pid && !isSmoke) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The backup failed.');
}

const dataDir = await mkdtemp(join(tmpdir(), 'everscan-bench-'));
try {
  const sqliteFile = join(dataDir, 'everscan.sqlite');
  const db = connect({ sqliteFile }, () => {});
  await migrate(db);
  await addLink(db, CODE);
  await db.destroy();
  fill(sqliteFile);
  const server = await startServer(dataDir);
  await measure(server.url, sleep(WARM_UP_MS));
  const file = join(dataDir, 'backup');
  const changes: number[] = [];
  const durations: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const quiet = await measure(server.url, sleep(QUIET_MS));
    const start = performance.now();
    const busy = await measure(server.url, backUp(dataDir, file));
    durations.push((performance.now() - start) / 1_000);
    changes.push(busy - quiet);
    console.log(`round ${round}: p99 ${quiet.toFixed(2)} ms, with a backup ${busy.toFixed(2)} ms`);
    if (round === rounds) {
      const { size } = await stat(file);
      console.log(`database of ${gigabytes} GB, backup of ${(size / 1e9).toFixed(2)} GB`);
    }
    await rm(file);
  }
  await server.kill();
  const change = median(changes);
  const seen = `backup in ${median(durations).toFixed(0)} s`;
  bar('change of p99', change, { atMost: BAR_MS, unit: 'ms', with: seen });
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
