import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres.ts';

/** Folders, tags and saved filters of the library, and the index that it searches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Compared bytewise, as in SQLite: a cursor must mean the same on both databases.
  const sortable = isPostgres(db) ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable('folders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('parent_id', 'text', (column) =>
      column.references('folders.id').onDelete('set null'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', sortable, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  // An expression, because two nulls would not be equal.
  await sql`create unique index folders_name on folders (user_id, coalesce(parent_id, ''), name_key)`.execute(
    db,
  );
  await db.schema.createIndex('folders_parent').on('folders').column('parent_id').execute();
  await db.schema
    .createTable('tags')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', sortable, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('tags_name', ['user_id', 'name_key'])
    .execute();
  await db.schema
    .createTable('saved_filters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', sortable, (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('saved_filters_name', ['user_id', 'name_key'])
    .execute();

  await db.schema
    .createTable('project_folders')
    .addColumn('project_id', 'text', (column) =>
      column.primaryKey().references('projects.id').onDelete('cascade'),
    )
    .addColumn('folder_id', 'text', (column) =>
      column.notNull().references('folders.id').onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('project_folders_folder')
    .on('project_folders')
    .columns(['folder_id', 'project_id'])
    .execute();
  await db.schema
    .createTable('project_tags')
    .addColumn('project_id', 'text', (column) =>
      column.notNull().references('projects.id').onDelete('cascade'),
    )
    .addColumn('tag_id', 'text', (column) =>
      column.notNull().references('tags.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('project_tags_key', ['project_id', 'tag_id'])
    .execute();
  await db.schema
    .createIndex('project_tags_tag')
    .on('project_tags')
    .columns(['tag_id', 'project_id'])
    .execute();

  await db.schema
    .createTable('library_entries')
    .addColumn('project_id', 'text', (column) =>
      column.primaryKey().references('projects.id').onDelete('cascade'),
    )
    // Without a foreign key: deleting a user deletes the projects, and thus these rows, without waiting for a
    // second lock.
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('link_version', 'integer', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('link_id', 'bigint')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint')
    .addColumn('ends_at', 'bigint')
    .addColumn('title_key', sortable, (column) => column.notNull())
    .addColumn('text', sortable, (column) => column.notNull())
    .execute();
  // Covering indexes, so that SQLite finds stale entries without reading designs and texts.
  const versions = {
    projects: ['user_id', 'id', 'version'],
    links: ['user_id', 'project_id', 'version'],
    library_entries: ['user_id', 'project_id', 'version', 'link_version'],
  };
  for (const [table, columns] of Object.entries(versions)) {
    await db.schema.createIndex(`${table}_versions`).on(table).columns(columns).execute();
  }
  await db.schema
    .createIndex('library_entries_position')
    .on('library_entries')
    .columns(['user_id', 'position'])
    .execute();
}
