import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/db/connect.ts';
import { isPostgres } from '../../server/src/platform/db/is-postgres.ts';

/** Rows per transaction. */
const CHUNK = 500_000;
const DAY_MS = 24 * 3600 * 1000;
/** About as long as rows are kept. */
const SPAN_DAYS = 790;
const USERS = 10_000;
/** Owns every fiftieth download. */
export const HEAVY_USER = 1;
/** Owns a few hundred of ten million downloads. */
export const USUAL_USER = 4_242;

/** Fills a migrated, empty database with `rows` downloads up to now, and their counts. */
export async function seed(db: Db, rows: number): Promise<void> {
  await sql`insert into users (email, password_hash, is_admin, created_at)
    select 'user-' || i || '@example.com', '', 0, 0
    from ${series(db, 1, USERS)}`.execute(db);
  if (!isPostgres(db)) {
    // Indexes that do not fit into the cache would be written repeatedly.
    await sql`pragma cache_size = -1000000`.execute(db);
    await sql`pragma synchronous = off`.execute(db);
  }
  for (let first = 1; first <= rows; first += CHUNK) {
    await insertDownloads(db, first, Math.min(first + CHUNK - 1, rows), rows);
  }
  await sumUp(db);
  // Otherwise, PostgreSQL does this by itself after a while.
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db);
}

/**
 * Inserts the same rows on both databases. `r` scatters the numbers (Knuth's multiplicative hash): a
 * quarter are vCards, two fifths have the style standard, three tenths are of registered users.
 */
async function insertDownloads(db: Db, first: number, last: number, rows: number): Promise<void> {
  const start = Date.now() - SPAN_DAYS * DAY_MS;
  await sql`insert into generations (created_at, type, style, data, ip, ip_is_full, user_id)
    select ${sql.lit(start)} + i * ${sql.lit(SPAN_DAYS * DAY_MS)} / ${sql.lit(rows)},
      case when r % 4 = 0 then 'vcard' else 'url' end,
      case when r / 4 % 5 < 2 then 'standard' else 'dots' end,
      case when r % 4 = 0
        then '{"vcard":{"firstName":"Jane ' || r || '","lastName":"Doe"}}'
        else '{"url":"www.example.com/menu/' || r || '"}' end,
      '203.0.' || r % 250 || '.0', 0,
      case when r / 20 % 50 = 0 then ${sql.lit(HEAVY_USER)}
        when r / 1000 % 10 < 3 then 2 + r / 10000 % ${sql.lit(USERS - 1)} end
    from (select i, i * 2654435761 % 4294967296 / 4 as r
      from ${series(db, first, last)}) as numbers`.execute(db);
}

function series(db: Db, first: number, last: number) {
  const [from, to] = [sql.lit(first), sql.lit(last)];
  if (isPostgres(db)) {
    return sql`generate_series(cast(${from} as bigint), cast(${to} as bigint)) as series (i)`;
  }
  return sql`(with recursive series (i) as
    (select ${from} union all select i + 1 from series where i < ${to}) select i from series)`;
}

async function sumUp(db: Db): Promise<void> {
  const day = isPostgres(db)
    ? sql`to_char(to_timestamp(created_at / 1000) at time zone 'utc', 'YYYY-MM-DD')`
    : sql`strftime('%Y-%m-%d', created_at / 1000, 'unixepoch')`;
  const category = sql`case when user_id is null then 'anonymous' else 'registered' end`;
  await sql`insert into generation_days (day, category, type, style, count)
    select ${day}, ${category}, type, style, count(*)
    from generations group by 1, 2, 3, 4`.execute(db);
}
