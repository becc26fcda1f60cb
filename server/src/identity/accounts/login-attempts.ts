import type { Db } from '../../platform/db/connect.ts';
import { buildAttemptCounts, type Counted } from '../../platform/http/attempt-counts.ts';
import { clientKeyOf } from '../../platform/http/rate-limiter.ts';

const MINUTE_SECONDS = 60;

/** How many wrong passwords are allowed in a window before further attempts have to wait. */
const RULES = {
  /** For one account from one IP address. */
  pair: { points: 10, windowSeconds: 15 * MINUTE_SECONDS },
  /** From one IP address (IPv6: /64), for any account. A whole school may share one. */
  address: { points: 100, windowSeconds: 15 * MINUTE_SECONDS },
  /** For one account from everywhere, except from devices that have signed in to it before. */
  account: { points: 100, windowSeconds: 60 * MINUTE_SECONDS },
  /** For one account from one device that has signed in to it before. */
  device: { points: 10, windowSeconds: 15 * MINUTE_SECONDS },
} as const;

/** Identifies the attempt. */
export type Attempt = {
  /** The email address that was typed, whether or not it has an account. */
  account: string;
  /** Client address or its /64. */
  address: string;
  /** Id of a device that has signed in to this account before. */
  device: string | undefined;
};

export type LoginAttempts = {
  /** @throws {HttpError} 429 when the attempt has to wait. */
  check(attempt: Attempt): Promise<void>;
  /** Counts a wrong password. */
  fail(attempt: Attempt): Promise<void>;
  /** Resets the counts of an account on a device or from an address that has now signed in. */
  succeed(attempt: Attempt): Promise<void>;
};

/**
 * Slows guessing down without locking the owner out: an attack on an account from elsewhere uses up
 * counts that do not apply to the owner's own device. All processes share the counts.
 */
export function buildLoginAttempts(db: Db): LoginAttempts {
  const counts = buildAttemptCounts(db, {
    name: 'login',
    rules: RULES,
    refusal: 'rate_limited.attempts',
  });
  return {
    check: (attempt) => counts.check(keysOf(attempt)),
    fail: (attempt) => counts.fail(keysOf(attempt)),
    succeed: (attempt) =>
      counts.reset(keysOf(attempt).filter(([rule]) => rule === 'pair' || rule === 'device')),
  };
}

function keysOf({ account, address, device }: Attempt): Counted<keyof typeof RULES> {
  if (device !== undefined) return [['device', clientKeyOf(account, device)]];
  return [
    ['pair', clientKeyOf(account, address)],
    ['address', clientKeyOf(address)],
    ['account', clientKeyOf(account)],
  ];
}
