import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Schema } from './schema.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

export type Db = Kysely<Schema>;

/** Where the data is: a SQLite file's path or a PostgreSQL URL. */
export type DatabaseLocation = { sqliteFile: string } | { postgresUrl: string };

/** Longest wait for a connection, in ms: above it the request answers 503. */
const POSTGRES_CONNECT_TIMEOUT_MS = 3_000;
/** Longest run of one statement, in ms. Migrations lift it for themselves. */
const POSTGRES_STATEMENT_TIMEOUT_MS = 3_000;
const POSTGRES_CONNECTIONS = 10;

/**
 * Opens the database; it is reached at the first query on PostgreSQL, at once on SQLite.
 * `onLost` is called for every PostgreSQL connection that breaks, with its error.
 * @throws when SQLite is too old or its file cannot be opened.
 */
export function connect(location: DatabaseLocation, onLost: (error: Error) => void): Db {
  if ('sqliteFile' in location) {
    return new Kysely<Schema>({ dialect: createSqliteDialect(location.sqliteFile) });
  }
  const pool = () => openPool(location.postgresUrl, onLost);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** The driver is loaded when it is used: who has SQLite needs no memory for it. */
async function openPool(url: string, onLost: (error: Error) => void): Promise<Pool> {
  const { Pool, TypeOverrides, types } = await import('pg');
  // SQLite returns numbers; ids, times and counts stay far below 2^53.
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString: url,
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: POSTGRES_CONNECT_TIMEOUT_MS,
    statement_timeout: POSTGRES_STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: POSTGRES_STATEMENT_TIMEOUT_MS * 2,
    keepAlive: true,
    application_name: 'everscan',
    types: overrides,
  });
  // An error that nobody listens to ends the process. The pool listens to idle connections and passes
  // their errors on; while a request holds a connection, only this listener is there.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  return pool;
}
