import type { Db } from '../../platform/db/connect.ts';
import { buildAttemptCounts, type Counted } from '../../platform/http/attempt-counts.ts';
import { clientKeyOf } from '../../platform/http/rate-limiter.ts';
import type { UserRow } from '../users/users.store.ts';
import type { Origin } from './admission.ts';
import { findKnownDevice } from './known-device.ts';
import { hashPassword, isPassword, type PasswordCost } from './password-hash.ts';
import { buildWorkQueue } from './work-queue.ts';

export type Passwords = {
  attempts: LoginAttempts;
  hash(password: string): Promise<string>;
  /**
   * Whether the password is right. Counts a wrong one, and resets the count after the right one. Without a
   * stored hash, it takes just as long and returns false.
   * @throws {HttpError} 429, 503
   */
  verify(password: string, stored: string | undefined, attempt: Attempt): Promise<boolean>;
};

export async function buildPasswords(db: Db, cost: PasswordCost): Promise<Passwords> {
  const attempts = buildLoginAttempts(db);
  // Each hash takes 19 MiB and a core, so more at once would slow down all other requests.
  const inQueue = buildWorkQueue({ running: 2, waiting: 100 });
  /** Checked when an email address has no account, so that the response takes as long as for other addresses. */
  const decoyHash = await hashPassword(crypto.randomUUID(), cost);
  return {
    attempts,
    hash: (password) => inQueue((turn) => turn(() => hashPassword(password, cost))),
    verify: (password, stored, attempt) =>
      // Refuses before it asks the database: thousands of logins at once would otherwise take the processor from all others.
      inQueue(async (turn) => {
        await attempts.check(attempt);
        return turn(async () => {
          // Other attempts may have failed while this one waited.
          await attempts.check(attempt);
          const right = (await isPassword(password, stored ?? decoyHash)) && stored !== undefined;
          if (right) await attempts.succeed(attempt);
          else await attempts.fail(attempt);
          return right;
        });
      }),
  };
}

export function attemptOf(email: string, user: UserRow | undefined, origin: Origin): Attempt {
  const device = user && findKnownDevice(origin.deviceProof, user.password_hash);
  return { account: email, address: origin.address, device };
}

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
type Attempt = {
  /** The email address that was typed, whether or not it has an account. */
  account: string;
  /** Client address or its /64. */
  address: string;
  /** Id of a device that has signed in to this account before. */
  device: string | undefined;
};

type LoginAttempts = {
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
function buildLoginAttempts(db: Db): LoginAttempts {
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
