import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { type Owner, owned, ownedInBin } from '../../platform/db/owned.ts';
import { deleteScansOf } from '../../scans/scans.ts';
import { deleteTargets } from './link-targets.store.ts';
import { changedNow } from './links.store.ts';

/** Links per statement. */
const BATCH = 500;

/** Lets the links of deleted codes answer as deleted, from `at`. */
export async function hideLinks(
  trx: Db,
  caller: Owner,
  projectIds: readonly string[],
  { at, now }: { at: number; now: number },
): Promise<void> {
  await owned(trx, caller, 'links')
    .update.set({ deleted_at: at, ...changedNow(trx, now) })
    .where(isOneOf(trx, 'project_id', projectIds, 'text'))
    .execute();
}

/** Like `hideLinks`, for all links of a user. */
export async function hideLinksOf(trx: Db, caller: Owner, now: number): Promise<void> {
  const links = owned(trx, caller, 'links');
  let hidden: bigint;
  do {
    const { numUpdatedRows } = await links.update
      .set({ deleted_at: now, ...changedNow(trx, now) })
      .where('id', 'in', links.rows.select('id').limit(BATCH))
      .executeTakeFirstOrThrow();
    hidden = numUpdatedRows;
  } while (hidden === BigInt(BATCH));
}

/** Lets the links of restored codes redirect again. */
export async function showLinks(
  trx: Db,
  caller: Owner,
  projectIds: readonly string[],
  now: number,
): Promise<void> {
  await ownedInBin(trx, caller, 'links')
    .update.set({ deleted_at: null, ...changedNow(trx, now) })
    .where(isOneOf(trx, 'project_id', projectIds, 'text'))
    .execute();
}

/** What is left of a link that is deleted for good: its code, which nobody gets again. */
const tombstone = {
  state: 'active',
  project_id: null,
  workspace_id: null,
  target: '',
  utm: null,
  passes_query: 0,
  location: '',
  blocked_at: null,
  pause_text: null,
  starts_at: null,
  ends_at: null,
  fallback: null,
} as const;

/**
 * Turns the links of deleted codes into tombstones, and erases their scans and targets. The retention job deletes the
 * scans, and targets beyond the first ten thousand. Call it before their projects are deleted.
 */
export async function eraseLinks(
  trx: Db,
  projectIds: readonly string[],
  now: number,
): Promise<void> {
  const rows = await trx
    .updateTable('links')
    .set({
      ...tombstone,
      deleted_at: sql<number>`coalesce(deleted_at, ${now})`,
      ...changedNow(trx, now),
    })
    .where(isOneOf(trx, 'project_id', projectIds, 'text'))
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await deleteTargets(trx, ids);
  await deleteScansOf(trx, ids);
}
