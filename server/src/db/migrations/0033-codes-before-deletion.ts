import type { Kysely } from 'kysely';

/** How many codes a user had, who may restore as many. Null in rows of the previous version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['codes_before', 'links_before']) {
    await db.schema.alterTable('deleted_projects').addColumn(column, 'bigint').execute();
  }
}
