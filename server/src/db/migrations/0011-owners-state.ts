import type { Kysely } from 'kysely';

/** A code that its owner had paused is paused again when the operator no longer disables it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('links').addColumn('owners_state', 'text').execute();
}
