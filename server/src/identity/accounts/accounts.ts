import type {
  ChangePasswordBody,
  Credentials,
  RegisterBody,
  ResetPasswordBody,
} from '@everscan/contract/accounts.schemas';
import type { Language } from '@everscan/contract/languages';
import { type PlanId, subscribedPlan } from '@everscan/contract/plans';
import {
  PROVIDER_HEADER,
  REGISTRATION_HEADER,
  type RegistrationMode,
} from '@everscan/contract/registration';
import { done } from '@everscan/contract/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { truncateLog } from '../../platform/db/truncate-log.ts';
import type { Actor, Visitor } from '../../platform/http/caller.ts';
import { retryAfter, userError } from '../../platform/http/http-error.ts';
import { recordIdOf } from '../../platform/http/idempotency.ts';
import { buildSharedRateLimiter, clientKeyOf } from '../../platform/http/rate-limiter.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { type Sessions, signedOut } from '../../platform/http/session.ts';
import type { MailLimits } from '../../platform/mail/mail-limits.ts';
import { insertMail } from '../../platform/mail/mails.store.ts';
import { createId } from '../../platform/random-id.ts';
import { hashToken } from '../../platform/token.ts';
import { hasSecondFactor } from '../factors/methods.ts';
import { deleteIdentitiesOf } from '../sign-on/connections.ts';
import { deleteSession, findSession } from '../users/sessions.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  lockUser,
  markVerified,
  ownerOf,
  presentUser,
  recordLogin,
  replaceHash,
  type UserRow,
} from '../users/users.store.ts';
import {
  type Admission,
  type Origin,
  type Pending,
  type SignedIn,
  signOutEverywhere,
} from './admission.ts';
import { isProvenRecently } from './confirmation.ts';
import { isOutdated, type PasswordCost } from './password-hash.ts';
import { findReset, takeReset } from './password-reset.ts';
import { attemptOf, type Passwords } from './passwords.ts';
import { mayRegister, redeemInvitation, registrationRefused } from './registration.ts';
import { endTrust } from './trust.ts';
import { insertVerification } from './verification.ts';
import { buildKeyedQueue } from './work-queue.ts';

/** How many times a login is attempted while the password keeps changing. */
const MAX_ROUNDS = 3;
/** How long a password change whose response was lost can be repeated, in ms. */
const SUCCESSOR_TTL_MS = 10 * 60_000;

type Options = {
  db: Db;
  clock: Clock;
  sessions: Sessions;
  admission: Admission;
  passwords: Passwords;
  passwordCost: PasswordCost;
  /** Ends an account; it reaches into every feature, so the app hands it over. */
  deleteUser(trx: Db, user: { id: number; now: number }): Promise<void>;
  /** Called afterwards: what the account owned is deleted by a job. */
  onErase: () => void;
  /** Whether the server can send mail. */
  sendsMail: boolean;
  mailLimits: MailLimits;
  /** Called after a mail was put into the outbox. */
  onMail: () => void;
  /** Who may register. */
  registration: RegistrationMode;
  /** The name of the identity provider. */
  provider: string | undefined;
  /** Returns the address at which the browser signs out of the identity provider; undefined when it need not. */
  onLogout: (request: FastifyRequest, reply: FastifyReply) => Promise<string | undefined>;
};

