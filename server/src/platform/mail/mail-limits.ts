import type { Db } from '../db/connect.ts';
import { buildSharedRateLimiter, clientKeyOf, secondsOf } from '../http/rate-limiter.ts';

const HOUR_SECONDS = 3600;

/** How many mails users can cause in an hour. */
const RULES = {
  /** By one account, or by sign-ups from one network. */
  sender: { points: 30, windowSeconds: HOUR_SECONDS },
  /** To one address. */
  recipient: { points: 3, windowSeconds: HOUR_SECONDS },
} as const;

export type MailLimits = {
  /** Counts a mail. Returns 0, or the seconds to wait when there were too many. */
  take(mail: { sender: string; recipient: string }): Promise<number>;
};

/** Prevents people from using this server to flood somebody else's mailbox. */
export function buildMailLimits(db: Db): MailLimits {
  const limiterOf = (rule: keyof typeof RULES) =>
    buildSharedRateLimiter(db, { name: `mail ${rule}`, ...RULES[rule] });
  const limiters = { sender: limiterOf('sender'), recipient: limiterOf('recipient') };
  return {
    async take(mail) {
      for (const rule of ['sender', 'recipient'] as const) {
        try {
          await limiters[rule].consume(clientKeyOf(mail[rule]));
        } catch (refusal) {
          if (refusal instanceof Error) throw refusal;
          return secondsOf(refusal as Parameters<typeof secondsOf>[0]);
        }
      }
      return 0;
    },
  };
}
