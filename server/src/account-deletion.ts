import { setImmediate } from 'node:timers/promises';
import { deleteBinOf } from './features/bin/bin.ts';
import { deleteChangesOf } from './features/history/history.ts';
import { deleteJobRowsOf } from './features/library-jobs/library-jobs.ts';
import { deleteLinksOf, hasWorkingLinks } from './features/links/links.ts';
import { deleteProjectsOf } from './features/projects/deleted-projects.ts';
import {
  deleteUserRow,
  eraseInvited,
  listInactive,
  lockUserForDeletion,
  ownerOf,
} from './identity/index.ts';
import type { Db } from './platform/db/connect.ts';
import { isOutage } from './platform/db/is-unavailable.ts';
import { owned, ownedTables } from './platform/db/owned.ts';
import { monthsBefore, type RetentionStep } from './platform/db/retention-step.ts';
import { deleteRecordsOf } from './platform/http/idempotency.ts';
import { deleteMailsTo } from './platform/mail/mails.store.ts';
import { deleteGenerationsOf } from './site/tracking.store.ts';

const INACTIVE_ACCOUNT_TTL_MONTHS = 3 * 12;
/** Rows per transaction. A change may have a design of 40 kB; the other rows are small. */
const BATCHES = [
  [deleteChangesOf, 200],
  [deleteJobRowsOf, 1_000],
  [deleteGenerationsOf, 1_000],
  [deleteRecordsOf, 1_000],
] as const;

/** Projects per statement. Each may have a logo of 40 kB, and rows in the library's tables. */
const PROJECTS = 25;

type DeleteOptions = {
  id: number;
  now: number;
  /** Spares a user who was active since this time. */
  inactiveSince?: number;
};

/**
 * Deletes the history of a user's codes, the rows of library jobs, downloads and stored responses in separate
 * transactions, because one statement that deletes so many rows could run longer than PostgreSQL allows, and
 * would block all other requests on SQLite. Call it before `deleteUser`: the account exists until then, so an
 * interrupted deletion can be repeated.
 */
export async function deleteLargeDataOf(
  db: Db,
  { id, inactiveSince }: Pick<DeleteOptions, 'id' | 'inactiveSince'>,
): Promise<void> {
  for (const [deleteSome, rows] of BATCHES) {
    let deleted: number;
    do {
      deleted = await db.transaction().execute(async (trx) => {
        const user = await lockUserForDeletion(trx, id, inactiveSince);
        return user ? deleteSome(trx, ownerOf(user), rows) : 0;
      });
      await setImmediate(); // lets waiting requests run
    } while (deleted === rows);
  }
}

/**
 * Deletes a user with all personal data. Keeps the counts in `generation_days`, and the tombstones of dynamic
 * codes, so that these codes are never reassigned. Run it in a transaction.
 */
export async function deleteUser(
  trx: Db,
  { id, now, inactiveSince }: DeleteOptions,
): Promise<void> {
  const user = await lockUserForDeletion(trx, id, inactiveSince);
  if (!user) return;
  const owner = ownerOf(user);
  await deleteBinOf(trx, owner);
  await deleteLinksOf(trx, owner, now);
  while ((await deleteProjectsOf(trx, owner, PROJECTS)) === PROJECTS) {
    await setImmediate(); // lets redirects run
  }
  for (const table of ownedTables.filter((table) => table !== 'links')) {
    await owned(trx, owner, table).delete.execute();
  }
  await deleteUserRow(trx, id, now);
  await deleteGenerationsOf(trx, owner);
  await deleteRecordsOf(trx, owner);
  await deleteMailsTo(trx, user.email);
  await eraseInvited(trx, user.email);
}

/**
 * Deletes accounts that were inactive for three years and have no code that visitors may still scan. Each
 * account is deleted in its own transaction; a user who comes back in the meantime keeps the account.
 * @throws {AggregateError} when some accounts could not be deleted; thrown after the others, or after `batch`
 * failures
 */
export const deleteInactiveAccounts: RetentionStep = async (db, { now, batch, signal }) => {
  const inactiveSince = monthsBefore(now, INACTIVE_ACCOUNT_TTL_MONTHS);
  const failures = new Map<number, unknown>();
  let wasOutage = false;
  let ids: number[];
  do {
    // The list again contains the accounts that could not be deleted.
    const listed = await listInactive(db, inactiveSince, batch + failures.size, hasWorkingLinks);
    ids = listed.filter((id) => !failures.has(id));
    for (const id of ids) {
      if (signal.aborted || wasOutage) break;
      try {
        await deleteLargeDataOf(db, { id, inactiveSince });
        await db.transaction().execute((trx) => deleteUser(trx, { id, now, inactiveSince }));
      } catch (error) {
        failures.set(id, error);
        wasOutage = isOutage(error);
      }
      await setImmediate(); // lets waiting requests run
    }
  } while (ids.length === batch && failures.size < batch && !signal.aborted && !wasOutage);
  if (failures.size > 0) {
    throw new AggregateError(failures.values(), 'Some accounts were not deleted.');
  }
  return 0;
};
