import { dayOf } from '../../days.ts';
import type { Db } from '../../db/connect.ts';
import { clientOf } from './clients.ts';
import type { Scan } from './scan.ts';
import { addToDays } from './scan-days.store.ts';
import { deleteCounts, listErased, markErased } from './scan-erasure.store.ts';
import { addToMonths } from './scan-months.store.ts';
import { insertScans, insertVisitors, type ScanRow } from './scans.store.ts';

export { buildScanDescriber, type ScanRequest } from './scan-describer.ts';
export {
  deleteOldScans,
  deletePastSalts,
  deletePastVisitors,
  eraseScans,
} from './scan-erasure.store.ts';

/**
 * Writes scans and what is counted of them, in the caller's transaction, in any order. Scans of
 * erased links are left out. A few thousand at once cost least. Two processes may: all take their
 * locks table by table, each in the order of its key.
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
 * Erases what is known of links' scans, and what still comes in of them. The counts go at once, the
 * rows with the next run of the retention: there may be millions.
 */
export async function deleteScansOf(trx: Db, linkIds: readonly number[]): Promise<void> {
  if (linkIds.length === 0) return;
  await markErased(trx, linkIds);
  await deleteCounts(trx, linkIds);
}

/** The rows of scans, with the first scan of each visitor and day marked. */
async function toRows(trx: Db, scans: readonly Scan[]): Promise<ScanRow[]> {
  const people = scans.filter(({ kind }) => kind === 'person');
  const fresh = await insertVisitors(
    trx,
    people.map(({ linkId, at, visitor }) => ({ link_id: linkId, day: dayOf(at), visitor })),
  );
  return scans.map((scan) => {
    const { linkId, at, kind, visitor, country, userAgent, referrer } = scan;
    const isVisitor = kind === 'person' && fresh.delete(`${dayOf(at)} ${linkId} ${visitor}`);
    return {
      link_id: linkId,
      at,
      kind,
      is_visitor: isVisitor ? 1 : 0,
      country,
      ...clientOf(userAgent),
      referrer,
    };
  });
}
