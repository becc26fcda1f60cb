import { sql, type Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { connectPatiently, type DatabaseLocation, type Db } from './connect.ts';
import { isPostgres } from './is-postgres.ts';
import * as generations from './migrations/0001-generations.ts';
import * as idempotency from './migrations/0002-idempotency.ts';
import * as accounts from './migrations/0003-accounts.ts';
import * as projects from './migrations/0004-projects.ts';
import * as feedbackAndActivity from './migrations/0005-feedback-and-activity.ts';
import * as generationCounts from './migrations/0007-generation-counts.ts';
import * as links from './migrations/0008-links.ts';
import * as scans from './migrations/0009-scans.ts';
import * as reports from './migrations/0010-reports.ts';
import * as ownersState from './migrations/0011-owners-state.ts';
import * as shorterRecords from './migrations/0012-shorter-records.ts';
import * as plans from './migrations/0013-plans.ts';
import * as jobLeases from './migrations/0014-job-leases.ts';
import * as rateLimits from './migrations/0015-rate-limits.ts';
import type { Schema } from './schema.ts';

/** In the order in which they run. Never edit a released migration. */
const migrations: Record<string, Migration> = {
  '0001-generations': generations,
  '0002-idempotency': idempotency,
  '0003-accounts': accounts,
  '0004-projects': projects,
  '0005-feedback-and-activity': feedbackAndActivity,
  '0007-generation-counts': generationCounts,
  '0008-links': links,
  '0009-scans': scans,
  '0010-reports': reports,
  '0011-owners-state': ownersState,
  '0012-shorter-records': shorterRecords,
  '0013-plans': plans,
  '0014-job-leases': jobLeases,
  '0015-rate-limits': rateLimits,
};

/** Number of PostgreSQL's advisory lock; nothing else uses it. */
const MIGRATION_LOCK = 8_306_014;

/**
 * Migrates the database to this version's schema, or leaves it untouched: all migrations run in one
 * transaction, and a second process waits for the first.
 * @throws {NewerSchemaError} when a newer version of the server has migrated the database.
 */
export async function migrate(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockMigrations(trx);
    await refuseNewerSchema(trx);
    const provider = { getMigrations: async () => migrations };
    const { error } = await new Migrator({ db: trx, provider }).migrateToLatest();
    if (error) throw error;
  });
}

/** Migrates over a connection of its own, without the time limits of requests. */
export async function migrateAt(location: DatabaseLocation): Promise<void> {
  const db = connectPatiently(location);
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
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

async function refuseNewerSchema(trx: Transaction<Schema>): Promise<void> {
  const tables = await trx.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(trx);
  const unknown = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
}
