import { sql } from 'kysely';
import type { Db } from '../platform/db/connect.ts';

/**
 * How many queries wait for a lock of this PostgreSQL database.
 * @param db must not be the transaction that holds the lock, because within a transaction PostgreSQL always
 * returns the first result
 */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}
