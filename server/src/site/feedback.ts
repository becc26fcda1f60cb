import { site } from '@everscan/contract/site';
import type { FeedbackBody } from '@everscan/contract/site.schemas';
import { lockUser } from '../identity/index.ts';
import type { Db } from '../platform/db/connect.ts';
import type { Actor } from '../platform/http/caller.ts';
import { retryAfter, userError } from '../platform/http/http-error.ts';
import { insertMail } from '../platform/mail/mails.store.ts';
import type { ComposedMail } from '../platform/mail/outbox.ts';
import { createId } from '../platform/random-id.ts';
import { countFeedback, findFeedback, insertFeedback } from './feedback.store.ts';

const HOUR_SECONDS = 3600;
/** How many messages one account may send in an hour: each becomes a mail to the operator. */
const PER_HOUR = 20;

/**
 * Stores feedback that the outbox then mails. Run it in a transaction.
 * @throws {HttpError} 429 when the user sent too much in the last hour
 */
export async function storeFeedback(
  db: Db,
  { user, now }: Actor,
  { email, message }: FeedbackBody,
): Promise<void> {
  await lockUser(db, user);
  if ((await countFeedback(db, user, now - HOUR_SECONDS * 1000)) >= PER_HOUR) {
    throw userError(429, 'rate_limited.feedback', { headers: retryAfter(HOUR_SECONDS) });
  }
  const id = createId();
  await insertFeedback(db, { id, user_id: user, email, message, created_at: now });
  await insertMail(db, { id, kind: 'feedback', user_id: user, created_at: now });
}

/**
 * Composes the mail, which only the operator receives. The writer's address is not verified, so it serves
 * only for replies.
 */
export async function composeFeedback(
  db: Db,
  { id }: { id: string },
): Promise<ComposedMail | undefined> {
  const feedback = await findFeedback(db, id);
  if (!feedback) return undefined;
  const { name, email: address } = site.operator;
  return {
    to: { name, address },
    replyTo: feedback.email,
    subject: `Feedback on ${site.name}`,
    text: feedback.message,
  };
}
