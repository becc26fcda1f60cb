import type {
  ChangePasswordBody,
  Credentials,
  RegisterBody,
  ResetPasswordBody,
} from '@everscan/contract/accounts.schemas';
import type { RegistrationMode } from '@everscan/contract/registration';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Actor, Visitor } from '../../platform/http/caller.ts';
import { retryAfter, userError } from '../../platform/http/http-error.ts';
import { signedOut } from '../../platform/http/session.ts';
import type { MailLimits } from '../../platform/mail/mail-limits.ts';
import { insertMail } from '../../platform/mail/mails.store.ts';
import { createId } from '../../platform/random-id.ts';
import { hashToken } from '../../platform/token.ts';
import { hasSecondFactor } from '../factors/methods.ts';
import { deleteIdentitiesOf } from '../sign-on/sign-on.store.ts';
import { markVerified } from '../users/addresses.store.ts';
import { findSession, findSuccessor } from '../users/sessions.store.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  lockUser,
  ownerOf,
  recordLogin,
  replaceHash,
} from '../users/users.store.ts';
import {
  type Admission,
  type Origin,
  type Pending,
  type SignedIn,
  signOutEverywhere,
} from './admission.ts';
import { isOutdated, type PasswordCost } from './password-hash.ts';
import { findReset, takeReset } from './password-reset.ts';
import { attemptOf, type Passwords } from './passwords.ts';
import { mayRegister, redeemInvitation, registrationRefused } from './registration.ts';
import { endTrust } from './trust.ts';
import { insertVerification } from './verification.ts';
import { buildKeyedQueue } from './work-queue.ts';

export type Accounts = {
  /** @throws {HttpError} 401 for a wrong address or password, 429, 503 */
  logIn(credentials: Credentials, origin: Origin): Promise<SignedIn | Pending>;
  /**
   * @throws {HttpError} 403 when the address may not register, 409 when it has an account with another
   * password, 429, 503
   */
  register(body: RegisterBody, origin: Origin): Promise<SignedIn | Pending>;
  /** @throws {HttpError} 401 when nobody is signed in, 403 for a wrong current password, 429, 503 */
  changePassword(
    caller: Actor | Visitor,
    body: ChangePasswordBody,
    origin: Origin,
  ): Promise<SignedIn>;
  /**
   * Sets a new password with a link of `createResetLink`, and ends all sessions of the account.
   * @throws {HttpError} 400 when the link is unknown, used or expired; 503
   */
  resetPassword(body: ResetPasswordBody, origin: Origin): Promise<SignedIn | Pending>;
};

/** How many times a login is attempted while the password keeps changing. */
const MAX_ROUNDS = 3;
/** How long a password change whose response was lost can be repeated, in ms. */
const SUCCESSOR_TTL_MS = 10 * 60_000;

type Options = {
  db: Db;
  clock: Clock;
  admission: Admission;
  passwords: Passwords;
  passwordCost: PasswordCost;
  /** Whether the server can send mail. */
  sendsMail: boolean;
  /** Who may register. */
  registration: RegistrationMode;
  mailLimits: MailLimits;
};

