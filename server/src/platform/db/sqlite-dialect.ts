import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { findDamage, noteDamage, type SqliteLocation } from './damage.ts';
import { hasLog, prepareSqliteFile } from './sqlite-file.ts';
import { SqliteLockDriver } from './sqlite-lock-driver.ts';

/** In earlier versions, a checkpoint during another process's write could corrupt a WAL database. */
const OLDEST_SQLITE = '3.51.3';
/** How long opening the file may wait for another process's lock, in ms. It blocks the event loop. */
const OPEN_TIMEOUT_MS = 5_000;
const CACHED_STATEMENTS = 200;
/** Pause between two attempts to write to a file that could only be read, in ms. */
const REOPEN_MS = 1_000;

/**
 * Kysely's SQLite dialect over `node:sqlite`. While the disk takes no writes, the database can be read.
 * A damaged file whose damage is noted fails with the first query instead of now.
 * @throws when SQLite is older than 3.51.3, or the file is empty or cannot be opened as a database.
 */
export function createSqliteDialect(location: SqliteLocation): SqliteDialect {
  refuseOldSqlite(process.versions.sqlite ?? '0');
  return new OurSqliteDialect(new Connection(location));
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

type Statement = ReturnType<SqliteDatabase['prepare']>;

/** A connection that only reads while the file cannot be written, and writes again once it can. */
class Connection implements SqliteDatabase {
  readonly #location: SqliteLocation;
  #database: DatabaseSync;
  #isWritable = true;
  #reopenAt = 0;
  readonly #statements = new Map<string, Statement>();

  constructor(location: SqliteLocation) {
    this.#location = location;
    const file = location.sqliteFile;
    try {
      this.#refuseDamage();
      prepareSqliteFile(file);
      this.#database = openToWrite(file, OPEN_TIMEOUT_MS);
    } catch (error) {
      this.#database = new DatabaseSync(file, { open: false });
      if (noteDamage(error, location)) return;
      // Only one thread may read meanwhile: two would keep each other from writing again.
      if (!isRefusedWrite(error) || !isMainThread) throw error;
      this.#database = openToRead(file);
      this.#isWritable = false;
      readers.add(this);
    }
  }

  close(): void {
    if (this.#database.isOpen && !kept.has(this.#database)) this.#database.close();
  }

  prepare(sql: string): Statement {
    return this.#noting(() => this.#prepare(sql));
  }

  #prepare(sql: string): Statement {
    if (sql !== 'rollback') this.#refuseDamage();
    else if (!this.#database.isOpen || !this.#database.isTransaction) return nothing;
    if (!this.#isWritable) this.#reopen();
    // Only migrations write the schema's text, which defensive mode refuses.
    if (sql.startsWith('pragma writable_schema')) {
      this.#database.enableDefensive(sql.endsWith('reset'));
    }
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#adapt(this.#database.prepare(withImmediateBegin(sql)));
    if (this.#statements.size >= CACHED_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  #adapt(statement: StatementSync): Statement {
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => this.#noting(() => statement.all(...values(parameters))),
      run: (parameters) => this.#noting(() => statement.run(...values(parameters))),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    };
  }

  #noting<Result>(use: () => Result): Result {
    try {
      return use();
    } catch (error) {
      noteDamage(error, this.#location);
      throw error;
    }
  }

  #refuseDamage(): void {
    const damage = findDamage(this.#location);
    if (damage) throw damage;
  }

  #reopen(): void {
    const { sqliteFile: file } = this.#location;
    const { isOpen } = this.#database;
    if (isOpen && (performance.now() < this.#reopenAt || this.#database.isTransaction)) return;
    this.#reopenAt = performance.now() + REOPEN_MS;
    try {
      refuseUnwritable(file);
      // Closed first, because SQLite shares what it has mapped read-only with later connections of this process.
      for (const each of readers)
        if (!each.#database.isOpen || !each.#database.isTransaction) each.close();
      this.#database = openToWrite(file, 0);
      this.#isWritable = true;
      readers.delete(this);
      this.#statements.clear();
    } catch {
      if (this.#database.isOpen) return;
      this.#database = openToRead(file);
      this.#statements.clear();
    }
  }
}

/** Connections of this thread that can only read. */
const readers = new Set<Connection>();

const settings = { enableForeignKeyConstraints: true, defensive: true };

/**
 * @param timeoutMs how long to wait for another process's lock, which blocks the event loop
 * @throws while the file, or those beside it, cannot be written
 */
function openToWrite(file: string, timeoutMs: number): DatabaseSync {
  refuseUnwritable(file);
  const database = new DatabaseSync(file, { ...settings, timeout: timeoutMs });
  try {
    // FULL: an acknowledged commit survives a power cut. secure_delete: deleted content is overwritten.
    // A checkpoint every 16 MB: pages that change often are copied once. busy_timeout: SQLite would
    // block the event loop while it waits for a lock, so `SqliteLockDriver` waits instead.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 4000; PRAGMA busy_timeout = 0;',
    );
    refuseSharedReading(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** SQLite would open such a file read-only, without a sign. Does not open it: closing it would end SQLite's locks. */
function refuseUnwritable(file: string): void {
  for (const path of [file, dirname(file)]) accessSync(path, constants.W_OK);
}

/**
 * Another connection of this process, in any thread, that can only read shares what it has mapped read-only. If this one
 * stayed open beside it, neither could ever write.
 * @throws READONLY
 */
function refuseSharedReading(database: DatabaseSync): void {
  try {
    database.exec('begin immediate; rollback');
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) !== BUSY) throw error;
  }
}

/** Result code of SQLite: another connection writes. */
const BUSY = 5;

/** Whether the disk is full, mounted read-only or failing, or this user may not write. */
function isRefusedWrite(error: unknown): boolean {
  const { code, errcode = 0 } = error as { code?: unknown; errcode?: number };
  return code === 'EROFS' || code === 'EACCES' || REFUSED_WRITES.has(errcode & 0xff);
}

/** Result codes of SQLite: READONLY, IOERR, FULL, CANTOPEN. */
const REFUSED_WRITES: ReadonlySet<number> = new Set([8, 10, 13, 14]);

/**
 * Databases that are never closed. Closing a file ends all locks of this process on it (POSIX), which SQLite avoids,
 * except for databases that it opened as immutable.
 */
const kept = new Set<DatabaseSync>();

/**
 * SQLite needs files beside the database, but cannot create them on such a disk. Without them, it reads the file as one
 * that nobody changes, which is true while nobody can write it.
 */
function openToRead(file: string): DatabaseSync {
  if (hasLog(file)) return new DatabaseSync(file, { ...settings, readOnly: true });
  const url = new URL(`${pathToFileURL(file).href}?immutable=1`);
  const database = new DatabaseSync(url, { ...settings, readOnly: true });
  kept.add(database);
  return database;
}

/**
 * Our transactions write, so they take the write lock at once. A transaction that first reads and then
 * writes would fail with SQLITE_BUSY when another process wrote in the meantime.
 */
function withImmediateBegin(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql;
}

/** A full disk ends the transaction itself; a rollback after that would hide the first error. */
const nothing: Statement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};
