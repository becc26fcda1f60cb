import { dayOf } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import { readUserAgent } from '../platform/http/user-agent.ts';
import type { Scan } from './scan.ts';
import { addToDays } from './scan-days.store.ts';
import { listErased, markErased } from './scan-erasure.store.ts';
import { addToMonths } from './scan-months.store.ts';
import { insertScans, insertVisitors, type ScanRow } from './scans.store.ts';

export type { Scan } from './scan.ts';
export {
  buildScanDescriber,
  type ScanDescriber,
  type ScanRequest,
} from './scan-describer.ts';
export { deleteOldScans, deleteOldVisitors, eraseScans } from './scan-erasure.store.ts';
export { deleteOldSalts } from './visitor-salts.store.ts';

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
  await markErased(trx, linkIds);
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
