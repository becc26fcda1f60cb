import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { isPostgres } from './is-postgres.ts';

/** SQLite's log still has pages from before a deletion, until it is written back and emptied. */
export async function forgetOldPages(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
