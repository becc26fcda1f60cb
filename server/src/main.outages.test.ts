import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type DatabaseLocation } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { type PostgresServer, startPostgresServer } from './testing/postgres-server.ts';
import { startServer } from './testing/server-process.ts';
import { addLink, scan } from './testing/short-links.ts';
import { read, startSteadyLoad, unexpectedOf, write } from './testing/steady-load.ts';

/** Long enough for a machine with other work to do. */
const SOON = { timeout: 30_000 };
const CODE = 'CODE2222';
const RESTARTS = process.env.PROOF === 'full' ? 20 : 5;

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
    await expect.poll(() => load.writes.answers.length, SOON).toBeGreaterThan(before + 20);
    await postgres.halt();
    await sleep(200);
    await postgres.resume();
    await expect.poll(async () => (await write(server.url)).status, SOON).toBe(200);
  }
  await load.stop();
  expect(server.child.exitCode, server.output()).toBe(null);
  for (const { unanswered } of [load.reads, load.writes, load.redirects])
    expect(unanswered).toBe(0);
  expect(unexpectedOf(load.redirects, [302])).toEqual([]);
  expect(unexpectedOf(load.reads, [200, 503])).toEqual([]);
  expect(unexpectedOf(load.writes, [200, 503])).toEqual([]);
  expect((await read(server.url)).status).toBe(200);
}, 180_000);
