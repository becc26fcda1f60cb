import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolConfig } from 'pg';
import { patientLimits, requestLimits } from './postgres-limits.ts';
import type { Schema } from './schema.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

export type Db = Kysely<Schema>;

/** Where the data is: a SQLite file's path or a PostgreSQL URL. */
export type DatabaseLocation = { sqliteFile: string } | { postgresUrl: string };

const POSTGRES_CONNECTIONS = 10;

/**
 * Opens the database; it is reached at the first query on PostgreSQL, at once on SQLite.
 * `onLost` is called for every PostgreSQL connection that breaks, with its error.
 * @throws when SQLite is too old or its file cannot be opened.
 */
export function connect(location: DatabaseLocation, onLost: (error: Error) => void): Db {
  return open(location, onLost, requestLimits);
}

/** The same for work that takes as long as it needs: nothing but a lost connection ends it. */
export function connectPatiently(location: DatabaseLocation): Db {
  return open(location, () => {}, patientLimits);
}

function open(location: DatabaseLocation, onLost: (error: Error) => void, limits: PoolConfig): Db {
  if ('sqliteFile' in location) {
    return new Kysely<Schema>({ dialect: createSqliteDialect(location.sqliteFile) });
  }
  const pool = () => openPool(location.postgresUrl, onLost, limits);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** The driver is loaded when it is used: who has SQLite needs no memory for it. */
async function openPool(
  url: string,
  onLost: (error: Error) => void,
  limits: PoolConfig,
): Promise<Pool> {
  const { Pool, TypeOverrides, types } = await import('pg');
  // SQLite returns numbers; ids, times and counts stay far below 2^53.
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: url,
    max: POSTGRES_CONNECTIONS,
    ...limits,
    application_name: 'everscan',
    types: overrides,
  });
  // An error that nobody listens to ends the process. The pool listens to idle connections and passes
  // their errors on; while a request holds a connection, only this listener is there.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  return pool;
}
