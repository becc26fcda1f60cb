import type { Kysely } from 'kysely';

/**
 * Stores the state that the owner had set before a code was disabled, so that enabling it restores that
 * state.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('links').addColumn('owners_state', 'text').execute();
}
