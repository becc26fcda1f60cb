import { sql } from 'kysely';
import type { Db } from '../platform/db/connect.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';

/** Gives the next generation the id `to` + 1, as if earlier rows had been deleted. */
export async function skipIds(db: Db, to: number): Promise<void> {
  await (isPostgres(db)
    ? sql`select setval(pg_get_serial_sequence('generations', 'id'), ${to})`
    : sql`update sqlite_sequence set seq = ${to} where name = 'generations'`
  ).execute(db);
}
