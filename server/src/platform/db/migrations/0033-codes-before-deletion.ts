import type { Kysely } from 'kysely';

/**
 * The number of codes that the owner had, up to which deleted codes can be restored. Null in rows written
 * by the previous version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['codes_before', 'links_before']) {
    await db.schema.alterTable('deleted_projects').addColumn(column, 'bigint').execute();
  }
}