/** The rules of passwords and sessions (docs/decisions/0005-sessions-and-passwords.md). */
function buildAccounts({
  db,
  clock,
  admission,
  passwords: { attempts, hash, verify },
  passwordCost,
  sendsMail,
  registration: mode,
  mailLimits,
}: Options) {
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
    /** @throws {HttpError} 401 for a wrong address or password, 429, 503 */
    async logIn(credentials: Credentials, origin: Origin): Promise<SignedIn | Pending> {
      const result = await signIn(credentials, origin);
      if (!result) throw userError(401, 'signed_out.wrong_login');
      return result;
    },

    /**
     * @throws {HttpError} 403 when the address may not register, 409 when it has an account with another
     * password, 429, 503
     */
    async register(
      { invitation, ...credentials }: RegisterBody,
      origin: Origin,
    ): Promise<SignedIn | Pending> {
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

    /** @throws {HttpError} 401 when nobody is signed in, 403 for a wrong current password, 429, 503 */
    async changePassword(
      caller: Actor | Visitor,
      { currentPassword, newPassword }: ChangePasswordBody,
      origin: Origin,
    ): Promise<SignedIn> {
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

    /**
     * Sets a new password with a link of `createResetLink`, and ends all sessions of the account.
     * @throws {HttpError} 400 when the link is unknown, used or expired; 503
     */
    async resetPassword(
      { token, newPassword }: ResetPasswordBody,
      origin: Origin,
    ): Promise<SignedIn | Pending> {
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

export function accountsRoutes(options: Options) {
  const { db, clock, sessions, admission, sendsMail, onMail, onLogout } = options;
  const { deleteUser, onErase } = options;
  const { originOf } = admission;
  const accounts = buildAccounts(options);
  const requestReset = buildResetRequests(db, clock);
  const signInOptions = {
    ...(options.registration !== 'open' && { [REGISTRATION_HEADER]: options.registration }),
    ...(options.provider && { [PROVIDER_HEADER]: encodeURIComponent(options.provider) }),
  };

  return {
    'GET /api/user': ({ session }, _request, _db, reply) => {
      reply.headers(signInOptions);
      return session?.user ?? null;
    },

    'POST /api/login': async (_caller, request, _db, reply) =>
      admission.answer(reply, await accounts.logIn(request.body, originOf(request))),

    'POST /api/register': async (_caller, request, _db, reply) => {
      const result = await accounts.register(request.body, originOf(request));
      if (sendsMail) onMail();
      return admission.answer(reply, result);
    },

    'POST /api/logout': async (_caller, request, _db, reply) => {
      const id = sessions.idIn(request);
      if (id !== undefined) await deleteSession(db, id);
      reply.header('set-cookie', sessions.clearedCookie());
      const location = await onLogout(request, reply);
      return { ...done, ...(location !== undefined && { location }) };
    },

    'POST /api/change-password': async (caller, request, _db, reply) => {
      const signedIn = await accounts.changePassword(caller, request.body, originOf(request));
      onMail();
      admission.setCookies(reply, signedIn);
    },

    'POST /api/forgot-password': async (_caller, request) => {
      if (!sendsMail) return { sender: 'operator' };
      const { email } = request.body;
      await requestReset(email, originOf(request).language, recordIdOf(request, email));
      onMail();
      return { sender: 'server' };
    },

    'POST /api/reset-password': async (_caller, request, _db, reply) => {
      const result = await accounts.resetPassword(request.body, originOf(request));
      onMail();
      return admission.answer(reply, result);
    },

    'POST /api/subscribe': async (actor, _request, trx) => {
      const row = await changePlan(trx, actor.user, subscribedPlan);
      if (!row) throw signedOut();
      const { plan, subscribed } = presentUser(row, 0);
      return { ...actor.session.user, plan, subscribed };
    },

    'DELETE /api/delete-account': {
      plan: (caller) => ({
        headers: { 'set-cookie': admission.clearedCookies() },
        async write(trx) {
          if (caller.kind !== 'actor') throw signedOut();
          const { user: id, session, now } = caller;
          // A person who finds a browser unlocked must not end every printed code.
          if (!isProvenRecently(session, now)) throw userError(403, 'confirm_identity');
          await deleteUser(trx, { id, now });
        },
        after() {
          onErase();
          return truncateLog(db);
        },
      }),
    },
  } satisfies Partial<Handlers>;
}

/** Mails to one address. */
const MAILS = { points: 3, windowSeconds: 3600 } as const;

/**
 * Takes requests for a new password. Only the outbox looks the address up, so a request takes the same time
 * whether or not the address has an account.
 * @param id of the request, so that a repeated request sends no second mail
 */
function buildResetRequests(
  db: Db,
  clock: Clock,
): (email: string, language: Language, id: string | undefined) => Promise<void> {
  const limiter = buildSharedRateLimiter(db, { name: 'reset', ...MAILS });
  return async (email, language, id = createId()) => {
    try {
      await limiter.consume(clientKeyOf(email));
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      return;
    }
    const mail = { id, kind: 'password-reset', address: email, language } as const;
    await insertMail(db, { ...mail, created_at: clock() });
  };
}

export async function changePlan(db: Db, id: number, plan: PlanId): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({ plan })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The user whose session replaced the one with this id after `since`, and the time of the replacement. */
async function findSuccessor(
  db: Db,
  sessionId: string,
  since: number,
): Promise<(UserRow & { started_at: number }) | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('sessions.created_at as started_at')
    .where('replaces', '=', sessionId)
    .where('sessions.created_at', '>', since)
    .executeTakeFirst();
}
