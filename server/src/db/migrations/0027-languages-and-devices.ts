import type { Kysely } from 'kysely';

/** The language of an account's mails, and what belongs to the browser of a session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('language', 'text').execute();
  for (const table of ['remembered_devices', 'pending_sign_ins']) {
    await db.schema.alterTable(table).addColumn('session_id', 'text').execute();
  }
}
