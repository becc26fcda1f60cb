import type { Kysely } from 'kysely';

/** A hash of requests that every version of the server computes alike. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('idempotency_records').addColumn('body_hash', 'text').execute();
}
