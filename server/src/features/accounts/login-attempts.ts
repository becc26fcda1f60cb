import type { Clock } from '../../clock.ts';
import { HttpError } from '../../http/http-error.ts';

const MINUTE_MS = 60_000;

/** How many wrong passwords within a time block further attempts of that kind. */
const RULES = {
  /** For one account from one address. */
  pair: { max: 10, windowMs: 15 * MINUTE_MS },
  /** From one address (IPv6: /64), for any account. A whole school may share an address. */
  address: { max: 100, windowMs: 15 * MINUTE_MS },
  /** For one account from all addresses, except from devices that were signed in before. */
  account: { max: 100, windowMs: 60 * MINUTE_MS },
  /** For one account from one device that was signed in before. */
  device: { max: 10, windowMs: 15 * MINUTE_MS },
} as const;

type Rule = keyof typeof RULES;

/** Most counters in memory; the oldest is dropped first. Each costs an attacker a password hash. */
const MAX_COUNTS = 20_000;

/** The origin of an attempt. */
export type Attempt = {
  /** The email address that was typed, whether or not it has an account. */
  account: string;
  /** Client address or its /64. */
  address: string;
  /** Id of a device that was signed in to this account before. */
  device: string | undefined;
};

export type LoginAttempts = {
  /** @throws {HttpError} 429 when the attempt has to wait. */
  check(attempt: Attempt): void;
  /** Counts a wrong password. */
  fail(attempt: Attempt): void;
  /** Resets the counters after a successful login. */
  succeed(attempt: Attempt): void;
};

type Count = { failures: number; endsAt: number };

/**
 * Slows down guessing without locking the owner out: the owner's device has counters of its own, which
 * attempts from elsewhere do not use up. The counters are per process, in memory.
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
