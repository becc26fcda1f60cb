import type { Kysely } from 'kysely';

/** Single sign-on: the identities of users at identity providers, and sign-ins that have begun. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identities')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('identities_pk', ['issuer', 'subject'])
    .execute();
  await db.schema.createIndex('identities_of_user').on('identities').column('user_id').execute();
  await db.schema
    .createTable('sign_ons')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('issuer', 'text')
    .addColumn('subject', 'text')
    .addColumn('email', 'text')
    .addColumn('is_admin', 'integer')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sign_ons_of_user').on('sign_ons').column('user_id').execute();
  // SQLite adds one column per statement.
  await db.schema
    .alterTable('users')
    .addColumn('has_password', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('users')
    .addColumn('admin_by_group', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
