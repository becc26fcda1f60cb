import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { isPostgres } from '../../db/is-postgres.ts';
import type { Schema } from '../../db/schema.ts';

export type FeedbackRow = Selectable<Schema['feedback']>;

/**
 * Makes the transactions that add feedback of one user take turns, so that what `countFeedback`
 * counts after it is all there is. SQLite's do anyway.
 */
export async function takeTurn(db: Db, userId: number): Promise<void> {
  if (!isPostgres(db)) return;
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** How much a user has sent after `since`. */
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

/** What is to be mailed by now and nobody is mailing, the longest due first. */
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
 * Takes a row for mailing until `leaseEnd`. One statement, so of several processes one gets it.
 * @returns undefined when another has taken it, or the account is gone.
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

/** Gives a claimed row back. Nothing when its lease has ended and another process has claimed it. */
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

/** How many mails are still to be sent. */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mailed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
