import type { Db } from '../../platform/db/connect.ts';
import type { UserRow } from '../users/users.store.ts';
import type { Origin } from './admission.ts';
import { findKnownDevice } from './known-device.ts';
import { type Attempt, buildLoginAttempts, type LoginAttempts } from './login-attempts.ts';
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
