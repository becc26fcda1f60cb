import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres.ts';

/** The daily counts stay; all others can be read from them or from the downloads themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = isPostgres(db) ? sql` on generations` : sql``;
  for (const name of ['added', 'removed']) {
    await sql`drop trigger ${sql.ref(`generations_${name}`)}${table}`.execute(db);
    if (isPostgres(db))
      await sql`drop function ${sql.ref(`count_${name}_generations`)}`.execute(db);
  }
  for (const name of ['totals', 'counts', 'blocks']) {
    await db.schema.dropTable(`generation_${name}`).execute();
  }
}
