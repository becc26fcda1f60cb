import type { Kysely } from 'kysely';

/**
 * Whether a file of a code may exist. Codes that are already saved count as downloaded, as do codes from
 * pages and processes of the previous version, which do not report it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('projects')
    .addColumn('is_downloaded', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
