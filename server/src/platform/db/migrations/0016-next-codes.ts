import type { Kysely } from 'kysely';

/** The code that a user's next dynamic code gets, which its preview already shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('next_code', 'text').execute();
}
