import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Numbers the changes of links, so that copies of them can be brought up to date without a clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('links')
    .addColumn('changed_in', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('links_changed_in').on('links').column('changed_in').execute();
  await db.schema.dropIndex('links_updated_at').execute();
  await db.schema
    .createTable('database_epoch')
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into database_epoch (value) values (${randomUUID()})`.execute(db);
}
