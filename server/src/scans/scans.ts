import { dimensionIds } from '@everscan/contract/dimensions';
import { type Insertable, sql } from 'kysely';
import { DAY_MS, dayOf, QUARTER_HOUR_MS } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import { monthsBefore, type RetentionStep } from '../platform/db/retention-step.ts';
import type { Schema } from '../platform/db/schema.ts';
import { insertRows } from '../platform/db/write-rows.ts';
import { readUserAgent } from '../platform/http/user-agent.ts';
import { addCounts, addToPacked, type Counts, pack } from './packed-counts.ts';
import type { Scan } from './scan.ts';

export type { Scan } from './scan.ts';
export {
  buildScanDescriber,
  type ScanDescriber,
  type ScanRequest,
} from './scan-describer.ts';
export { deleteOldSalts } from './visitor-salts.ts';

/**
 * Adds scans and their counts, in any order, except scans of erased links. Batches of a few thousand are the
 * most efficient. Processes cannot deadlock, because each locks the tables in the same order, and the rows of
 * a table in the order of its key. Run it in a transaction.
 */
export async function recordScans(trx: Db, scans: readonly Scan[]): Promise<void> {
  if (scans.length === 0) return;
  const erased = await listErased(trx);
  const rows = await toRows(
    trx,
    scans.filter(({ linkId }) => !erased.has(linkId)),
  );
  await insertScans(trx, rows);
  await addToDays(trx, rows);
  await addToMonths(
    trx,
    rows.filter(({ kind }) => kind === 'person'),
  );
}

/**
 * Erases the scans of links that have no owner any more, including those that journals still contain. The
 * retention job deletes the rows and their counts, because there may be millions.
 */
export async function deleteScansOf(trx: Db, linkIds: readonly number[]): Promise<void> {
  const rows = linkIds.map((id) => ({ link_id: id }));
  const onConflict = sql`on conflict do nothing`;
  await insertRows(trx, 'scan_erasures', rows, onConflict);
}

/** Values for fields that are missing in journals that an earlier version has written. */
const UNKNOWN: Omit<Scan, 'linkId' | 'at' | 'kind' | 'visitor'> = {
  country: '',
  userAgent: '',
  referrer: '',
};

/** Turns scans into rows. The first scan of a visitor, link and day is marked. */
async function toRows(trx: Db, scans: readonly Scan[]): Promise<ScanRow[]> {
  const people = scans.filter(({ kind }) => kind === 'person');
  const newVisitors = await insertVisitors(
    trx,
    people.map(({ linkId, at, visitor }) => ({ link_id: linkId, day: dayOf(at), visitor })),
  );
  return scans.map((scan) => {
    const { linkId, at, kind, visitor, country, userAgent, referrer } = { ...UNKNOWN, ...scan };
    const isVisitor = kind === 'person' && newVisitors.delete(`${dayOf(at)} ${linkId} ${visitor}`);
    return {
      link_id: linkId,
      at,
      kind,
      is_visitor: isVisitor ? 1 : 0,
      country,
      ...readUserAgent(userAgent),
      referrer,
    };
  });
}

type DayRow = Schema['scan_days'];

/** Adds scans to the counts of their days. */
async function addToDays(db: Db, rows: readonly ScanRow[]): Promise<void> {
  const added = sumByDay(rows);
  const days = [...added]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { row, quarters }]) => ({ ...row, quarters: pack(quarters) }));
  const stored = await insertRows<DayRow>(
    db,
    'scan_days',
    days,
    sql`on conflict (link_id, day) do update set
      scans = scan_days.scans + excluded.scans,
      visitors = scan_days.visitors + excluded.visitors,
      bots = scan_days.bots + excluded.bots,
      prefetches = scan_days.prefetches + excluded.prefetches
      returning *`,
  );
  // The rows are locked now. Rows that existed before do not contain the new quarters yet.
  const changed = stored.flatMap((row) => {
    const one = added.get(keyOf(row));
    if (!one || requestsOf(row) === requestsOf(one.row)) return [];
    return [{ ...row, quarters: addToPacked(row.quarters, one.quarters) }];
  });
  const replace = sql`on conflict (link_id, day) do update set quarters = excluded.quarters`;
  await insertRows(db, 'scan_days', changed, replace);
}

