import type { ScanTotals } from '@everscan/contract/api/scans';
import { type DimensionId, dimensionIds } from '@everscan/contract/dimensions';
import type { Db } from '../../db/connect.ts';
import type { Period } from './time-zone.ts';

type LinkIds = readonly number[];
/** Both ends are included. */
type Range = { first: string; last: string };

export async function listDays(db: Db, linkIds: LinkIds, { first, last }: Range) {
  return db
    .selectFrom('scan_days')
    .select(['link_id', 'day', 'quarters'])
    .where('link_id', 'in', linkIds)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
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
    .where('link_id', 'in', linkIds)
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

/** The first day with a scan. */
export async function findFirstDay(db: Db, linkIds: LinkIds): Promise<string | undefined> {
  const row = await db
    .selectFrom('scan_days')
    .select(({ fn }) => fn.min('day').as('day'))
    .where('link_id', 'in', linkIds)
    .executeTakeFirst();
  return row?.day ?? undefined;
}

/** Sums of whole months, except those in `without`. */
export async function sumMonths(
  db: Db,
  linkIds: LinkIds,
  { first, last }: Range,
  without: readonly string[],
) {
  const rows = await db
    .selectFrom('scan_months')
    .select(({ fn }) => ['dimension', 'value', fn.sum<number>('scans').as('scans')])
    .where('link_id', 'in', linkIds)
    .where('month', '>=', first)
    .where('month', '<=', last)
    .$if(without.length > 0, (query) => query.where('month', 'not in', without))
    .groupBy(['dimension', 'value'])
    .execute();
  return rows.map((row) => ({ ...row, scans: Number(row.scans) }));
}

export async function listMonths(db: Db, linkIds: LinkIds, months: readonly string[]) {
  return db
    .selectFrom('scan_months')
    .select(['month', 'dimension', 'value', 'days'])
    .where('link_id', 'in', linkIds)
    .where('month', 'in', months)
    .execute();
}

type Group = Record<DimensionId, string> & { scans: number };

/** Scans by people in a period of a few hours, from the rows of `scans`. */
export async function groupScans(
  db: Db,
  linkIds: LinkIds,
  { start, end }: Period,
): Promise<Group[]> {
  const rows = await db
    .selectFrom('scans')
    .select(({ fn }) => [...dimensionIds, fn.countAll<number>().as('scans')])
    .where('link_id', 'in', linkIds)
    .where('at', '>=', start)
    .where('at', '<', end)
    .where('kind', '=', 'person')
    .groupBy(dimensionIds)
    .execute();
  return rows;
}

/** All scans of each link that has any. */
export async function sumScans(db: Db, linkIds: LinkIds): Promise<Map<number, number>> {
  const sums = await db
    .selectFrom('scan_days')
    .select(({ fn }) => ['link_id', fn.sum<number | string>('scans').as('scans')])
    .where('link_id', 'in', linkIds)
    .groupBy('link_id')
    .execute();
  // PostgreSQL's sums of bigints are numerics, which the driver returns as text.
  return new Map(sums.map(({ link_id, scans }) => [link_id, Number(scans)]));
}
