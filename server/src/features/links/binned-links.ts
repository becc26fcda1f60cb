import type { Db } from '../../platform/db/connect.ts';
import { deleteScansOf } from '../../scans/scans.ts';
import { deleteTargets } from './link-targets.store.ts';
import type { LinkRow } from './links.store.ts';
import { makeTombstones } from './tombstones.store.ts';

export { checkLinkCount } from './link-limits.ts';
export { countLinks } from './links.store.ts';
export { lockLinkRows, reviveLinks } from './tombstones.store.ts';

/**
 * Replaces locked links with tombstones. Their scans and target histories stay. Call it before their projects
 * move to the bin.
 */
export async function moveLinksToBin(
  trx: Db,
  links: readonly LinkRow[],
  now: number,
): Promise<void> {
  await makeTombstones(
    trx,
    links.map(({ id }) => id),
    now,
  );
}

/**
 * Erases the scans and targets of tombstones that can no longer be restored. The retention job deletes the
 * scans, and targets beyond the first ten thousand.
 */
export async function eraseLinkData(trx: Db, linkIds: readonly number[]): Promise<void> {
  if (linkIds.length === 0) return;
  await deleteTargets(trx, linkIds);
  await deleteScansOf(trx, linkIds);
}
