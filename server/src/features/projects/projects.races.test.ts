import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { plans } from '@everscan/contract/plans';
import { expect, test } from 'vitest';
import type { DatabaseLocation, Db } from '../../db/connect.ts';
import type { App } from '../../http/app-type.ts';
import { testApp } from '../../testing/app.ts';
import { openPostgres, openSqlite } from '../../testing/databases.ts';
import { startServer } from '../../testing/server-process.ts';
import { newUser, projectBody, type Visitor } from '../../testing/visitor.ts';

const PARALLEL = 200;
/** `RACE_ROUNDS=100` for the long run. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 5);
const timeout = 60_000 + ROUNDS * 10_000;
const limit = plans.free.savedCodes;

/** Sends the request number `i` and tells its status. */
type Send = (i: number) => Promise<number>;

test('on SQLite, of 200 at once with one place left one is saved', { timeout }, async () => {
  const { db } = await openSqlite();
  const owner = await newUser(await testApp({ db }));
  await race(db, owner, sendInside(owner, [owner.app]));
});

test('on PostgreSQL through two apps one is saved', { timeout }, async () => {
  const { db, connectAgain } = await openPostgres();
  const owner = await newUser(await testApp({ db }));
  const elsewhere = await testApp({ db: connectAgain() });
  await race(db, owner, sendInside(owner, [owner.app, elsewhere]));
});

test('on PostgreSQL through two processes one is saved', { timeout }, async () => {
  const { db, location } = await openPostgres();
  const owner = await newUser(await testApp({ db }));
  await race(db, owner, await sendToProcesses(owner, location));
});

test('on SQLite through two processes with one file one is saved', { timeout }, async () => {
  const { db, location } = await openSqlite();
  const owner = await newUser(await testApp({ db }));
  await race(db, owner, await sendToProcesses(owner, location));
});

async function race(db: Db, owner: Visitor, send: Send): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await db.deleteFrom('projects').execute();
    for (let i = 0; i < limit - 1; i++) await owner.save();
    const statuses = await Promise.all(Array.from({ length: PARALLEL }, (_, i) => send(i)));
    const counts: Record<number, number> = {};
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
    expect(counts).toEqual({ 201: 1, 403: PARALLEL - 1 });
    expect(await db.selectFrom('projects').select('id').execute()).toHaveLength(limit);
  }
}

function sendInside(owner: Visitor, apps: readonly App[]): Send {
  return async (i) => {
    const app = apps[i % apps.length] as App;
    const response = await app.inject({
      method: 'POST',
      url: '/api/projects',
      headers: { 'sec-fetch-site': 'same-origin', cookie: cookieOf(owner) },
      payload: projectBody,
    });
    return response.statusCode;
  };
}

async function sendToProcesses(owner: Visitor, location: DatabaseLocation): Promise<Send> {
  const variables = {
    TRUSTED_PROXIES: '127.0.0.1',
    ...('postgresUrl' in location
      ? { DATABASE_URL: location.postgresUrl }
      : { DATA_DIR: dirname(location.sqliteFile) }),
  };
  const servers = [await startServer(variables), await startServer(variables)];
  const ports = await Promise.all(servers.map((server) => server.port));
  return async (i) => {
    const send = async () => {
      const response = await fetch(`http://127.0.0.1:${ports[i % 2]}/api/projects`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie: cookieOf(owner),
          // From many places: one would meet the limit of requests.
          'x-forwarded-for': `10.0.0.${i}`,
        },
        body: JSON.stringify(projectBody),
      });
      await response.arrayBuffer();
      return response.status;
    };
    // A process on a machine that is too busy says so and has done nothing: the client asks again.
    let status = await send();
    while (status === 503) {
      await setTimeout(100);
      status = await send();
    }
    return status;
  };
}

function cookieOf({ cookies }: Visitor): string {
  return `session=${cookies.get('session')}`;
}
