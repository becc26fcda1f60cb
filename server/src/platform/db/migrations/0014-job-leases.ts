import type { Kysely } from 'kysely';

/** Only one of several processes runs a job at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job_leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('leased_until', 'bigint', (column) => column.notNull())
    .execute();
}
