import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../platform/db/connect.ts';
import { deleteOlder } from '../platform/db/delete-older.ts';
import { monthsBefore, type RetentionStep } from '../platform/db/retention-step.ts';
import type { Schema } from '../platform/db/schema.ts';

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

export async function findFeedback(db: Db, id: string): Promise<FeedbackRow | undefined> {
  return db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst();
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

/** Deletes feedback past its retention period, whether or not it was mailed. */
export const deleteOldFeedback: RetentionStep = (db, { now, batch }) =>
  deleteOlder(db, 'feedback', 'created_at', monthsBefore(now, FEEDBACK_TTL_MONTHS), batch);
