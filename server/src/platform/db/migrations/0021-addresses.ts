import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres.ts';

/** Confirmed email addresses, changes of them, and the links in mails about both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = isPostgres(db);
  await db.schema.alterTable('users').addColumn('email_verified_at', 'bigint').execute();
  // Accounts that exist already count as confirmed: nothing changes for them.
  await sql`update users set email_verified_at = created_at`.execute(db);

  await db.schema
    .createTable('address_changes')
    .addColumn('id', postgres ? 'bigint' : 'integer', (column) =>
      postgres
        ? column.primaryKey().generatedAlwaysAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('old_email', 'text', (column) => column.notNull())
    .addColumn('new_email', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const column of ['user_id', 'old_email', 'expires_at']) {
    await db.schema
      .createIndex(`address_changes_${column}`)
      .on('address_changes')
      .column(column)
      .execute();
  }

  await db.schema
    .createTable('address_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('change_id', 'bigint', (column) =>
      column.references('address_changes.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const column of ['user_id', 'change_id', 'expires_at']) {
    await db.schema
      .createIndex(`address_links_${column}`)
      .on('address_links')
      .column(column)
      .execute();
  }

  // A mail about a change is deleted with it.
  await db.schema
    .alterTable('mails')
    .addColumn('change_id', 'bigint', (column) =>
      column.references('address_changes.id').onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('mails_change_id').on('mails').column('change_id').execute();
  // The address to which a reset link was mailed.
  await db.schema.alterTable('password_resets').addColumn('email', 'text').execute();
}
