import { type Kysely, sql } from 'kysely';

/** Keeps for each session when its person last proved their identity, which was the time of its start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('proven_at', 'bigint').execute();
  await sql`update sessions set proven_at = created_at
    where by_provider = 0 or confirmed = 1`.execute(db);
  await db.schema.alterTable('sessions').dropColumn('confirmed').execute();
}
