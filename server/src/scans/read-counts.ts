import { type DimensionId, dimensionIds } from '@everscan/contract/dimensions';
import type { ScanTotals } from '@everscan/contract/scans.schemas';
import type { Selectable } from 'kysely';
import { DAY_MS, QUARTER_HOUR_MS, startOfUtcDay } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { readPages } from '../platform/db/pages.ts';
import type { Schema } from '../platform/db/schema.ts';
import { inTurns, nextTurn } from '../platform/turns.ts';
import { readPacked } from './packed-counts.ts';
import type { Period } from './time-zone.ts';

type LinkIds = readonly number[];
/** Both ends are included. */
type Range = { first: string; last: string };
/** Up to `limit` rows, after the last row of the previous page. */
type Page<Row> = { after: Row | undefined; limit: number };

type CountedDay = Pick<Selectable<Schema['scan_days']>, 'link_id' | 'day' | 'quarters'>;
type CountedValue = Pick<
  Selectable<Schema['scan_months']>,
  'link_id' | 'dimension' | 'value' | 'days'
>;

/** Rows per query, so that redirects do not wait long. */
const ROWS = 500;
/** Links per query. */
const LINKS = 100;
/** Links per query in which the database adds up many rows for each link. */
const SUMMED_LINKS = 10;

/**
 * The quarter of an hour in which any of these links was first scanned, in ms since 1970-01-01 UTC.
 * @param since a day in UTC before which scans are ignored
 */
export async function readFirstTime(
  db: Db,
  linkIds: LinkIds,
  since: string,
): Promise<number | undefined> {
  let first: string | undefined;
  for await (const ids of inTurns(linkIds, LINKS)) {
    const row = await db
      .selectFrom('scan_days')
      .select(({ fn }) => fn.min<string | null>('day').as('day'))
      .where(isOneOf(db, 'link_id', ids, 'bigint'))
      .where('day', '>=', since)
      .executeTakeFirst();
    const day = row?.day ?? undefined;
    if (day !== undefined && (first === undefined || day < first)) first = day;
  }
  if (first === undefined) return undefined;
  let quarter = DAY_MS / QUARTER_HOUR_MS;
  for await (const rows of readDays(db, linkIds, { first, last: first })) {
    for (const { quarters } of rows) {
      readPacked(quarters, (key) => {
        quarter = Math.min(quarter, key);
      });
    }
  }
  return startOfUtcDay(first) + quarter * QUARTER_HOUR_MS;
}

/** Yields days with scans, grouped by link. */
export async function* readDays(
  db: Db,
  linkIds: LinkIds,
  range: Range,
): AsyncGenerator<CountedDay[]> {
  for await (const ids of inTurns(linkIds, LINKS)) {
    yield* readPages<CountedDay>(ROWS, async (after) => {
      if (after) await nextTurn();
      return listDays(db, ids, range, { after, limit: ROWS });
    });
  }
}

/** The totals of each link that has scans on these days. */
export async function readTotals(
  db: Db,
  linkIds: LinkIds,
  { first, last }: Range,
): Promise<Map<number, ScanTotals>> {
  const totals = new Map<number, ScanTotals>();
  if (first > last) return totals;
  for await (const ids of inTurns(linkIds, SUMMED_LINKS)) {
    const sums = await db
      .selectFrom('scan_days')
      .select(({ fn }) => [
        'link_id',
        fn.sum<number>('scans').as('scans'),
        fn.sum<number>('visitors').as('visitors'),
        fn.sum<number>('bots').as('bots'),
        fn.sum<number>('prefetches').as('prefetches'),
      ])
      .where(isOneOf(db, 'link_id', ids, 'bigint'))
      .where('day', '>=', first)
      .where('day', '<=', last)
      .groupBy('link_id')
      .execute();
    for (const { link_id, scans, visitors, bots, prefetches } of sums) {
      // PostgreSQL's sums of bigints are numerics, which the driver returns as text.
      totals.set(link_id, {
        scans: Number(scans),
        visitors: Number(visitors),
        bots: Number(bots),
        prefetches: Number(prefetches),
      });
    }
  }
  return totals;
}

