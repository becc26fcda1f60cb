import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres.ts';

/**
 * Counts that several processes share; one process on SQLite keeps its own in memory. Unlogged: a
 * count costs no write to disk, and a crash that empties the table does no harm.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`create unlogged table rate_limits (
    key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(db);
}
