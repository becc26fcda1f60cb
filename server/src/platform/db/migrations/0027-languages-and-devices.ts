import type { Kysely } from 'kysely';

/**
 * The language of an account's mails, the browser to which a pending sign-in or remembered device belongs,
 * and the page where a sign-in began.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('language', 'text').execute();
  for (const table of ['remembered_devices', 'pending_sign_ins']) {
    await db.schema.alterTable(table).addColumn('session_id', 'text').execute();
  }
  await db.schema.alterTable('sign_ons').addColumn('path', 'text').execute();
}
