import { setImmediate } from 'node:timers/promises';
import type { Db } from '../db/connect.ts';
import { forgetOldPages } from '../db/forget-old-pages.ts';
import { deleteUser, listInactive } from '../features/accounts/accounts.store.ts';

/**
 * Deletes up to `limit` accounts that were last active before `before`, with all that is theirs,
 * and returns how many it met. Each is a transaction of its own, and somebody who comes back while
 * this runs keeps theirs.
 */
export async function deleteInactiveAccounts(
  db: Db,
  now: number,
  before: number,
  limit: number,
  signal: AbortSignal,
): Promise<number> {
  const ids = await listInactive(db, before, limit);
  for (const id of ids) {
    if (signal.aborted) break;
    await db.transaction().execute((trx) => deleteUser(trx, id, now, before));
    await setImmediate(); // waiting requests go first
  }
  if (ids.length > 0) await forgetOldPages(db);
  return ids.length;
}
