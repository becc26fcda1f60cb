import type {
  ChangePasswordBody,
  Credentials,
  ResetPasswordBody,
  User,
} from '@everscan/contract/api/account';
import type { Language } from '@everscan/messages/languages';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { retryAfter, userError } from '../../http/http-error.ts';
import { type Session, type Sessions, signedOut } from '../../http/session.ts';
import { createId } from '../../random-id.ts';
import { hashToken } from '../../token.ts';
import { insertMail, type MailLimits } from '../mail/mail.service.ts';
import {
  deletePendingChange,
  deleteSession,
  deleteSessionsOf,
  findSuccessor,
  findUser,
  findUserByEmail,
  insertUser,
  lockUser,
  markVerified,
  presentUser,
  recordLogin,
  replaceHash,
  type UserRow,
} from '../users/users.service.ts';
import { knownDevice, proveDevice } from './known-device.ts';
import { type Attempt, buildLoginAttempts } from './login-attempts.ts';
import { hashPassword, isOutdated, isPassword, type PasswordCost } from './password-hash.ts';
import { deleteResetsOf, findReset, takeReset } from './password-reset.service.ts';
import { insertVerification } from './verification.service.ts';
import { buildKeyedQueue, buildWorkQueue } from './work-queue.ts';

/** What is known about a request's sender. */
export type Origin = {
  /** Client address or its /64. */
  address: string;
  /** The value of the device cookie. */
  deviceProof: string | undefined;
  /** Id of the session in the request's cookie. */
  sessionId: string | undefined;
  /** Of the page that sent the request. */
  language: Language;
};

/** `token` and `deviceProof` go into cookies. */
export type SignedIn = { user: User; token: string; deviceProof: string };

export type Accounts = {
  /** @throws {HttpError} 401 for a wrong address or password, 429, 503 */
  logIn(credentials: Credentials, origin: Origin): Promise<SignedIn>;
  /** @throws {HttpError} 409 when the address has an account with another password, 429, 503 */
  register(credentials: Credentials, origin: Origin): Promise<SignedIn>;
  /** The user, whose password is right. @throws {HttpError} 401, 403 for a wrong password, 429, 503 */
  checkPassword(userId: number, password: string, origin: Origin): Promise<UserRow>;
  /** @throws {HttpError} 401 when nobody is signed in, 403 for a wrong current password, 429, 503 */
  changePassword(
    body: ChangePasswordBody,
    session: Session | undefined,
    origin: Origin,
  ): Promise<SignedIn>;
  /**
   * Sets a new password with a link of `createResetLink`, and ends all sessions of the account.
   * @throws {HttpError} 400 when the link is unknown, used or expired; 503
   */
  resetPassword(body: ResetPasswordBody, origin: Origin): Promise<SignedIn>;
};

/** How often a login is repeated when the password changes while it runs. */
const MAX_ROUNDS = 3;
/** How long a password change whose response was lost can be repeated, in ms. */
const SUCCESSOR_TTL_MS = 10 * 60_000;

type Options = {
  db: Db;
  clock: Clock;
  sessions: Sessions;
  passwordCost: PasswordCost;
  /** Whether the server can send mail. */
  sendsMail: boolean;
  mailLimits: MailLimits;
};

