import { randomBytes } from 'node:crypto';
import type { FeedbackBody } from '@everscan/contract/api/feedback';
import type { Db } from '../../db/connect.ts';
import { HttpError } from '../../http/http-error.ts';
import { countFeedback, insertFeedback, takeTurn } from './feedback.store.ts';

const HOUR_SECONDS = 3600;
/** What one account may send in an hour: each becomes a mail in the operator's box. */
const PER_HOUR = 20;

/**
 * Stores feedback, to be mailed at once. Run it in a transaction.
 * @throws {HttpError} 429 when the user has sent too much in the last hour.
 */
export async function storeFeedback(
  db: Db,
  userId: number,
  { email, message }: FeedbackBody,
  now: number,
): Promise<void> {
  await takeTurn(db, userId);
  if ((await countFeedback(db, userId, now - HOUR_SECONDS * 1000)) >= PER_HOUR) {
    const headers = { 'retry-after': String(HOUR_SECONDS) };
    const text = 'You have sent a lot of feedback. Please try again in an hour.';
    throw new HttpError(429, 'rate_limited', text, headers);
  }
  await insertFeedback(db, {
    id: randomBytes(16).toString('base64url'),
    user_id: userId,
    email,
    message,
    created_at: now,
    attempts: 0,
    next_attempt_at: now,
    mailed_at: null,
  });
}
