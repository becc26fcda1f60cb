import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';

/** Before it, a checkpoint that met a write in another process could corrupt a WAL database. */
const OLDEST_SQLITE = '3.51.3';
/** How long a statement waits for another process's write, in ms. */
const BUSY_TIMEOUT_MS = 5_000;
const CACHED_STATEMENTS = 200;

/**
 * Kysely's SQLite dialect over `node:sqlite`.
 * @throws when SQLite is older than 3.51.3 or the file cannot be opened as a database.
 */
export function createSqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file, {
    timeout: BUSY_TIMEOUT_MS,
    enableForeignKeyConstraints: true,
    defensive: true,
  });
  try {
    refuseOldSqlite(process.versions.sqlite ?? '0');
    // FULL: a commit that was acknowledged survives a power cut. secure_delete: erased means erased.
    // The log is written back every 16 MB: pages that change often are written back once.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 4000;',
    );
  } catch (error) {
    database.close();
    throw error;
  }
  return new TransactionalDdlDialect({ database: adapt(database) });
}

/** @throws when `version` is older than 3.51.3. */
export function refuseOldSqlite(version: string): void {
  if (version.localeCompare(OLDEST_SQLITE, 'en', { numeric: true }) < 0) {
    throw new Error(`SQLite ${version} is too old: ${OLDEST_SQLITE} or newer is needed.`);
  }
}

/** SQLite rolls back schema changes too, so all migrations run in one transaction. */
class TransactionalDdlDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      if (sql === 'rollback' && !database.isTransaction) return nothing;
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
 * Our transactions write. Taking the write lock at once makes a second process wait its turn;
 * a transaction that read first would fail with SQLITE_BUSY when it came to write.
 */
function withImmediateBegin(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql;
}

/** A full disk ends the transaction by itself; a rollback after it would hide the first error. */
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
