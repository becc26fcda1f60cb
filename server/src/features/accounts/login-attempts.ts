import type { Clock } from '../../clock.ts';
import { HttpError } from '../../http/http-error.ts';

const MINUTE_MS = 60_000;

/** Wrong passwords within a time, after which further attempts of that kind have to wait. */
const RULES = {
  /** For one account from one address. */
  pair: { max: 10, windowMs: 15 * MINUTE_MS },
  /** From one address (IPv6: /64), for any account. A school shares one. */
  address: { max: 100, windowMs: 15 * MINUTE_MS },
  /** For one account from everywhere; devices that have been signed in before are not counted. */
  account: { max: 100, windowMs: 60 * MINUTE_MS },
  /** For one account from one device that has been signed in before. */
  device: { max: 10, windowMs: 15 * MINUTE_MS },
} as const;

type Rule = keyof typeof RULES;

/** Counts kept of each kind; then the oldest goes. One costs an attacker a password hash. */
const MAX_COUNTS = 20_000;

/** Whose attempt it is. */
export type Attempt = {
  /** The address that was typed, whether or not it has an account. */
  account: string;
  /** Client address or its /64. */
  address: string;
  /** A device that has been signed in to this account before. */
  device: string | undefined;
};

export type LoginAttempts = {
  /** @throws {HttpError} 429 when the attempt has to wait. */
  check(attempt: Attempt): void;
  /** Counts a wrong password. */
  fail(attempt: Attempt): void;
  /** Forgets the wrong passwords of who has now signed in. */
  succeed(attempt: Attempt): void;
};

type Count = { failures: number; endsAt: number };

/**
 * Slows guessing down without locking the owner out: who attacks an account from elsewhere uses up
 * counts that the owner's own device is not measured by. In memory, one process's view.
 */
export function buildLoginAttempts(clock: Clock): LoginAttempts {
  const counts = new Map<string, Count>();

  function find(key: string): Count | undefined {
    const count = counts.get(key);
    return count && count.endsAt > clock() ? count : undefined;
  }

  return {
    check(attempt) {
      for (const [rule, key] of keysOf(attempt)) {
        const count = find(key);
        if (!count || count.failures < RULES[rule].max) continue;
        throw tooMany(Math.ceil((count.endsAt - clock()) / 1000));
      }
    },
    fail(attempt) {
      for (const [rule, key] of keysOf(attempt)) {
        const count = find(key) ?? { failures: 0, endsAt: clock() + RULES[rule].windowMs };
        count.failures++;
        counts.delete(key);
        counts.set(key, count);
      }
      while (counts.size > MAX_COUNTS) counts.delete(counts.keys().next().value as string);
    },
    succeed(attempt) {
      for (const [rule, key] of keysOf(attempt)) {
        if (rule === 'pair' || rule === 'device') counts.delete(key);
      }
    },
  };
}

function keysOf({ account, address, device }: Attempt): [Rule, string][] {
  if (device !== undefined) return [['device', `device ${account} ${device}`]];
  return [
    ['pair', `pair ${account} ${address}`],
    ['address', `address ${address}`],
    ['account', `account ${account}`],
  ];
}

function tooMany(seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `Too many attempts. Please try again in ${wait}.`;
  return new HttpError(429, 'rate_limited', message, { 'retry-after': String(seconds) });
}
