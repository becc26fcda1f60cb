import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect, type DatabaseLocation } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { type PostgresServer, startPostgresServer } from './testing/postgres-server.ts';
import { startServer } from './testing/server-process.ts';
import { addLink, scan } from './testing/short-links.ts';
import {
  read,
  type SteadyLoad,
  startSteadyLoad,
  unexpectedOf,
  write,
} from './testing/steady-load.ts';

const CODE = 'CODE2222';
const RESTARTS = process.env.PROOF === 'full' ? 20 : 2;

let postgres: PostgresServer;
let location: DatabaseLocation & { postgresUrl: string };

beforeAll(async () => {
  postgres = await startPostgresServer({ fsync: 'off' });
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
    TRUSTED_PROXIES: '127.0.0.1', // so that no write meets the limit of one client
  });
  const url = `http://127.0.0.1:${await server.port}`;
  expect((await scan(`${url}/Q/${CODE}`)).status).toBe(302); // and is remembered
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

test('answers while PostgreSQL hangs, exits with 0 on SIGTERM, and works again afterwards', async () => {
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
  await expect.poll(() => load.writes.answers.some(({ status }) => status === 503)).toBe(true);
  // Redirects do not wait for the database: two callers get more of them than four get responses to writes.
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

function expectClearAnswers({ reads, writes, redirects }: SteadyLoad): void {
  for (const { unanswered } of [reads, writes, redirects]) expect(unanswered).toBe(0);
  expect(unexpectedOf(redirects, [302])).toEqual([]);
  expect(unexpectedOf(reads, [200, 503])).toEqual([]);
  expect(unexpectedOf(writes, [200, 503])).toEqual([]);
}

function countAnswers({ redirects, writes }: SteadyLoad) {
  return { redirects: redirects.answers.length, writes: writes.answers.length };
}
