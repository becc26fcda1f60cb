import type { Kysely } from 'kysely';

/** The language of a mail. English if it is missing, as in mails of the previous version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').addColumn('language', 'text').execute();
}
