import type { Confirmation } from '@everscan/contract/accounts.schemas';
import { type Clock, isRecent } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { userError } from '../../platform/http/http-error.ts';
import { type Session, signedOut } from '../../platform/http/session.ts';
import type { FactorAttempts } from '../factors/factor-attempts.ts';
import { verifyProof, wrongProof } from '../factors/methods.ts';
import { findUser, type UserRow } from '../users/users.store.ts';
import type { Origin } from './admission.ts';
import { attemptOf, type Passwords } from './passwords.ts';

/** How long a sign-in counts as a confirmation, in ms. */
const FRESH_MS = 10 * 60_000;

/** Whether a person has proved their identity within the last minutes. */
export function isProvenRecently({ provenAt = -Infinity }: Session, now: number): boolean {
  return isRecent(now - provenAt, FRESH_MS);
}

/**
 * Asks a signed-in person for the password or the second factor before something sensitive, unless they have
 * just signed in: a person who finds a browser unlocked must not change how its owner signs in. A sign-in
 * through the provider counts only if they proved their identity there, instead of using an existing session.
 * @param isAlwaysAsked whether a recent sign-in is not enough
 * @returns the user as stored
 * @throws {HttpError} 401 when the account is gone, 403 when it has no password or the person does not
 * confirm, 429, 503
 */
export type ConfirmFactor = (
  actor: Actor,
  confirmation: Confirmation,
  origin: Origin,
  isAlwaysAsked?: boolean,
) => Promise<UserRow>;

type Options = { db: Db; clock: Clock; passwords: Passwords; attempts: FactorAttempts };

export function buildConfirmFactor({ db, clock, passwords, attempts }: Options): ConfirmFactor {
  return async (actor, { password, proof }, origin, isAlwaysAsked = false) => {
    const user = await findUser(db, actor.user);
    if (!user) throw signedOut();
    const attempt = attemptOf(user.email, user, origin);
    if (password !== undefined) {
      if (user.has_password === 0) throw userError(403, 'forbidden.no_password');
      if (await passwords.verify(password, user.password_hash, attempt)) return user;
      throw userError(403, 'forbidden.wrong_password');
    }
    if (proof !== undefined) {
      const { device } = attempt;
      const sender = { user: user.id, holder: actor.session.id, device, log: origin.log };
      const isRight = await verifyProof(proof, sender, attempts, (verify) =>
        db.transaction().execute((trx) => verify(trx, clock())),
      );
      if (isRight) return user;
      throw wrongProof(proof);
    }
    if (!isAlwaysAsked && isProvenRecently(actor.session, clock())) return user;
    throw userError(403, 'confirmation_needed');
  };
}
