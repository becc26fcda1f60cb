import type { Kysely } from 'kysely';

/** Named designs, the codes that use them, and logos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('brand_kits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('is_default', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('design', 'text', (column) => column.notNull())
    .addUniqueConstraint('brand_kits_name', ['user_id', 'name_key'])
    .execute();
  await db.schema
    .createTable('project_kits')
    .addColumn('project_id', 'text', (column) =>
      column.primaryKey().references('projects.id').onDelete('cascade'),
    )
    .addColumn('kit_id', 'text', (column) =>
      column.notNull().references('brand_kits.id').onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('project_kits_kit')
    .on('project_kits')
    .columns(['kit_id', 'project_id'])
    .execute();
  await db.schema
    .createTable('logos')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('logos_user')
    .on('logos')
    .columns(['user_id', 'created_at'])
    .execute();
  // Covering, so that SQLite counts downloaded codes without reading designs.
  await db.schema
    .createIndex('projects_downloaded')
    .on('projects')
    .columns(['id', 'is_downloaded'])
    .execute();
}