/** The rules of passwords and sessions (docs/decisions/0005-sessions-and-passwords.md). */
export async function buildAccounts({
  db,
  clock,
  sessions,
  passwordCost,
  sendsMail,
  mailLimits,
}: Options): Promise<Accounts> {
  const attempts = buildLoginAttempts(db);
  // Each hash takes 19 MiB and a core, so more at once would slow down all other requests.
  const inQueue = buildWorkQueue({ running: 2, waiting: 100 });
  const hash = (password: string) => inQueue(() => hashPassword(password, passwordCost));
  const oneAtATime = buildKeyedQueue();
  /**
   * Checked for an email address without an account, so that the response takes as long as for others.
   */
  const decoyHash = await hashPassword(crypto.randomUUID(), passwordCost);

  /** Counts a wrong password, and resets the count after the right one. @throws {HttpError} 429 */
  async function verify(password: string, stored: string | undefined, attempt: Attempt) {
    await attempts.check(attempt);
    return inQueue(async () => {
      // Other attempts may have failed while this one waited.
      await attempts.check(attempt);
      const right = (await isPassword(password, stored ?? decoyHash)) && stored !== undefined;
      if (right) await attempts.succeed(attempt);
      else await attempts.fail(attempt);
      return right;
    });
  }

  /** Returns undefined when the email address or the password is wrong. */
  async function signIn(credentials: Credentials, origin: Origin): Promise<SignedIn | undefined> {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const user = await findUserByEmail(db, credentials.email);
      const attempt = attemptOf(credentials.email, user, origin);
      const right = await verify(credentials.password, user?.password_hash, attempt);
      if (!user || !right) return undefined;
      const newHash = isOutdated(user.password_hash, passwordCost)
        ? await hash(credentials.password)
        : user.password_hash;
      const token = await db.transaction().execute(async (trx) => {
        const same =
          newHash === user.password_hash
            ? await recordLogin(trx, user, clock())
            : await replaceHash(trx, user, newHash, clock());
        return same ? startInsteadOf(trx, user.id, origin.sessionId) : undefined;
      });
      if (token) return signedIn({ ...user, password_hash: newHash }, token, origin);
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
  async function mayWelcome(email: string, { address }: Origin) {
    return sendsMail && (await mailLimits.take({ sender: address, recipient: email })) === 0;
  }

  /** A login starts a new session and ends the browser's previous one. */
  async function startInsteadOf(trx: Db, userId: number, oldId: string | undefined) {
    if (oldId !== undefined) await deleteSession(trx, oldId);
    return (await sessions.start(trx, userId)).token;
  }

  return {
    async logIn(credentials, origin) {
      const result = await signIn(credentials, origin);
      if (!result) throw userError(401, 'signed_out.wrong_login');
      return result;
    },

    async register(credentials, origin) {
      const { email, password } = credentials;
      const known = await findUserByEmail(db, email);
      if (!known) {
        await attempts.check(attemptOf(email, undefined, origin));
        const password_hash = await hash(password);
        const isWelcomed = await mayWelcome(email, origin);
        const created = await db.transaction().execute(async (trx) => {
          const user = await insertUser(trx, { email, password_hash, created_at: clock() });
          if (user && isWelcomed) await insertVerification(trx, user, origin.language, clock());
          return user && { user, token: await startInsteadOf(trx, user.id, origin.sessionId) };
        });
        if (created) return signedIn(created.user, created.token, origin);
      }
      // With the right password this may be a retry of a registration whose response was lost.
      const result = await signIn(credentials, origin);
      if (!result) throw userError(409, 'bad_request.registration');
      return result;
    },

    async checkPassword(userId, password, origin) {
      const user = await findUser(db, userId);
      if (!user) throw signedOut();
      if (await verify(password, user.password_hash, attemptOf(user.email, user, origin)))
        return user;
      throw userError(403, 'forbidden.wrong_password');
    },

    async changePassword({ currentPassword, newPassword }, session, origin) {
      const { sessionId } = origin;
      if (sessionId === undefined) throw signedOut();
      const user = session
        ? await findUser(db, session.user.id)
        : await findSuccessor(db, sessionId, clock() - SUCCESSOR_TTL_MS);
      if (!user) throw signedOut();
      const attempt = attemptOf(user.email, user, origin);
      if (!session) return repeatChange(user, newPassword, attempt, sessionId, origin);
      if (!(await verify(currentPassword, user.password_hash, attempt))) {
        throw userError(403, 'forbidden.wrong_password');
      }
      const newHash = await hash(newPassword);
      const token = await db.transaction().execute(async (trx) => {
        if (!(await replaceHash(trx, user, newHash, clock()))) return undefined;
        await forgetAccess(trx, user.id);
        await announceChange(trx, user.id, origin);
        return (await sessions.start(trx, user.id, sessionId)).token;
      });
      // A concurrent password change ended this session.
      if (token === undefined) throw signedOut();
      return signedIn({ ...user, password_hash: newHash }, token, origin);
    },

    async resetPassword({ token, newPassword }, origin) {
      const id = hashToken(token);
      const result = await oneAtATime(id, async () => {
        // Before the hash is computed, which would make guessing expensive for us.
        const userId = await findReset(db, id, clock());
        if (userId === undefined) throw unusableLink();
        const newHash = await hash(newPassword);
        return db.transaction().execute((trx) => setPassword(trx, { id, userId, newHash, origin }));
      });
      if (!result) throw unusableLink();
      const { user, token: sessionToken } = result;
      await attempts.succeed(attemptOf(user.email, user, origin));
      return signedIn(user, sessionToken, origin);
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
    // The link was in a mail to this address.
    if (reset.email !== null) await markVerified(trx, userId, clock());
    await forgetAccess(trx, userId);
    await announceChange(trx, userId, origin);
    const token = await startInsteadOf(trx, userId, origin.sessionId);
    return { user: { ...user, password_hash: newHash }, token };
  }

  /** Ends what was possible with the previous password. */
  async function forgetAccess(trx: Db, userId: number) {
    await deleteSessionsOf(trx, userId);
    await deleteResetsOf(trx, userId);
    await deletePendingChange(trx, userId);
  }

  /** Repeats the response of a completed change, because the one with the new token was lost. */
  async function repeatChange(
    user: UserRow,
    newPassword: string,
    attempt: Attempt,
    sessionId: string,
    origin: Origin,
  ): Promise<SignedIn> {
    if (!(await verify(newPassword, user.password_hash, attempt))) throw signedOut();
    const token = await db.transaction().execute(async (trx) => {
      if (!(await recordLogin(trx, user, clock()))) return undefined;
      return (await sessions.start(trx, user.id, sessionId)).token;
    });
    if (token === undefined) throw signedOut();
    return signedIn(user, token, origin);
  }
}

/** 400, not 401: nobody was signed in by this link, and nobody has to sign in again. */
const unusableLink = () => userError(400, 'bad_request.reset_link');

function attemptOf(email: string, user: UserRow | undefined, origin: Origin): Attempt {
  const device = user && knownDevice(origin.deviceProof, user.password_hash);
  return { account: email, address: origin.address, device };
}

function signedIn(user: UserRow, token: string, { deviceProof }: Origin): SignedIn {
  const proof =
    deviceProof !== undefined && knownDevice(deviceProof, user.password_hash)
      ? deviceProof
      : proveDevice(user.password_hash);
  return { user: presentUser(user), token, deviceProof: proof };
}
