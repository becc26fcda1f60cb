import type { Selectable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { deleteOlder } from '../../db/delete-older.ts';
import type { RetentionStep } from '../../db/retention-step.ts';
import type { Schema } from '../../db/schema.ts';

/** Earlier links of the account keep working, since mails may arrive twice or out of order. */
export async function insertReset(
  db: Db,
  row: Selectable<Schema['password_resets']>,
): Promise<void> {
  await db.insertInto('password_resets').values(row).execute();
}

/** The account of a link that has not expired. */
export async function findReset(db: Db, id: string, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** Deletes a link and returns its account. It is one statement, so only one of several requests succeeds. */
export async function takeReset(db: Db, id: string, now: number): Promise<number | undefined> {
  const row = await db
    .deleteFrom('password_resets')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

export async function deleteResetsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

export const deleteExpiredResets: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'password_resets', 'expires_at', now + 1, batch);
