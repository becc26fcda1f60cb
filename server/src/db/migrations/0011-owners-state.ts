import type { Kysely } from 'kysely';

/** Remembers the owner's state of a disabled code, so that enabling it restores that state. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('links').addColumn('owners_state', 'text').execute();
}
