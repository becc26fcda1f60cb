import type { FeedbackBody } from '@everscan/contract/site.schemas';
import type { Selectable } from 'kysely';
import { lockUser } from '../identity/index.ts';
import type { Mail } from '../mails/index.ts';
import type { Db } from '../platform/db/connect.ts';
import { deleteOlder } from '../platform/db/delete-older.ts';
import { monthsBefore, type RetentionStep } from '../platform/db/retention-step.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Actor, Person } from '../platform/http/caller.ts';
import { retryAfter, userError } from '../platform/http/http-error.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { insertMail } from '../platform/mail/mails.store.ts';
import { createId } from '../platform/random-id.ts';

type FeedbackRow = Selectable<Schema['feedback']>;

const FEEDBACK_TTL_MONTHS = 6 * 12;
const HOUR_SECONDS = 3600;
/** How many messages one account may send in an hour: each becomes a mail to the operator. */
const PER_HOUR = 20;

/**
 * Stores feedback that the outbox then mails. Run it in a transaction.
 * @throws {HttpError} 429 when the user sent too much in the last hour
 */
async function storeFeedback(
  db: Db,
  { user, now }: Actor,
  { email, message }: FeedbackBody,
): Promise<void> {
  await lockUser(db, user);
  const { sent } = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('user_id', '=', user)
    .where('created_at', '>', now - HOUR_SECONDS * 1000)
    .executeTakeFirstOrThrow();
  if (sent >= PER_HOUR) {
    throw userError(429, 'rate_limited.feedback', { headers: retryAfter(HOUR_SECONDS) });
  }
  const id = createId();
  const row = { id, user_id: user, email, message, created_at: now };
  await db.insertInto('feedback').values(row).execute();
  await insertMail(db, { id, kind: 'feedback', user_id: user, created_at: now });
}

/** The mail, which only the operator receives. */
export async function feedbackMail(db: Db, { id }: { id: string }): Promise<Mail | undefined> {
  const feedback = await db
    .selectFrom('feedback')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return feedback && { kind: 'feedback', params: feedback };
}

/** Up to `limit` messages of a user after a row, in the order in which they were sent. */
export async function listFeedbackAfter(
  db: Db,
  { user }: Person,
  after: Pick<FeedbackRow, 'created_at' | 'id'> | undefined,
  limit: number,
): Promise<Pick<FeedbackRow, 'id' | 'created_at' | 'email' | 'message'>[]> {
  return db
    .selectFrom('feedback')
    .select(['id', 'created_at', 'email', 'message'])
    .where('user_id', '=', user)
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

type Options = {
  /** Called after new feedback was put into the outbox. */
  onMail: () => void;
};

/** Stores the feedback; the outbox mails it later (docs/decisions/0007-feedback-outbox.md). */
export const feedbackRoutes = ({ onMail }: Options) =>
  ({
    'POST /api/feedback': {
      plan: (actor, { body }) => ({
        write: (trx) => storeFeedback(trx, actor, body),
        after: onMail,
      }),
    },
  }) satisfies Partial<Handlers>;