/** The rules of passwords and sessions (docs/decisions/0005-sessions-and-passwords.md). */
export function buildAccounts({
  db,
  clock,
  admission,
  passwords: { attempts, hash, verify },
  passwordCost,
  sendsMail,
  registration: mode,
  mailLimits,
}: Options): Accounts {
  const oneAtATime = buildKeyedQueue();

  /** Returns undefined when the email address or the password is wrong. */
  async function signIn(
    credentials: Credentials,
    origin: Origin,
  ): Promise<SignedIn | Pending | undefined> {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const user = await findUserByEmail(db, credentials.email);
      const attempt = attemptOf(credentials.email, user, origin);
      const right = await verify(credentials.password, user?.password_hash, attempt);
      if (!user || !right) return undefined;
      const newHash = isOutdated(user.password_hash, passwordCost)
        ? await hash(credentials.password)
        : user.password_hash;
      const result = await db.transaction().execute(async (trx) => {
        const same =
          newHash === user.password_hash
            ? await recordLogin(trx, user, clock())
            : await replaceHash(trx, user, newHash, clock());
        return same ? admission.admit(trx, { ...user, password_hash: newHash }, origin) : undefined;
      });
      if (result) return result;
    }
    throw userError(503, 'unavailable.password', { headers: retryAfter(2) });
  }

  /** Mails the owner, who may not be the one who changed the password. */
  async function announceChange(trx: Db, userId: number, { language }: Origin) {
    if (!sendsMail) return;
    const mail = { id: createId(), kind: 'password-changed', user_id: userId, language } as const;
    await insertMail(trx, { ...mail, created_at: clock() });
  }

  /** Whether a new account gets a mail with a link that confirms its address. */
  async function maySendWelcome(email: string, { address }: Origin) {
    return sendsMail && (await mailLimits.take({ sender: address, recipient: email })) === 0;
  }

  return {
    async logIn(credentials, origin) {
      const result = await signIn(credentials, origin);
      if (!result) throw userError(401, 'signed_out.wrong_login');
      return result;
    },

    async register({ invitation, ...credentials }, origin) {
      const { email, password } = credentials;
      const newcomer = { email, invitation, now: clock() };
      const isAllowed = await mayRegister(db, mode, newcomer);
      if (isAllowed && !(await findUserByEmail(db, email))) {
        await attempts.check(attemptOf(email, undefined, origin));
        const password_hash = await hash(password);
        const isWelcomed = await maySendWelcome(email, origin);
        const created = await db.transaction().execute(async (trx) => {
          const user = await insertUser(trx, { email, password_hash, created_at: clock() });
          if (!user) return undefined;
          // Only a new account uses up an invitation.
          const redeemed = await redeemInvitation(trx, mode, newcomer);
          if (!redeemed && mode !== 'open') throw registrationRefused(mode, invitation);
          if (redeemed?.wasMailed) await markVerified(trx, user.id, clock());
          else if (isWelcomed) await insertVerification(trx, user, origin.language, clock());
          return admission.admit(trx, user, origin);
        });
        if (created) return created;
      }
      // With the right password this may be a retry of a registration whose response was lost.
      const result = await signIn(credentials, origin);
      if (result) return result;
      if (mode === 'open' || isAllowed) throw userError(409, 'bad_request.registration');
      throw registrationRefused(mode, invitation);
    },

    async changePassword(caller, { currentPassword, newPassword }, origin) {
      const { sessionId } = origin;
      if (sessionId === undefined) throw signedOut();
      if (caller.kind === 'visitor') return repeatChange(newPassword, sessionId, origin);
      const user = await findUser(db, caller.user);
      if (!user) throw signedOut();
      const attempt = attemptOf(user.email, user, origin);
      if (!(await verify(currentPassword, user.password_hash, attempt))) {
        throw userError(403, 'forbidden.wrong_password');
      }
      const newHash = await hash(newPassword);
      const result = await db.transaction().execute(async (trx) => {
        if (!(await replaceHash(trx, user, newHash, clock()))) return undefined;
        // A new factor, or a request to sign out other devices, may have ended this session in the meantime.
        if (!(await findSession(trx, sessionId, clock()))) throw signedOut();
        await signOutEverywhere(trx, ownerOf(user));
        await announceChange(trx, user.id, origin);
        return admission.renew(trx, { ...user, password_hash: newHash }, origin, sessionId);
      });
      // A concurrent password change ended this session.
      if (!result) throw signedOut();
      return result;
    },

    async resetPassword({ token, newPassword }, origin) {
      const id = hashToken(token);
      // One at a time, so that later requests find the link used before they compute a hash.
      const result = await oneAtATime(id, async () => {
        const userId = await findReset(db, id, clock());
        if (userId === undefined) throw unusableLink();
        const newHash = await hash(newPassword);
        return db.transaction().execute((trx) => setPassword(trx, { id, userId, newHash, origin }));
      });
      if (!result) throw unusableLink();
      await attempts.succeed(attemptOf(result.user.email, result.user, origin));
      return result.answer;
    },
  };

  /** Locks the account first, as every write to its links does. */
  async function setPassword(
    trx: Db,
    {
      id,
      userId,
      newHash,
      origin,
    }: { id: string; userId: number; newHash: string; origin: Origin },
  ) {
    const user = await lockUser(trx, userId);
    const reset = user && (await takeReset(trx, id, clock()));
    if (!reset || (reset.email !== null && reset.email !== user.email)) return undefined;
    if (!(await replaceHash(trx, user, newHash, clock()))) return undefined;
    const removal = { user: userId, now: clock(), mailLanguage: null };
    if (reset.removes_since !== null) await endTrust(trx, removal, reset.removes_since);
    if (reset.email !== null) {
      // The person who registered the address before may have had no right to it.
      if (user.email_verified_at === null) await endTrust(trx, removal);
      // The owner received the link by mail at this address.
      await markVerified(trx, userId, clock());
    } else if (user.email_verified_at === null) {
      // The operator gave the link to the owner. Somebody else may have registered the address, and would
      // still sign in with the identity that they connected. Factors stay, because an owner who does not know
      // of them notices that a sign-in is refused.
      await deleteIdentitiesOf(trx, removal);
    }
    await signOutEverywhere(trx, removal);
    await announceChange(trx, userId, origin);
    const changed = { ...user, password_hash: newHash };
    return { user, answer: await admission.admit(trx, changed, origin) };
  }

  /** Repeats the response to a completed change whose first response, with the new token, was lost. */
  async function repeatChange(
    newPassword: string,
    sessionId: string,
    origin: Origin,
  ): Promise<SignedIn> {
    const user = await findSuccessor(db, sessionId, clock() - SUCCESSOR_TTL_MS);
    if (!user) throw signedOut();
    const attempt = attemptOf(user.email, user, origin);
    if (!(await verify(newPassword, user.password_hash, attempt))) throw signedOut();
    const result = await db.transaction().execute(async (trx) => {
      if (!(await recordLogin(trx, user, clock()))) return undefined;
      // The old session never proved a factor that was added after the change.
      if (await hasSecondFactor(trx, ownerOf(user), user.started_at)) return undefined;
      return admission.renew(trx, user, origin, sessionId);
    });
    if (!result) throw signedOut();
    return result;
  }
}

/** 400, not 401: nobody was signed in by this link, and nobody has to sign in again. */
const unusableLink = () => userError(400, 'bad_request.reset_link');
