import * as fs from 'node:fs/promises';
import path from 'node:path';
import { sql, type Transaction } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { connectForLongWork, type DatabaseLocation, type Db, withoutPooler } from './connect.ts';
import { isPostgres } from './is-postgres.ts';
import type { Schema } from './schema.ts';

/** Migrations run in the order of their file names. Never edit a released migration. */
export const provider = new FileMigrationProvider({
  fs,
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
});

/** Without loading the migrations, which takes a seventh of a second. */
async function listMigrations(): Promise<Set<string>> {
  const files = await fs.readdir(path.join(import.meta.dirname, 'migrations'));
  return new Set(files.map((file) => path.parse(file).name));
}

/** Key of the PostgreSQL advisory lock that only migrations take. */
const MIGRATION_LOCK = 8_306_014;

/**
 * Migrates the database to this version's schema, or leaves it untouched: all migrations run in one
 * transaction, and a second process waits for the first.
 * @throws {NewerSchemaError} when a newer version of the server has migrated the database.
 */
export async function migrate(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockMigrations(trx);
    const known = await listMigrations();
    const done = await listDone(trx);
    const unknown = done.filter((name) => !known.has(name));
    if (unknown.length > 0) throw new NewerSchemaError(unknown);
    if (done.length === known.size) return;
    const { error } = await new Migrator({ db: trx, provider }).migrateToLatest();
    if (error) throw error;
  });
}

/** Migrates over a separate connection, without the time limits of requests. */
export async function migrateAt(location: DatabaseLocation): Promise<void> {
  const db = connectForLongWork(withoutPooler(location));
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** The name of the database's last migration. */
export async function findSchemaName(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`
    select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name ?? undefined;
}

/** Whether this version of the server contains a migration. */
export async function hasMigration(name: string): Promise<boolean> {
  return (await listMigrations()).has(name);
}

export class NewerSchemaError extends Error {
  constructor(names: readonly string[]) {
    super(
      `The database was migrated by a newer version of the server (${names.join(', ')}). ` +
        'Start that version, or restore a backup made before the upgrade.',
    );
  }
}

/** SQLite needs no extra lock: its transactions take the write lock when they begin. */
async function lockMigrations(trx: Transaction<Schema>): Promise<void> {
  if (!isPostgres(trx)) return;
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
}

/** The names of the migrations that the database has. */
async function listDone(trx: Transaction<Schema>): Promise<string[]> {
  const tables = await trx.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(trx);
  return rows.map(({ name }) => name);
}
