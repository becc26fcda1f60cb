import type { ScanTotals } from '@everscan/contract/scans.schemas';
import { DAY_MS, QUARTER_HOUR_MS, startOfUtcDay } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { readPages } from '../platform/db/pages.ts';
import { inTurns, nextTurn } from '../platform/turns.ts';
import { readPacked } from './packed-counts.ts';
import {
  type CountedDay,
  type CountedValue,
  findFirstDay,
  groupScans,
  type LinkIds,
  listDays,
  listMonth,
  type Range,
  type ScanGroup,
  sumDays,
  sumMonths,
  type ValueSum,
} from './scan-counts.store.ts';
import type { Period } from './time-zone.ts';

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
    const day = await findFirstDay(db, ids, since);
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
  range: Range,
): Promise<Map<number, ScanTotals>> {
  const totals = new Map<number, ScanTotals>();
  if (range.first > range.last) return totals;
  for await (const ids of inTurns(linkIds, SUMMED_LINKS)) {
    for (const [id, sum] of await sumDays(db, ids, range)) totals.set(id, sum);
  }
  return totals;
}

/** Yields sums of whole months, except those in `without`. A value may occur more than once. */
export async function* readMonthSums(
  db: Db,
  linkIds: LinkIds,
  range: Range,
  without: readonly string[],
): AsyncGenerator<ValueSum[]> {
  for await (const ids of inTurns(linkIds, SUMMED_LINKS)) {
    yield await sumMonths(db, ids, range, without);
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

/** Scans by people in a period of a few hours. */
export async function* readScanGroups(
  db: Db,
  linkIds: LinkIds,
  period: Period,
): AsyncGenerator<ScanGroup[]> {
  for await (const ids of inTurns(linkIds, SUMMED_LINKS)) yield await groupScans(db, ids, period);
}
