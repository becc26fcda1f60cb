import type { Kysely } from 'kysely';

/** Forgets which codes were downloaded: a saved static code never becomes dynamic itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('projects_downloaded').execute();
  await db.schema.alterTable('projects').dropColumn('is_downloaded').execute();
}
