import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres.ts';

/** Reports about short links, and the actions of administrators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = isPostgres(db);
  await db.schema
    .createTable('reports')
    .addColumn('id', postgres ? 'bigint' : 'integer', (column) =>
      postgres
        ? column.primaryKey().generatedAlwaysAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn('link_id', 'bigint', (column) =>
      column.notNull().references('links.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('details', 'text')
    .addColumn('email', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('handled_at', 'bigint')
    .execute();
  // Few reports are open, and few still contain a person's words.
  await db.schema
    .createIndex('reports_open')
    .on('reports')
    .columns(['link_id', 'id'])
    .where(sql.ref('handled_at'), 'is', null)
    .execute();
  await db.schema.createIndex('reports_link_id').on('reports').column('link_id').execute();
  await db.schema.createIndex('reports_handled_at').on('reports').column('handled_at').execute();
  await db.schema.createIndex('reports_created_at').on('reports').column('created_at').execute();

  await db.schema
    .createTable('audit_log')
    .addColumn('id', postgres ? 'bigint' : 'integer', (column) =>
      postgres
        ? column.primaryKey().generatedAlwaysAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor_id', 'bigint')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('code', 'text')
    .addColumn('subject_id', 'bigint')
    .addColumn('reason', 'text')
    .execute();
  await db.schema.createIndex('audit_log_at').on('audit_log').column('at').execute();
  // Few codes are disabled.
  await db.schema
    .createIndex('links_disabled')
    .on('links')
    .column('updated_at')
    .where(sql.ref('state'), '=', 'disabled')
    .execute();
}
