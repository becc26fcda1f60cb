import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { deleteOlder } from '../../platform/db/delete-older.ts';
import type { RetentionStep } from '../../platform/db/retention-step.ts';
import type { Schema } from '../../platform/db/schema.ts';

type ResetRow = Selectable<Schema['password_resets']>;

/** Stores a link. Earlier ones of the account keep working, since mails may arrive twice or out of order. */
export async function insertReset(db: Db, row: ResetRow): Promise<void> {
  await db.insertInto('password_resets').values(row).execute();
}

/**
 * The account of a link that has not expired. A link in a mail counts only while the account has the
 * address that it was mailed to.
 */
export async function findReset(db: Db, id: string, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'user_id')
    .select('user_id')
    .where('password_resets.id', '=', id)
    .where('expires_at', '>', now)
    .where(({ or, eb, ref }) =>
      or([
        eb('password_resets.email', 'is', null),
        eb('password_resets.email', '=', ref('users.email')),
      ]),
    )
    .executeTakeFirst();
  return row?.user_id;
}

/** Deletes a link and returns it. It runs one statement, so only one of several requests succeeds. */
export async function takeReset(db: Db, id: string, now: number): Promise<ResetRow | undefined> {
  return db
    .deleteFrom('password_resets')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Deletes the reset links of an account, but not those in mails about new factors: a thief who added a factor
 * could also change the password.
 */
export async function deleteResetsOf(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('removes_since', 'is', null)
    .execute();
}

export const deleteExpiredResets: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'password_resets', 'expires_at', now + 1, batch);
