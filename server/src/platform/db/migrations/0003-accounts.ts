import type { Kysely } from 'kysely';
import { isPostgres } from '../is-postgres.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = isPostgres(db);
  await db.schema
    .createTable('users')
    // AUTOINCREMENT: the id of a deleted account is never used again.
    .addColumn('id', postgres ? 'bigint' : 'integer', (column) =>
      postgres
        ? column.primaryKey().generatedAlwaysAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('subscribed', 'integer', (column) => column.notNull())
    .addColumn('is_admin', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('replaces', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_user_id').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_replaces').on('sessions').column('replaces').execute();
  await db.schema.createIndex('sessions_expires_at').on('sessions').column('expires_at').execute();
  // For deleting an account's downloads, and for the dashboard's filter.
  await db.schema.createIndex('generations_user_id').on('generations').column('user_id').execute();
  await db.schema
    .createIndex('idempotency_records_user_id')
    .on('idempotency_records')
    .column('user_id')
    .execute();
}
