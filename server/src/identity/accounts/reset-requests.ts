import type { Language } from '@everscan/contract/languages';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { buildSharedRateLimiter, clientKeyOf } from '../../platform/http/rate-limiter.ts';
import { insertMail } from '../../platform/mail/mails.store.ts';
import { createId } from '../../platform/random-id.ts';

/** Mails to one address. */
const MAILS = { points: 3, windowSeconds: 3600 } as const;

/**
 * Takes requests for a new password. Only the outbox looks the address up, so a request takes the same time
 * whether or not the address has an account.
 * @param id of the request, so that a repeated request sends no second mail
 */
export function buildResetRequests(
  db: Db,
  clock: Clock,
): (email: string, language: Language, id: string | undefined) => Promise<void> {
  const limiter = buildSharedRateLimiter(db, { name: 'reset', ...MAILS });
  return async (email, language, id = createId()) => {
    try {
      await limiter.consume(clientKeyOf(email));
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      return;
    }
    const mail = { id, kind: 'password-reset', address: email, language } as const;
    await insertMail(db, { ...mail, created_at: clock() });
  };
}
