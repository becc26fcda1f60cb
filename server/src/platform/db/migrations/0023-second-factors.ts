import type { Kysely } from 'kysely';

/** Second factors, sign-ins that wait for one, and browsers that are not asked for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('totp_secrets')
    .addColumn('user_id', 'bigint', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .execute();

  // The link in a mail about a new factor removes the sign-in methods that were added since that time.
  await db.schema.alterTable('password_resets').addColumn('removes_since', 'bigint').execute();

  const tableOfUser = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'bigint', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'bigint', (column) => column.notNull());
  await tableOfUser('recovery_codes').execute();
  await tableOfUser('pending_sign_ins')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('by_provider', 'integer', (column) => column.notNull())
    .execute();
  await tableOfUser('remembered_devices')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const name of ['pending_sign_ins', 'remembered_devices']) {
    await db.schema.createIndex(`${name}_expires_at`).on(name).column('expires_at').execute();
  }
  for (const name of ['recovery_codes', 'pending_sign_ins', 'remembered_devices']) {
    await db.schema.createIndex(`${name}_of_user`).on(name).column('user_id').execute();
  }
}
