import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { prepareSqliteFile } from './sqlite-file.ts';
import { SqliteLockDriver } from './sqlite-lock-driver.ts';

/** In earlier versions, a checkpoint during another process's write could corrupt a WAL database. */
const OLDEST_SQLITE = '3.51.3';
/** How long opening the file may wait for another process's lock, in ms. It blocks the event loop. */
const OPEN_TIMEOUT_MS = 5_000;
const CACHED_STATEMENTS = 200;

/**
 * Kysely's SQLite dialect over `node:sqlite`.
 * @throws when SQLite is older than 3.51.3, or the file is empty or cannot be opened as a database.
 */
export function createSqliteDialect(file: string): SqliteDialect {
  prepareSqliteFile(file);
  const database = new DatabaseSync(file, {
    timeout: OPEN_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
    defensive: true,
  });
  try {
    refuseOldSqlite(process.versions.sqlite ?? '0');
    // FULL: an acknowledged commit survives a power cut. secure_delete: deleted content is overwritten.
    // A checkpoint every 16 MB: pages that change often are copied once. busy_timeout: SQLite would
    // block the event loop while it waits for a lock, so `SqliteLockDriver` waits instead.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 4000; PRAGMA busy_timeout = 0;',
    );
  } catch (error) {
    database.close();
    throw error;
  }
  return new OurSqliteDialect(adapt(database));
}

/** @throws when `version` is older than 3.51.3. */
export function refuseOldSqlite(version: string): void {
  if (version.localeCompare(OLDEST_SQLITE, 'en', { numeric: true }) < 0) {
    throw new Error(`SQLite ${version} is too old: ${OLDEST_SQLITE} or newer is needed.`);
  }
}

/** SQLite rolls back schema changes too, so all migrations run in one transaction. */
class OurSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new OurSqliteAdapter();
  }

  override createDriver(): SqliteLockDriver {
    return new SqliteLockDriver({ database: this.#database });
  }
}

class OurSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** `SqliteLockDriver` lends its only connection to one caller at a time, instead of Kysely. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      if (sql === 'rollback' && !database.isTransaction) return nothing;
      // Only migrations write the schema's text, which defensive mode refuses.
      if (sql.startsWith('pragma writable_schema')) database.enableDefensive(sql.endsWith('reset'));
      const known = statements.get(sql);
      if (known) return known;
      const statement = adaptStatement(database.prepare(withImmediateBegin(sql)));
      if (statements.size >= CACHED_STATEMENTS) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

/**
 * Our transactions write, so they take the write lock at once. A transaction that first reads and then
 * writes would fail with SQLITE_BUSY when another process wrote in the meantime.
 */
function withImmediateBegin(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql;
}

/** A full disk ends the transaction itself; a rollback after that would hide the first error. */
const nothing: ReturnType<SqliteDatabase['prepare']> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function adaptStatement(statement: StatementSync): ReturnType<SqliteDatabase['prepare']> {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