type Sum = { row: Omit<DayRow, 'quarters'>; quarters: Counts };

function sumByDay(rows: readonly ScanRow[]): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { link_id, at, kind, is_visitor } of rows) {
    const day = dayOf(at);
    const key = keyOf({ link_id, day });
    let sum = sums.get(key);
    if (sum === undefined) {
      const row = { link_id, day, scans: 0, visitors: 0, bots: 0, prefetches: 0 };
      sum = { row, quarters: new Map() };
      sums.set(key, sum);
    }
    const counts = [
      kind === 'person' ? 1 : 0,
      is_visitor,
      kind === 'bot' ? 1 : 0,
      kind === 'prefetch' ? 1 : 0,
    ] as const;
    sum.row.scans += counts[0];
    sum.row.visitors += counts[1];
    sum.row.bots += counts[2];
    sum.row.prefetches += counts[3];
    addCounts(sum.quarters, Math.floor((at % DAY_MS) / QUARTER_HOUR_MS), counts);
  }
  return sums;
}

function keyOf({ link_id, day }: Pick<DayRow, 'link_id' | 'day'>): string {
  return `${link_id} ${day}`;
}

function requestsOf({ scans, bots, prefetches }: Omit<DayRow, 'quarters'>): number {
  return scans + bots + prefetches;
}

/** How long a journal may still contain scans of an erased link, in ms. */
const LATE_SCANS_MS = 7 * DAY_MS;
const SCAN_TTL_MONTHS = 26;
/** After this many consecutive recent rows, a run stops looking for old ones. */
const YOUNG_SCANS = 100_000;
/** Links whose data is erased per statement. */
const LINKS = 100;

/** Ids of the links whose data is being erased. */
async function listErased(db: Db): Promise<Set<number>> {
  const rows = await db.selectFrom('scan_erasures').select('link_id').execute();
  return new Set(rows.map(({ link_id }) => link_id));
}

/** The tables with data of erased links, with their keys. */
const erasedTables = {
  scans: ['id'],
  scan_days: ['link_id', 'day'],
  scan_months: ['link_id', 'month', 'dimension', 'value'],
  scan_visitors: ['day', 'link_id', 'visitor'],
  link_targets: ['id'],
} as const;
type ErasedTable = keyof typeof erasedTables;

/** Erases the data of erased links, and finally the record that it has to be erased. */
export const eraseScans: RetentionStep = async (db, { now, batch, signal }) => {
  const erased = [...(await listErased(db))];
  for (let start = 0; start < erased.length; start += LINKS) {
    const linkIds = erased.slice(start, start + LINKS);
    for (const table of Object.keys(erasedTables) as ErasedTable[]) {
      let deleted = batch;
      while (deleted === batch) {
        if (signal.aborted) return 0;
        deleted = await deleteSome(db, table, { linkIds, now, limit: batch });
      }
    }
  }
  await db
    .updateTable('scan_erasures')
    .set({ noticed_at: now })
    .where('noticed_at', 'is', null)
    .execute();
  await db
    .deleteFrom('scan_erasures')
    .where('noticed_at', '<', now - LATE_SCANS_MS)
    .execute();
  return 0;
};

