import type { Kysely } from 'kysely';

/**
 * Sign-ins through the identity provider that confirm who is there, and the sessions that they start. The
 * previous version starts sessions that confirm nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['sign_ons', 'confirms'],
    ['sessions', 'confirmed'],
  ] as const) {
    await db.schema
      .alterTable(table)
      .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
      .execute();
  }
}
