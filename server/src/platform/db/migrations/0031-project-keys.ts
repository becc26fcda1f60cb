import type { Kysely } from 'kysely';

/** Maps a row of an uploaded list to its code, so that the next upload changes that code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('project_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    // Without a foreign key: a deleted code may come back with its id.
    .addColumn('project_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .execute();
  for (const column of ['user_id', 'project_id', 'expires_at']) {
    await db.schema
      .createIndex(`project_keys_${column}`)
      .on('project_keys')
      .column(column)
      .execute();
  }
}
