import type { Kysely } from 'kysely';

/** Columns by which a user recognises a session. They are missing in sessions that the previous version starts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['browser', 'system', 'country']) {
    await db.schema.alterTable('sessions').addColumn(name, 'text').execute();
  }
  await db.schema.alterTable('sessions').addColumn('last_used_at', 'bigint').execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('by_provider', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
