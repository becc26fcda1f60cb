import type { Selectable } from 'kysely';
import type { Db } from '../platform/db/connect.ts';
import { insertRows } from '../platform/db/insert-rows.ts';
import type { Schema } from '../platform/db/schema.ts';

export type DayRow = Selectable<Schema['scan_days']>;
export type MonthRow = Selectable<Schema['scan_months']>;
export type ScanRow = Selectable<Schema['scans']>;

/** Returns the links that have scans. */
export async function listScanned(db: Db, linkIds: readonly number[]): Promise<number[]> {
  if (linkIds.length === 0) return [];
  const rows = await db
    .selectFrom('scan_days')
    .select('link_id')
    .distinct()
    .where('link_id', 'in', linkIds)
    .orderBy('link_id')
    .execute();
  return rows.map(({ link_id }) => link_id);
}

export async function listDaysAfter(
  db: Db,
  linkId: number,
  last: DayRow | undefined,
  limit: number,
): Promise<DayRow[]> {
  return db
    .selectFrom('scan_days')
    .selectAll()
    .where('link_id', '=', linkId)
    .where('day', '>', last?.day ?? '')
    .orderBy('day')
    .limit(limit)
    .execute();
}

export async function listMonthsAfter(
  db: Db,
  linkId: number,
  last: MonthRow | undefined,
  limit: number,
): Promise<MonthRow[]> {
  return db
    .selectFrom('scan_months')
    .selectAll()
    .where('link_id', '=', linkId)
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('month', 'dimension', 'value'),
          '>',
          tuple(last?.month ?? '', last?.dimension ?? '', last?.value ?? ''),
        ),
      ),
    )
    .orderBy('month')
    .orderBy('dimension')
    .orderBy('value')
    .limit(limit)
    .execute();
}

type ScanPage = {
  /** The period from `start` until before `end`, in ms. */
  start: number;
  end: number;
  /** The last row of the previous page. */
  last: ScanRow | undefined;
  limit: number;
};

/** Up to `limit` scans of a link in a period, oldest first. */
export async function listScansBetween(
  db: Db,
  linkId: number,
  { start, end, last, limit }: ScanPage,
): Promise<ScanRow[]> {
  return db
    .selectFrom('scans')
    .selectAll()
    .where('link_id', '=', linkId)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('at', 'id'),
        '>',
        tuple(last?.at ?? start - 1, last?.id ?? Number.MAX_SAFE_INTEGER),
      ),
    )
    .where('at', '<', end)
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

const days = {
  link_id: 'bigint',
  day: 'text',
  scans: 'bigint',
  visitors: 'bigint',
  bots: 'bigint',
  prefetches: 'bigint',
  quarters: 'text',
} as const;
const months = {
  link_id: 'bigint',
  month: 'text',
  dimension: 'text',
  value: 'text',
  scans: 'bigint',
  days: 'text',
} as const;

/** Adds counts of links that have none yet. */
export async function insertCounts(
  db: Db,
  dayRows: readonly DayRow[],
  monthRows: readonly MonthRow[],
): Promise<void> {
  await insertRows(db, 'scan_days', days, dayRows);
  await insertRows(db, 'scan_months', months, monthRows);
}
