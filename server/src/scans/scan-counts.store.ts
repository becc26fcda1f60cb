import { type DimensionId, dimensionIds } from '@everscan/contract/dimensions';
import type { ScanTotals } from '@everscan/contract/scans.schemas';
import type { Selectable } from 'kysely';
import type { Db } from '../platform/db/connect.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Period } from './time-zone.ts';

export type LinkIds = readonly number[];
/** Both ends are included. */
export type Range = { first: string; last: string };
/** Up to `limit` rows, after the last row of the previous page. */
type Page<Row> = { after: Row | undefined; limit: number };

export type CountedDay = Pick<Selectable<Schema['scan_days']>, 'link_id' | 'day' | 'quarters'>;
export type CountedValue = Pick<
  Selectable<Schema['scan_months']>,
  'link_id' | 'dimension' | 'value' | 'days'
>;

/** Counts by link and day, in this order. */
export async function listDays(
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

/** The totals of each link that has scans on these days. */
export async function sumDays(
  db: Db,
  linkIds: LinkIds,
  { first, last }: Range,
): Promise<Map<number, ScanTotals>> {
  const sums = await db
    .selectFrom('scan_days')
    .select(({ fn }) => [
      'link_id',
      fn.sum<number>('scans').as('scans'),
      fn.sum<number>('visitors').as('visitors'),
      fn.sum<number>('bots').as('bots'),
      fn.sum<number>('prefetches').as('prefetches'),
    ])
    .where(isOneOf(db, 'link_id', linkIds, 'bigint'))
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('link_id')
    .execute();
  return new Map(
    sums.map(({ link_id, scans, visitors, bots, prefetches }) => [
      link_id,
      // PostgreSQL's sums of bigints are numerics, which the driver returns as text.
      {
        scans: Number(scans),
        visitors: Number(visitors),
        bots: Number(bots),
        prefetches: Number(prefetches),
      },
    ]),
  );
}

/** The first day with a scan, not before `since`. */
export async function findFirstDay(
  db: Db,
  linkIds: LinkIds,
  since: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('scan_days')
    .select(({ fn }) => fn.min('day').as('day'))
    .where(isOneOf(db, 'link_id', linkIds, 'bigint'))
    .where('day', '>=', since)
    .executeTakeFirst();
  return row?.day ?? undefined;
}

export type ValueSum = { dimension: string; value: string; scans: number };

/** Sums of whole months, except those in `without`. */
export async function sumMonths(
  db: Db,
  linkIds: LinkIds,
  { first, last }: Range,
  without: readonly string[],
): Promise<ValueSum[]> {
  const rows = await db
    .selectFrom('scan_months')
    .select(({ fn }) => ['dimension', 'value', fn.sum<number>('scans').as('scans')])
    .where(isOneOf(db, 'link_id', linkIds, 'bigint'))
    .where('month', '>=', first)
    .where('month', '<=', last)
    .$if(without.length > 0, (query) => query.where('month', 'not in', without))
    .groupBy(['dimension', 'value'])
    .execute();
  return rows.map((row) => ({ ...row, scans: Number(row.scans) }));
}

/** The values of a month, in the order of the links, dimensions and values. */
export async function listMonth(
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

export type ScanGroup = Record<DimensionId, string> & { scans: number };

/** Scans by people in a period of a few hours, from the rows of `scans`. */
export async function groupScans(
  db: Db,
  linkIds: LinkIds,
  { start, end }: Period,
): Promise<ScanGroup[]> {
  const rows = await db
    .selectFrom('scans')
    .select(({ fn }) => [...dimensionIds, fn.countAll<number>().as('scans')])
    .where(isOneOf(db, 'link_id', linkIds, 'bigint'))
    .where('at', '>=', start)
    .where('at', '<', end)
    .where('kind', '=', 'person')
    .groupBy(dimensionIds)
    .execute();
  return rows;
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
