import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect, type DatabaseLocation } from '../../server/src/platform/db/connect.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import {
  type PostgresServer,
  startPostgresServer,
} from '../../server/src/testing/postgres-server.ts';
import { startServer } from '../../server/src/testing/server-process.ts';
import { addLink, scan } from '../../server/src/testing/short-links.ts';
import {
  read,
  type SteadyLoad,
  startSteadyLoad,
  unexpectedOf,
  write,
} from '../../server/src/testing/steady-load.ts';

const CODE = 'CODE2222';
/** The Retry-After of a busy server; a server whose database does not respond sends a lower value. */
const BUSY_RETRY_AFTER = '5';
const RESTARTS = 20;

let postgres: PostgresServer;
let location: DatabaseLocation & { postgresUrl: string };

beforeAll(async () => {
  postgres = await startPostgresServer({ fsync: 'off', max_connections: '40' });
  location = { postgresUrl: await postgres.createDatabase('outages') };
  const db = connect(location, () => {});
  await migrate(db);
  await addLink(db, CODE);
  await db.destroy();
});

afterAll(() => postgres.stop());

async function start() {
  const server = await startServer({
    DATABASE_URL: location.postgresUrl,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1', // so that no write reaches the limit per client
  });
  const url = `http://127.0.0.1:${await server.port}`;
  // Also caches the link. On a busy machine, the database may take longer than a scan waits.
  await expect.poll(async () => (await scan(`${url}/Q/${CODE}`)).status).toBe(302);
  return { ...server, url };
}

test(`survives ${RESTARTS} restarts of PostgreSQL under load`, async () => {
  const server = await start();
  const load = startSteadyLoad(server.url, CODE);
  for (let i = 0; i < RESTARTS; i++) {
    const before = load.writes.answers.length;
    await expect.poll(() => load.writes.answers.length).toBeGreaterThan(before + 20);
    await postgres.halt();
    await sleep(200);
    await postgres.resume();
    await expect.poll(async () => (await write(server.url)).status).toBe(200);
  }
  await load.stop();
  expect(server.child.exitCode, server.output()).toBe(null);
  expectClearAnswers(load);
  expect((await read(server.url)).status).toBe(200);
});

test('responds while PostgreSQL hangs, exits with 0 on SIGTERM, and works again afterwards', async () => {
  const [server, ending] = [await start(), await start()];
  const load = startSteadyLoad(server.url, CODE);
  const endingLoad = startSteadyLoad(ending.url, CODE);
  await expect.poll(() => load.writes.answers.length).toBeGreaterThan(20);
  await expect.poll(() => endingLoad.writes.answers.length).toBeGreaterThan(20);
  const thaw = await postgres.freeze();
  onTestFinished(thaw);
  const before = countAnswers(load);
  await sleep(500); // requests are in flight
  ending.child.kill('SIGTERM');
  const refused = () =>
    answersToWrites(load)
      .slice(before.writes)
      .map(({ status }) => status);
  await expect.poll(refused).toContain(503);
  // Redirects do not wait for the database, so two callers get more redirects than four callers get responses
  // to writes.
  const after = countAnswers(load);
  expect(after.redirects - before.redirects).toBeGreaterThan(after.writes - before.writes);
  expect((await ending.exited).code, ending.output()).toBe(0);
  await endingLoad.stop();
  expect(unexpectedOf(endingLoad.writes, [200, 503])).toEqual([]);
  thaw();
  await expect.poll(async () => (await write(server.url)).status).toBe(200);
  await load.stop();
  expectClearAnswers(load);
});

test('refuses writes while PostgreSQL accepts no more connections, and keeps redirecting', async () => {
  const server = await start();
  const crowd: Client[] = [];
  onTestFinished(async () => void (await Promise.all(crowd.map((client) => client.end()))));
  const others = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'everscan%'`;
  // Ends the server's connections until others have taken all of them.
  const status = async () => {
    while (await joinCrowd(crowd)) {}
    await crowd[0]?.query(others);
    while (await joinCrowd(crowd)) {}
    return (await write(server.url)).status;
  };
  await expect.poll(status).toBe(503);
  expect((await scan(`${server.url}/Q/${CODE}`)).status).toBe(302);
  await Promise.all(crowd.splice(0).map((client) => client.end()));
  await expect.poll(async () => (await write(server.url)).status).toBe(200);
  expect(server.child.exitCode, server.output()).toBe(null);
});

/** Adds a connection; returns false when PostgreSQL accepts no more. */
async function joinCrowd(crowd: Client[]): Promise<boolean> {
  const client = new Client(location.postgresUrl);
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    if ((error as { code?: unknown }).code === '53300') return false;
    throw error;
  }
  crowd.push(client);
  return true;
}

function expectClearAnswers({ reads, writes, redirects }: SteadyLoad): void {
  for (const { unanswered } of [reads, writes, redirects]) expect(unanswered).toBe(0);
  expect(unexpectedOf(redirects, [302])).toEqual([]);
  expect(unexpectedOf(reads, [200, 503])).toEqual([]);
  expect(unexpectedOf(writes, [200, 503])).toEqual([]);
}

function countAnswers(load: SteadyLoad) {
  return { redirects: load.redirects.answers.length, writes: answersToWrites(load).length };
}

/** Leaves out the refusals of a busy server, which come at once. */
function answersToWrites({ writes }: SteadyLoad) {
  return writes.answers.filter(({ retryAfter }) => retryAfter !== BUSY_RETRY_AFTER);
}
