import type { Kysely } from 'kysely';
import { isPostgres } from '../is-postgres.ts';

/** Short links of dynamic codes, and how far each journal of scans has been read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = isPostgres(db);
  await db.schema
    .createTable('links')
    .addColumn('id', postgres ? 'bigint' : 'integer', (column) =>
      postgres
        ? column.primaryKey().generatedAlwaysAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('project_id', 'text', (column) =>
      column.unique().references('projects.id').onDelete('set null'),
    )
    .addColumn('user_id', 'bigint', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('utm', 'text')
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('pause_text', 'text')
    .addColumn('starts_at', 'bigint')
    .addColumn('ends_at', 'bigint')
    .addColumn('fallback', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('links_user_id').on('links').column('user_id').execute();
  // For finding the links that other processes changed.
  await db.schema.createIndex('links_updated_at').on('links').column('updated_at').execute();

  await db.schema
    .createTable('link_targets')
    .addColumn('id', postgres ? 'bigint' : 'integer', (column) =>
      postgres
        ? column.primaryKey().generatedAlwaysAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn('link_id', 'bigint', (column) =>
      column.notNull().references('links.id').onDelete('cascade'),
    )
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('link_targets_link_id')
    .on('link_targets')
    .columns(['link_id', 'id'])
    .execute();

  await db.schema
    .createTable('scan_journals')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
}
