import type { Kysely } from 'kysely';

/**
 * Whether a file of a code may exist. A code that is already saved, and one from a page or process of
 * the previous version, which does not say, counts as downloaded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('projects')
    .addColumn('is_downloaded', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
