import type { Db } from '../platform/db/connect.ts';
import type { RetentionStep } from '../platform/db/retention-step.ts';

/** The position that marks a journal as read to its end and removed. No file is this long. */
export const REMOVED = Number.MAX_SAFE_INTEGER;

/**
 * How long the row of a removed journal is kept, in ms: longer than any backup takes. A backup copies the
 * journals before the database, and this row shows that the database already contains their scans.
 */
const REMOVED_TTL_MS = 24 * 3600 * 1000;

export async function markRemoved(db: Db, id: string): Promise<void> {
  await db
    .updateTable('scan_journals')
    .set({ position: REMOVED, updated_at: Date.now() })
    .where('id', '=', id)
    .execute();
}

export const deleteRemovedJournals: RetentionStep = async (db, { now, batch }) => {
  const old = db
    .selectFrom('scan_journals')
    .select('id')
    .where('position', '=', REMOVED)
    .where('updated_at', '<', now - REMOVED_TTL_MS)
    .limit(batch);
  const { numDeletedRows } = await db
    .deleteFrom('scan_journals')
    .where('id', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
