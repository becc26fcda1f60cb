import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { deleteOlder } from '../../db/delete-older.ts';
import { monthsBefore, type RetentionStep } from '../../db/retention-step.ts';
import type { Schema } from '../../db/schema.ts';

const FEEDBACK_TTL_MONTHS = 6 * 12;

export type FeedbackRow = Selectable<Schema['feedback']>;

/** How many messages a user sent after `since`. */
export async function countFeedback(db: Db, userId: number, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertFeedback(db: Db, row: Insertable<Schema['feedback']>): Promise<void> {
  await db.insertInto('feedback').values(row).execute();
}

export type DueFeedback = Pick<FeedbackRow, 'id' | 'attempts'>;

/** Unsent feedback that is due and not claimed by any process, longest due first. */
export async function listDue(db: Db, now: number, limit: number): Promise<DueFeedback[]> {
  return db
    .selectFrom('feedback')
    .select(['id', 'attempts'])
    .where('mailed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

/**
 * Claims a row for mailing until `leaseEnd`. It is one statement, so only one process succeeds.
 * @returns undefined when another process has claimed the row, or the account is gone
 */
export async function claim(
  db: Db,
  { id, attempts }: DueFeedback,
  leaseEnd: number,
): Promise<FeedbackRow | undefined> {
  return db
    .updateTable('feedback')
    .set({ attempts: attempts + 1, next_attempt_at: leaseEnd })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('mailed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function markMailed(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('feedback').set({ mailed_at: now }).where('id', '=', id).execute();
}

/** Releases a claimed row until a time; does nothing when another process has claimed it since. */
export async function postpone(
  db: Db,
  { id, attempts }: DueFeedback,
  until: number,
): Promise<void> {
  await db
    .updateTable('feedback')
    .set({ next_attempt_at: until })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** How many messages have not been mailed. */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mailed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Up to `limit` messages of a user after a row, in the order in which they were sent. */
export async function listFeedbackAfter(
  db: Db,
  userId: number,
  after: Pick<FeedbackRow, 'created_at' | 'id'> | undefined,
  limit: number,
): Promise<Pick<FeedbackRow, 'id' | 'created_at' | 'email' | 'message'>[]> {
  return db
    .selectFrom('feedback')
    .select(['id', 'created_at', 'email', 'message'])
    .where('user_id', '=', userId)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '>', tuple(after?.created_at ?? -1, after?.id ?? '')),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Mailed or not. */
export const deleteOldFeedback: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'feedback', 'created_at', monthsBefore(now, FEEDBACK_TTL_MONTHS), batch);
