import {
  deleteJobRowsOf,
  deletePicturesOf,
  hasWorkingLinks,
  hideLinksOf,
  purgeEmptiedBins,
  purgeWorkspace,
  stopJobs,
} from './codes/index.ts';
import {
  deleteUserRow,
  eraseInvited,
  listInactive,
  lockUserForDeletion,
  ownerOf,
} from './identity/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db/connect.ts';
import { isOutage } from './platform/db/is-unavailable.ts';
import { owned, ownedTables } from './platform/db/owned.ts';
import { monthsBefore, type RetentionStep } from './platform/db/retention-step.ts';
import { truncateLog } from './platform/db/truncate-log.ts';
import { deleteRecordsOf } from './platform/http/idempotency.ts';
import { deleteMailsTo } from './platform/mail/mails.store.ts';
import { deleteGenerationsOf } from './site/tracking.ts';

const INACTIVE_ACCOUNT_TTL_MONTHS = 3 * 12;
/** Rows per transaction, so that other requests do not wait long. */
const BATCH = 500;

type DeleteOptions = {
  id: number;
  now: number;
  /** Spares a user who was active since this time. */
  inactiveSince?: number;
};

/**
 * Deletes a user with what belongs to the person: from now on nobody can sign in or read the account, and its links
 * answer as deleted. `eraseDeleted` deletes what the account owned. Run it in a transaction.
 */
export async function deleteUser(
  trx: Db,
  { id, now, inactiveSince }: DeleteOptions,
): Promise<void> {
  const user = await lockUserForDeletion(trx, id, inactiveSince);
  if (!user) return;
  const owner = ownerOf(user);
  await stopJobs(trx, owner, now);
  await hideLinksOf(trx, owner, now);
  await deleteUserRow(trx, id, now);
  await deleteMailsTo(trx, user.email);
  await eraseInvited(trx, user.email);
}

/**
 * Deletes for good what deleted accounts owned and the codes in emptied bins, in short transactions. Keeps the counts in
 * `generation_days`, and the tombstones of dynamic codes, so that these codes are never reassigned. An interrupted run
 * is continued by the next.
 */
export async function eraseDeleted(
  { db, clock }: { db: Db; clock: Clock },
  signal = new AbortController().signal,
): Promise<void> {
  const options = { now: clock(), signal };
  const hasPurged = await purgeEmptiedBins(db, options);
  const deleted = await db
    .selectFrom('workspaces')
    .select('id')
    .where('deleted_at', 'is not', null)
    .execute();
  const failures: unknown[] = [];
  for (const { id } of deleted) {
    try {
      await purgeWorkspace(db, id, options);
      await deleteRest(db, id, signal);
    } catch (error) {
      if (isOutage(error)) throw error;
      failures.push(error); // the others are deleted nevertheless
    }
  }
  if (hasPurged || deleted.length > 0) await truncateLog(db);
  if (failures.length > 0) throw new AggregateError(failures, 'Some accounts were not erased.');
}

async function deleteRest(db: Db, id: number, signal: AbortSignal): Promise<void> {
  const owner = { workspace: id, user: id };
  for (const deleteSome of [deleteJobRowsOf, deleteGenerationsOf, deleteRecordsOf]) {
    while (!signal.aborted && (await deleteSome(db, owner, BATCH)) === BATCH);
  }
  while (!signal.aborted && (await deletePicturesOf(db, owner)) > 0);
  if (signal.aborted) return;
  await db.transaction().execute(async (trx) => {
    for (const table of ownedTables) await owned(trx, owner, table).delete.execute();
    await trx.deleteFrom('workspaces').where('id', '=', id).execute();
  });
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
        await db.transaction().execute((trx) => deleteUser(trx, { id, now, inactiveSince }));
      } catch (error) {
        failures.set(id, error);
        wasOutage = isOutage(error);
      }
    }
  } while (ids.length === batch && failures.size < batch && !signal.aborted && !wasOutage);
  if (failures.size > 0) {
    throw new AggregateError(failures.values(), 'Some accounts were not deleted.');
  }
  return 0;
};
