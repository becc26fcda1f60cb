import { type AddressInfo, createServer, connect as openSocket, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../testing/databases.ts';
import { connect } from './connect.ts';
import { isUnavailable } from './is-unavailable.ts';
import { migrateAt } from './migrate.ts';

/** Longer than a request waits for PostgreSQL. */
const LONG_WAIT_SECONDS = 6;

test('replaces a connection that was lost without a reset', async () => {
  const { proxyUrl, cut } = await startProxy((await openPostgresLocation()).postgresUrl);
  const errors: Error[] = [];
  const db = connect({ postgresUrl: proxyUrl }, (error) => errors.push(error));
  onTestFinished(() => db.destroy());
  const ask = () => sql`select 1`.execute(db);
  await ask();
  cut();
  const error = await ask().catch((reason: unknown) => reason);
  expect(isUnavailable(error)).toBe(true);
  expect(String(error)).toContain('silent');
  await ask();
  expect(errors.length).toBeGreaterThan(0);
});

test('waits on for a connection when the process itself was held up longer than requests wait', async () => {
  const { postgresUrl } = await openPostgresLocation();
  const limits = { max: 1, connectionTimeoutMillis: 1_000 };
  const db = connect({ postgresUrl }, () => {}, limits);
  onTestFinished(() => db.destroy());
  const gate = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const holding = db.connection().execute(async () => {
    taken.resolve();
    await gate.promise;
  });
  await taken.promise;
  const waiting = sql`select 1`.execute(db);
  await new Promise(setImmediate);
  holdUp(2_500);
  setTimeout(gate.resolve);
  await waiting;
  await holding;
});

/** Stops this process as a machine does that moves to another host. */
function holdUp(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test('closes its connections to a server that has become a standby', async () => {
  const { postgresUrl } = await openPostgresLocation();
  const name = sql.id(new URL(postgresUrl).pathname.slice(1));
  const operator = connect({ postgresUrl }, () => {});
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(operator);
  const db = connect({ postgresUrl }, () => {});
  onTestFinished(() => Promise.all([db.destroy(), operator.destroy()]).then(() => {}));
  const write = () =>
    db.transaction().execute((trx) => sql`create table written (id int)`.execute(trx));
  const error = await write().catch((reason: unknown) => reason);
  expect(isUnavailable(error)).toBe(true);
  await operator.transaction().execute(async (trx) => {
    await sql`set transaction read write`.execute(trx);
    await sql`alter database ${name} reset default_transaction_read_only`.execute(trx);
  });
  await write();
});

test('a migration waits longer for another process than a request does', async () => {
  const { db, location } = await openPostgres('empty'); // without time limits
  const waiting = Promise.withResolvers<void>();
  const holding = db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(8306014)`.execute(connection);
    waiting.resolve();
    await new Promise((resolve) => setTimeout(resolve, LONG_WAIT_SECONDS * 1_000));
    await sql`select pg_advisory_unlock(8306014)`.execute(connection);
  });
  await waiting.promise;
  await migrateAt(location);
  await holding;
  expect(await db.selectFrom('statistics').selectAll().execute()).toEqual([]);
});

async function openPostgresLocation(): Promise<{ postgresUrl: string }> {
  const { location } = await openPostgres();
  if (!('postgresUrl' in location)) throw new Error('not PostgreSQL');
  return location;
}

/** A proxy of a database. `cut` makes its connections hang; later ones work. */
async function startProxy(url: string): Promise<{ proxyUrl: string; cut(): void }> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = openSocket(Number(target.port), target.hostname);
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {}).pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const proxyUrl = new URL(url);
  proxyUrl.port = String((server.address() as AddressInfo).port);
  return {
    proxyUrl: proxyUrl.href,
    cut() {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}
