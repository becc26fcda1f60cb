import type { Kysely } from 'kysely';

/** What a user recognises a session by. Sessions that the previous version starts lack all of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['browser', 'system', 'country']) {
    await db.schema.alterTable('sessions').addColumn(name, 'text').execute();
  }
  await db.schema.alterTable('sessions').addColumn('last_used_at', 'bigint').execute();
}
