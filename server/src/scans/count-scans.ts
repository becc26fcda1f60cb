import type { ScanCounts } from '@everscan/contract/scans.schemas';
import type { Db } from '../platform/db/connect.ts';
import type { Actor } from '../platform/http/caller.ts';
import { inTurns } from '../platform/turns.ts';
import type { CountedLinks } from './counted-links.ts';
import { sumScans } from './scan-counts.store.ts';

/** Links per query, so that other requests do not wait long. */
const BATCH = 100;

/** The number of scans of each of a workspace's dynamic codes, or of those with these ids. */
export async function countScans(
  db: Db,
  caller: Actor,
  counted: CountedLinks,
  ids?: readonly string[],
): Promise<ScanCounts> {
  const links = await counted.list(db, caller, ids);
  const counts: ScanCounts = [];
  for await (const batch of inTurns(links, BATCH)) {
    const sums = await sumScans(
      db,
      batch.map(({ id }) => id),
    );
    counts.push(...batch.map(({ id, project }) => ({ project, scans: sums.get(id) ?? 0 })));
  }
  return counts;
}
