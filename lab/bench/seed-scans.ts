import { dimensionIds } from '@everscan/contract/dimensions';
import { sql } from 'kysely';
import {
  DAY_MS,
  dayOf,
  QUARTER_HOUR_MS,
  QUARTER_HOURS_PER_DAY,
} from '../../server/src/platform/days.ts';
import type { Db } from '../../server/src/platform/db/connect.ts';
import { isPostgres } from '../../server/src/platform/db/is-postgres.ts';
import { insertRows } from '../../server/src/platform/db/write-rows.ts';
import { addCounts, type Counts, pack } from '../../server/src/scans/packed-counts.ts';

/** Rows per transaction. */
const CHUNK = 500_000;
/** About as long as rows are kept. */
const SPAN_DAYS = 790;

/** Adds `rows` scans of a link up to now, and their counts. */
export async function seedScans(db: Db, linkId: number, rows: number): Promise<void> {
  if (!isPostgres(db)) await sql`pragma cache_size = -1000000`.execute(db);
  for (let first = 1; first <= rows; first += CHUNK) {
    await insertScans(db, linkId, first, Math.min(first + CHUNK - 1, rows), rows);
  }
  await sumDays(db, linkId);
  await sumMonths(db, linkId);
  // Otherwise, PostgreSQL does this by itself after a while.
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db);
}

/** `r` scatters the numbers (Knuth's multiplicative hash): 60 countries, 80 referrers, 5 % bots. */
async function insertScans(db: Db, linkId: number, first: number, last: number, rows: number) {
  const start = Date.now() - SPAN_DAYS * DAY_MS;
  const [from, to] = [sql.lit(first), sql.lit(last)];
  const series = isPostgres(db)
    ? sql`generate_series(cast(${from} as bigint), cast(${to} as bigint)) as series (i)`
    : sql`(with recursive series (i) as
        (select ${from} union all select i + 1 from series where i < ${to}) select i from series)`;
  await sql`insert into scans
    (link_id, at, kind, is_visitor, country, device, system, browser, referrer)
    select ${sql.lit(linkId)},
      ${sql.lit(start)} + i * ${sql.lit(SPAN_DAYS * DAY_MS)} / ${sql.lit(rows)},
      case when r % 20 = 0 then 'bot' when r % 20 = 1 then 'prefetch' else 'person' end,
      case when r % 20 > 1 and r / 20 % 3 < 2 then 1 else 0 end,
      'C' || r % 60,
      case r % 4 when 0 then 'tablet' when 1 then 'desktop' else 'mobile' end,
      'System ' || r % 8, 'Browser ' || r % 12,
      case when r % 3 = 0 then 'host-' || r % 80 || '.example' else '' end
    from (select i, i * 2654435761 % 4294967296 / 4 as r from ${series}) as numbers`.execute(db);
}

async function sumDays(db: Db, linkId: number): Promise<void> {
  const { rows } = await sql<Record<'slot' | 'scans' | 'visitors' | 'bots' | 'prefetches', number>>`
    select at / ${sql.lit(QUARTER_HOUR_MS)} as slot,
      sum(case kind when 'person' then 1 else 0 end) as scans, sum(is_visitor) as visitors,
      sum(case kind when 'bot' then 1 else 0 end) as bots,
      sum(case kind when 'prefetch' then 1 else 0 end) as prefetches
    from scans where link_id = ${linkId} group by 1`.execute(db);
  const days = new Map<number, Counts>();
  for (const { slot, scans, visitors, bots, prefetches } of rows) {
    const day = Math.floor(slot / QUARTER_HOURS_PER_DAY);
    const quarters = days.get(day) ?? new Map();
    days.set(day, quarters);
    quarters.set(slot % QUARTER_HOURS_PER_DAY, [scans, visitors, bots, prefetches].map(Number));
  }
  const packed = [...days].map(([day, quarters]) => {
    const sum = (i: number) =>
      [...quarters.values()].reduce((sum, counts) => sum + (counts[i] ?? 0), 0);
    return {
      link_id: linkId,
      day: dayOf(day * DAY_MS),
      scans: sum(0),
      visitors: sum(1),
      bots: sum(2),
      prefetches: sum(3),
      quarters: pack(quarters),
    };
  });
  await insertRows(db, 'scan_days', packed);
}

async function sumMonths(db: Db, linkId: number): Promise<void> {
  for (const dimension of dimensionIds) {
    const { rows } = await sql<{ day: number; value: string; scans: number }>`
      select at / ${sql.lit(DAY_MS)} as day, ${sql.ref(dimension)} as value, count(*) as scans
      from scans where link_id = ${linkId} and kind = 'person' and ${sql.ref(dimension)} <> ''
      group by 1, 2`.execute(db);
    const months = new Map<string, Counts>();
    for (const { day, value, scans } of rows) {
      const date = dayOf(Number(day) * DAY_MS);
      const key = `${date.slice(0, 7)} ${value}`;
      const days = months.get(key) ?? new Map();
      months.set(key, days);
      addCounts(days, Number(date.slice(8)), [Number(scans)]);
    }
    const packed = [...months].map(([key, days]) => ({
      link_id: linkId,
      month: key.slice(0, 7),
      dimension,
      value: key.slice(8),
      scans: [...days.values()].reduce((sum, [count = 0]) => sum + count, 0),
      days: pack(days),
    }));
    await insertRows(db, 'scan_months', packed);
  }
}
