import type { Kysely } from 'kysely';

/** Links with which invited people register. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('mail_id', 'text')
    .execute();
  await db.schema.createIndex('invitations_of_address').on('invitations').column('email').execute();
}