/** Yields sums of whole months, except those in `without`. A value may occur more than once. */
export async function* readMonthSums(
  db: Db,
  linkIds: LinkIds,
  { first, last }: Range,
  without: readonly string[],
): AsyncGenerator<{ dimension: string; value: string; scans: number }[]> {
  for await (const ids of inTurns(linkIds, SUMMED_LINKS)) {
    const rows = await db
      .selectFrom('scan_months')
      .select(({ fn }) => ['dimension', 'value', fn.sum<number>('scans').as('scans')])
      .where(isOneOf(db, 'link_id', ids, 'bigint'))
      .where('month', '>=', first)
      .where('month', '<=', last)
      .$if(without.length > 0, (query) => query.where('month', 'not in', without))
      .groupBy(['dimension', 'value'])
      .execute();
    yield rows.map((row) => ({ ...row, scans: Number(row.scans) }));
  }
}

/** Yields the values of a month with their days. */
export async function* readMonth(
  db: Db,
  linkIds: LinkIds,
  month: string,
): AsyncGenerator<CountedValue[]> {
  for await (const ids of inTurns(linkIds, LINKS)) {
    yield* readPages<CountedValue>(ROWS, async (after) => {
      if (after) await nextTurn();
      return listMonth(db, ids, month, { after, limit: ROWS });
    });
  }
}

/** Scans by people in a period of a few hours, from the rows of `scans`. */
export async function* readScanGroups(
  db: Db,
  linkIds: LinkIds,
  { start, end }: Period,
): AsyncGenerator<(Record<DimensionId, string> & { scans: number })[]> {
  for await (const ids of inTurns(linkIds, SUMMED_LINKS)) {
    yield await db
      .selectFrom('scans')
      .select(({ fn }) => [...dimensionIds, fn.countAll<number>().as('scans')])
      .where(isOneOf(db, 'link_id', ids, 'bigint'))
      .where('at', '>=', start)
      .where('at', '<', end)
      .where('kind', '=', 'person')
      .groupBy(dimensionIds)
      .execute();
  }
}

/** Counts by link and day, in this order. */
async function listDays(
  db: Db,
  linkIds: LinkIds,
  { first, last }: Range,
  { after, limit }: Page<CountedDay>,
): Promise<CountedDay[]> {
  return db
    .selectFrom('scan_days')
    .select(['link_id', 'day', 'quarters'])
    .where(isOneOf(db, 'link_id', fromLink(linkIds, after), 'bigint'))
    .where('day', '>=', first)
    .where('day', '<=', last)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('link_id', 'day'), '>', tuple(after?.link_id ?? 0, after?.day ?? '')),
      ),
    )
    .orderBy('link_id')
    .orderBy('day')
    .limit(limit)
    .execute();
}

/** Leaves out the links of earlier pages, whose rows the database would otherwise skip one by one. */
function fromLink(linkIds: LinkIds, after: { link_id: number } | undefined): LinkIds {
  return after ? linkIds.filter((id) => id >= after.link_id) : linkIds;
}

/** The values of a month, in the order of the links, dimensions and values. */
async function listMonth(
  db: Db,
  linkIds: LinkIds,
  month: string,
  { after, limit }: Page<CountedValue>,
): Promise<CountedValue[]> {
  return db
    .selectFrom('scan_months')
    .select(['link_id', 'dimension', 'value', 'days'])
    .where(isOneOf(db, 'link_id', fromLink(linkIds, after), 'bigint'))
    .where('month', '=', month)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('link_id', 'dimension', 'value'),
          '>',
          tuple(after?.link_id ?? 0, after?.dimension ?? '', after?.value ?? ''),
        ),
      ),
    )
    .orderBy('link_id')
    .orderBy('dimension')
    .orderBy('value')
    .limit(limit)
    .execute();
}

/** The total number of scans of each link that has any. */
export async function sumScans(db: Db, linkIds: LinkIds): Promise<Map<number, number>> {
  const sums = await db
    .selectFrom('scan_days')
    .select(({ fn }) => ['link_id', fn.sum<number | string>('scans').as('scans')])
    .where(isOneOf(db, 'link_id', linkIds, 'bigint'))
    .groupBy('link_id')
    .execute();
  // PostgreSQL's sums of bigints are numerics, which the driver returns as text.
  return new Map(sums.map(({ link_id, scans }) => [link_id, Number(scans)]));
}
