import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { buildSharedRateLimiter, clientKeyOf, secondsToWait } from '../../http/rate-limiter.ts';
import { createId } from '../../random-id.ts';
import { insertMail } from '../mail/mail.service.ts';

/** Mails to one address. */
const MAILS = { points: 3, windowSeconds: 3600 } as const;

/**
 * Takes requests for a new password. Only the outbox looks the address up, so a request takes the
 * same time whether or not the address has an account.
 */
export function buildResetRequests(db: Db, clock: Clock): (email: string) => Promise<void> {
  const limiter = buildSharedRateLimiter(db, { name: 'reset', ...MAILS });
  return async (email) => {
    const key = clientKeyOf(email);
    if ((await secondsToWait(limiter, key, MAILS.points)) > 0) return;
    await limiter.penalty(key);
    const mail = { id: createId(), kind: 'password-reset', address: email } as const;
    await insertMail(db, { ...mail, created_at: clock() });
  };
}