/** Deletes up to `limit` rows of these links, and returns how many. */
async function deleteSome(
  db: Db,
  table: ErasedTable,
  { linkIds, now, limit }: { linkIds: readonly number[]; now: number; limit: number },
): Promise<number> {
  const key = sql.join(erasedTables[table].map((column) => sql.ref(column)));
  const days = [-1, 0, 1].map((days) => dayOf(now + days * DAY_MS));
  const isVisitors = table === 'scan_visitors'; // the only index of which begins with the day
  // Sorted in the order of an index, or PostgreSQL might read the whole table for the last few rows.
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${key}) in (
    select ${key} from ${sql.table(table)}
    where ${isOneOf(db, 'link_id', linkIds, 'bigint')}
      ${isVisitors ? sql`and day in (${sql.join(days)})` : sql``}
    order by ${sql.ref(isVisitors ? 'day' : 'link_id')} limit ${limit})`.execute(db);
  return Number(numAffectedRows);
}

/**
 * Rows are added roughly in order of time, so the oldest have the lowest ids, unless rows before them were
 * recorded while a clock was ahead.
 */
export const deleteOldScans: RetentionStep = async (db, { now, batch, signal }) => {
  const before = monthsBefore(now, SCAN_TTL_MONTHS);
  let lastId = 0;
  let young = 0;
  while (young < YOUNG_SCANS && !signal.aborted) {
    const rows = await db
      .selectFrom('scans')
      .select(['id', 'at'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(batch)
      .execute();
    const old = rows.filter(({ at }) => at < before).map(({ id }) => id);
    if (old.length > 0) {
      await db
        .deleteFrom('scans')
        .where(isOneOf(db, 'id', old, 'bigint'))
        .execute();
    }
    if (rows.length < batch) break;
    young = old.length > 0 ? 0 : young + rows.length;
    lastId = rows.at(-1)?.id ?? lastId;
  }
  return 0;
};

/** Visitors are kept for one more day than their own, since a journal may still contain their scans. */
export const deleteOldVisitors: RetentionStep = async (db, { now, batch }) => {
  const { numDeletedRows } = await db
    .deleteFrom('scan_visitors')
    .where(({ refTuple, selectFrom, eb }) =>
      eb(
        refTuple('day', 'link_id', 'visitor'),
        'in',
        selectFrom('scan_visitors')
          .select(['day', 'link_id', 'visitor'])
          .where('day', '<', dayOf(now - DAY_MS))
          .limit(batch)
          .$asTuple('day', 'link_id', 'visitor'),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

type ScanRow = Required<Omit<Insertable<Schema['scans']>, 'id'>>;
type VisitorRow = Schema['scan_visitors'];

export async function insertScans(db: Db, rows: readonly ScanRow[]): Promise<void> {
  await insertRows(db, 'scans', rows);
}

/** Adds visitors, and returns the new ones as `day linkId visitor`. */
async function insertVisitors(db: Db, rows: readonly VisitorRow[]): Promise<Set<string>> {
  const keyOf = ({ day, link_id, visitor }: VisitorRow) => `${day} ${link_id} ${visitor}`;
  const byKey = [...new Map(rows.map((row) => [keyOf(row), row]))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const added = await insertRows<VisitorRow>(
    db,
    'scan_visitors',
    byKey.map(([, row]) => row),
    sql`on conflict do nothing returning day, link_id, visitor`,
  );
  return new Set(added.map(keyOf));
}

type MonthRow = Schema['scan_months'];

/** How many referrers are counted by name for a link and month: clients may send any number. */
const MAX_REFERRERS = 500;
/** The name under which all other referrers are counted. It cannot be a host name. */
export const OTHER_REFERRERS = '*';

/** Packed days longer than this are summed up. A month takes 300 characters while no day has a million scans. */
const MAX_DAYS_LENGTH = 600;

/** Adds scans by people to the counts of their months. */
async function addToMonths(db: Db, rows: readonly ScanRow[]): Promise<void> {
  const added = sumByMonth(await mergeReferrers(db, rows));
  const months = [...added]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { row, days }]) => ({ ...row, days: pack(days) }));
  const touched = await insertRows<{ link_id: number | null }>(
    db,
    'scan_months',
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
  await insertRows(db, 'scan_months', rows, replace);
}

type MonthSum = { row: Omit<MonthRow, 'days'>; days: Counts };

function sumByMonth(rows: readonly ScanRow[]): Map<string, MonthSum> {
  const sums = new Map<string, MonthSum>();
  for (const scan of rows) {
    const { link_id, at } = scan;
    const date = dayOf(at);
    const month = date.slice(0, 7);
    for (const dimension of dimensionIds) {
      const value = scan[dimension];
      if (value === '') continue; // unknown values are not stored: they are the rest of all scans
      const key = monthKeyOf({ link_id, month, dimension, value });
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

function monthKeyOf({
  link_id,
  month,
  dimension,
  value,
}: Omit<MonthRow, 'scans' | 'days'>): string {
  return `${link_id} ${month} ${dimension} ${value}`;
}

function monthOf(time: number): string {
  return dayOf(time).slice(0, 7);
}
