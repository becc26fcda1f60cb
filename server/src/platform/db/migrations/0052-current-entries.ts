import { type Kysely, sql } from 'kysely';

/**
 * The rows by which the library searches are written with the codes, so they need no versions. The first list of each
 * workspace writes those of earlier codes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('workspaces').addColumn('entries_format', 'bigint').execute();
  await sql`delete from library_entries`.execute(db);
  await db.schema.dropIndex('library_entries_versions').execute();
  for (const column of ['version', 'link_version']) {
    await db.schema.alterTable('library_entries').dropColumn(column).execute();
  }
}
