import type { Db } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/caller.ts';

/** Records that the owner receives mail at the account's address. */
export async function markVerified(trx: Db, id: number, now: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute();
}

/**
 * Gives an account another address. Call it after `lockUserAndAddress`. On PostgreSQL it throws a unique
 * violation when another transaction takes the address at the same time.
 * @returns false when another account has the address, or can still get it back
 */
export async function changeEmail(
  trx: Db,
  { id, email, verifiedAt, now }: ChangeEmailOptions,
): Promise<boolean> {
  const taken = trx.selectFrom('users').select('id').where('email', '=', email);
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ email, email_verified_at: verifiedAt })
    .where('id', '=', id)
    .where(({ not, exists }) => not(exists(taken)))
    .executeTakeFirst();
  return numUpdatedRows === 1n && !(await isReserved(trx, { email, now, userId: id }));
}

type ChangeEmailOptions = { id: number; email: string; verifiedAt: number | null; now: number };

/**
 * Whether an account other than `userId` can still undo a change and get this address back: until then,
 * nobody else may take it. Call it after the write that takes the address, because that write waits for a
 * concurrent change that gives the address up.
 */
export async function isReserved(
  trx: Db,
  { email, now, userId }: { email: string; now: number; userId: number },
): Promise<boolean> {
  const row = await trx
    .selectFrom('address_changes')
    .select('id')
    .where('old_email', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('expires_at', '>', now)
    .where('user_id', '<>', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a pending change of the address, with its link and mail. */
export async function deletePendingChange(trx: Db, { user }: Person): Promise<void> {
  await trx
    .deleteFrom('address_changes')
    .where('user_id', '=', user)
    .where('confirmed_at', 'is', null)
    .execute();
}
