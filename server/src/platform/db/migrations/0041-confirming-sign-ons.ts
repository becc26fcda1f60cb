import type { Kysely } from 'kysely';

/**
 * Marks sign-ins in which the person proves their identity at the provider, and the sessions that these
 * start. Sessions that the previous version starts do not count as confirmed.
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
