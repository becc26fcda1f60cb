import type { Kysely } from 'kysely';

/** Whether a short link passes the query with which it was opened on to its target. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('links')
    .addColumn('passes_query', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
