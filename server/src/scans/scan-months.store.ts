import { dimensionIds } from '@everscan/contract/dimensions';
import { sql } from 'kysely';
import { dayOf } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { insertRows } from '../platform/db/insert-rows.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import type { Schema } from '../platform/db/schema.ts';
import { addCounts, addToPacked, type Counts, pack } from './packed-counts.ts';
import type { ScanRow } from './scans.store.ts';

type MonthRow = Schema['scan_months'];

/** How many referrers are counted by name for a link and month: clients may send any number. */
const MAX_REFERRERS = 500;
/** The name under which all other referrers are counted. It cannot be a host name. */
export const OTHER_REFERRERS = '*';

/** Packed days longer than this are summed up. A month takes 300 characters while no day has a million scans. */
const MAX_DAYS_LENGTH = 600;

const columns = {
  link_id: 'bigint',
  month: 'text',
  dimension: 'text',
  value: 'text',
  scans: 'bigint',
  days: 'text',
} as const;

/** Adds scans by people to the counts of their months. */
export async function addToMonths(db: Db, rows: readonly ScanRow[]): Promise<void> {
  const added = sumByMonth(await mergeReferrers(db, rows));
  const months = [...added]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { row, days }]) => ({ ...row, days: pack(days) }));
  const touched = await insertRows<{ link_id: number | null }>(
    db,
    'scan_months',
    columns,
    months,
    sql`on conflict (link_id, month, dimension, value) do update set
      scans = scan_months.scans + excluded.scans,
      days = scan_months.days || ';' || excluded.days
      returning case when length(days) > ${sql.lit(MAX_DAYS_LENGTH)} then link_id end as link_id`,
  );
  const linkIds = new Set(touched.flatMap(({ link_id }) => link_id ?? []));
  if (linkIds.size > 0) await shorten(db, [...linkIds]);
}

/** Sums up days that were appended repeatedly, which costs less than adding to them each time. */
async function shorten(db: Db, linkIds: readonly number[]): Promise<void> {
  const long = await db
    .selectFrom('scan_months')
    .selectAll()
    .where('link_id', 'in', linkIds)
    .where(sql<number>`length(days)`, '>', MAX_DAYS_LENGTH)
    .orderBy('link_id')
    .orderBy('month')
    .orderBy('dimension')
    .orderBy('value')
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute();
  const rows = long.map((row) => ({ ...row, days: addToPacked(row.days, new Map()) }));
  const replace = sql`on conflict (link_id, month, dimension, value)
    do update set days = excluded.days`;
  await insertRows(db, 'scan_months', columns, rows, replace);
}

type Sum = { row: Omit<MonthRow, 'days'>; days: Counts };

function sumByMonth(rows: readonly ScanRow[]): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const scan of rows) {
    const { link_id, at } = scan;
    const date = dayOf(at);
    const month = date.slice(0, 7);
    for (const dimension of dimensionIds) {
      const value = scan[dimension];
      if (value === '') continue; // unknown values are not stored: they are the rest of all scans
      const key = keyOf({ link_id, month, dimension, value });
      let sum = sums.get(key);
      if (sum === undefined) {
        sum = { row: { link_id, month, dimension, value, scans: 0 }, days: new Map() };
        sums.set(key, sum);
      }
      sum.row.scans++;
      addCounts(sum.days, Number(date.slice(8)), [1]);
    }
  }
  return sums;
}

/** Returns the scans with new referrers merged into one, for links with too many in a month. */
async function mergeReferrers(db: Db, rows: readonly ScanRow[]): Promise<readonly ScanRow[]> {
  const sent = rows.filter(({ referrer }) => referrer !== '');
  if (sent.length === 0) return rows;
  const full = await db
    .selectFrom('scan_months')
    .select(['link_id', 'month'])
    .where('link_id', 'in', [...new Set(sent.map(({ link_id }) => link_id))])
    .where('month', 'in', [...new Set(sent.map(({ at }) => monthOf(at)))])
    .where('dimension', '=', 'referrer')
    .groupBy(['link_id', 'month'])
    .having(({ fn }) => fn.countAll(), '>=', MAX_REFERRERS)
    .execute();
  if (full.length === 0) return rows;
  const known = new Map<string, Set<string>>();
  for (const { link_id, month } of full) {
    const values = await db
      .selectFrom('scan_months')
      .select('value')
      .where('link_id', '=', link_id)
      .where('month', '=', month)
      .where('dimension', '=', 'referrer')
      .execute();
    known.set(`${link_id} ${month}`, new Set(values.map(({ value }) => value)));
  }
  return rows.map((row) => {
    const values = known.get(`${row.link_id} ${monthOf(row.at)}`);
    const isKnown = !values || row.referrer === '' || values.has(row.referrer);
    return isKnown ? row : { ...row, referrer: OTHER_REFERRERS };
  });
}

function keyOf({ link_id, month, dimension, value }: Omit<MonthRow, 'scans' | 'days'>): string {
  return `${link_id} ${month} ${dimension} ${value}`;
}

function monthOf(time: number): string {
  return dayOf(time).slice(0, 7);
}
