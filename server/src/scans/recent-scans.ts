import type { Db } from '../platform/db/connect.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { type Owner, owned } from '../platform/db/owned.ts';

/** Scans by people on each of these days; days without scans are left out. */
export async function listDailyScans(
  db: Db,
  linkIds: readonly number[],
  { first, last }: { first: string; last: string },
) {
  return db
    .selectFrom('scan_days')
    .select(['link_id', 'day', 'scans'])
    .where(isOneOf(db, 'link_id', linkIds, 'bigint'))
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
}

/** A query for the scans by people since a day, for each of a user's links that has any. */
export function recentScansOf(db: Db, caller: Owner, first: string) {
  return db
    .selectFrom('scan_days')
    .select(({ fn }) => ['link_id', fn.sum<number | string>('scans').as('scans')])
    .where('link_id', 'in', owned(db, caller, 'links').rows.select('id'))
    .where('day', '>=', first)
    .groupBy('link_id');
}
