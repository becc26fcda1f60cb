import type { FeedbackBody } from '@everscan/contract/api/feedback';
import type { Db } from '../../db/connect.ts';
import { HttpError } from '../../http/http-error.ts';
import { createId } from '../../random-id.ts';
import { lockUser } from '../users/users.service.ts';
import { countFeedback, insertFeedback } from './feedback.store.ts';

export { deleteOldFeedback, listFeedbackAfter } from './feedback.store.ts';
export { buildOutbox } from './outbox.ts';

const HOUR_SECONDS = 3600;
/** Most messages of one account in an hour: each becomes a mail to the operator. */
const PER_HOUR = 20;

/**
 * Stores feedback that the outbox then mails. Run it in a transaction.
 * @throws {HttpError} 429 when the user sent too much in the last hour
 */
export async function storeFeedback(
  db: Db,
  userId: number,
  { email, message }: FeedbackBody,
  now: number,
): Promise<void> {
  await lockUser(db, userId);
  if ((await countFeedback(db, userId, now - HOUR_SECONDS * 1000)) >= PER_HOUR) {
    const headers = { 'retry-after': String(HOUR_SECONDS) };
    const text = 'You have sent a lot of feedback. Please try again in an hour.';
    throw new HttpError(429, 'rate_limited', text, headers);
  }
  await insertFeedback(db, {
    id: createId(),
    user_id: userId,
    email,
    message,
    created_at: now,
    attempts: 0,
    next_attempt_at: now,
    mailed_at: null,
  });
}
