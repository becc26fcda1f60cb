import { Kysely, type Logger, PostgresAdapter, PostgresDialect } from 'kysely';
import type { Client, ClientBase, Pool, PoolConfig } from 'pg';
import type { SqliteLocation } from './damage.ts';
import { longWorkLimits, requestLimits } from './postgres-limits.ts';
import type { Schema } from './schema.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

export type Db = Kysely<Schema>;

/**
 * Path of a SQLite file, or URL of a PostgreSQL database. `directUrl` bypasses a pooler that may run each
 * transaction in another session, for work that needs a single one.
 */
export type DatabaseLocation =
  | SqliteLocation
  | { postgresUrl: string; directUrl?: string | undefined };

/** The location of the same database, reached without a pooler. */
export function withoutPooler(location: DatabaseLocation): DatabaseLocation {
  if (!('postgresUrl' in location)) return location;
  return { postgresUrl: location.directUrl ?? location.postgresUrl };
}

const POSTGRES_CONNECTIONS = 10;
/** SQLSTATE of a write in a read-only transaction. */
const READ_ONLY = '25006';

/**
 * Opens the database: a SQLite file at once, PostgreSQL with the first query. `onLost` is called with
 * the error of every PostgreSQL connection that breaks, `log` after each query.
 * @throws when SQLite is too old or its file cannot be opened
 */
export function connect(
  location: DatabaseLocation,
  onLost: (error: Error) => void,
  limits: PoolConfig = requestLimits,
  log?: Logger,
): Db {
  const logging = log && { log };
  if ('sqliteFile' in location) {
    return new Kysely<Schema>({ dialect: createSqliteDialect(location), ...logging });
  }
  const pool = async () => patient(await openPool(location.postgresUrl, onLost, limits), limits);
  return new Kysely<Schema>({ dialect: new Dialect({ pool }), ...logging });
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}

/**
 * `migrate` takes its own lock, which ends with its transaction. Kysely's belongs to the session: it would
 * survive a failure, and raise the limit on waiting for tables to an hour.
 */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** Opens the database for long work: without time limits, except for lost connections. */
export function connectForLongWork(location: DatabaseLocation): Db {
  return connect(location, () => {}, longWorkLimits);
}

/** Loads the driver on demand, because it is not needed with SQLite. */
async function openPool(
  url: string,
  onLost: (error: Error) => void,
  limits: PoolConfig,
): Promise<Pool> {
  const { Pool, TypeOverrides, types } = await import('pg');
  // Returns numbers, as SQLite does. Ids, times and counts stay far below 2^53.
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: url,
    max: POSTGRES_CONNECTIONS,
    application_name: 'everscan',
    ...limits,
    types: overrides,
  });
  // An error event without a listener ends the process. The pool listens to idle connections only, so
  // this listener handles errors while a request uses a connection.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  closeReadOnly(pool);
  return pool;
}

/** By how much a timer must be late, in ms, to tell that this process itself was held up. */
const HELD_UP_MS = 1_000;

/**
 * Asks once more for a connection when this process did not run meanwhile, as on a machine that moves to another host: all
 * limits on waiting are over then, although the database may respond.
 */
function patient(pool: Pool, { connectionTimeoutMillis = 0 }: PoolConfig) {
  return {
    async connect() {
      const begunAt = performance.now();
      try {
        return await pool.connect();
      } catch (error) {
        const waited = performance.now() - begunAt;
        if (waited < connectionTimeoutMillis + HELD_UP_MS) throw error;
        return pool.connect();
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/**
 * Closes connections on which PostgreSQL has refused a write because it is a standby: it was the primary before a
 * failover. The next connection may reach the new one.
 */
function closeReadOnly(pool: Pool): void {
  const readOnly = new WeakSet<ClientBase>();
  pool.on('connect', (client) => {
    (client as Client).connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) readOnly.add(client);
    });
  });
  pool.on('release', (_error, client) => {
    if (readOnly.has(client)) (client as Client).end().catch(() => {});
  });
}
