import type { ChangePasswordBody, Credentials, User } from '@everscan/contract/api/account';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { HttpError, unavailable } from '../../http/http-error.ts';
import { type Session, type Sessions, signedOut } from '../../http/session.ts';
import {
  deleteSession,
  deleteSessionsOf,
  findSuccessor,
  findUser,
  findUserByEmail,
  insertUser,
  noteLogin,
  replaceHash,
  type UserRow,
} from './accounts.store.ts';
import { knownDevice, proveDevice } from './known-device.ts';
import { type Attempt, buildLoginAttempts } from './login-attempts.ts';
import { hashPassword, isOutdated, isPassword, type PasswordCost } from './password-hash.ts';
import { buildWorkQueue } from './work-queue.ts';

/** Where a request comes from. */
export type Origin = {
  /** Client address or its /64. */
  address: string;
  /** What the cookie says of the device. */
  deviceProof: string | undefined;
  /** The session that the request has already. */
  sessionId: string | undefined;
};

/** `token` and `deviceProof` are for the cookies. */
export type SignedIn = { user: User; token: string; deviceProof: string };

export type Accounts = {
  /** @throws {HttpError} 401 for a wrong address or password, 429, 503 */
  logIn(credentials: Credentials, origin: Origin): Promise<SignedIn>;
  /** @throws {HttpError} 409 when the address has an account with another password, 429, 503 */
  register(credentials: Credentials, origin: Origin): Promise<SignedIn>;
  /** @throws {HttpError} 401 when nobody is signed in, 403 for a wrong current password, 429, 503 */
  changePassword(
    body: ChangePasswordBody,
    session: Session | undefined,
    origin: Origin,
  ): Promise<SignedIn>;
};

/** How many attempts of logging in may meet a password that changes meanwhile. */
const MAX_ROUNDS = 3;
/** How long a lost answer to a changed password can be asked for again, in ms. */
const SUCCESSOR_TTL_MS = 10 * 60_000;

type Options = { db: Db; clock: Clock; sessions: Sessions; passwordCost: PasswordCost };

/** The rules of passwords and sessions (docs/decisions/0005-sessions-and-passwords.md). */
export async function buildAccounts({
  db,
  clock,
  sessions,
  passwordCost,
}: Options): Promise<Accounts> {
  const attempts = buildLoginAttempts(db);
  // 19 MiB and a core for each: more at once would be memory and delay for everybody else.
  const inQueue = buildWorkQueue({ running: 2, waiting: 100 });
  const hash = (password: string) => inQueue(() => hashPassword(password, passwordCost));
  /** Compared with for an address that has no account, so that it takes as long as any other. */
  const nobodysHash = await hashPassword(crypto.randomUUID(), passwordCost);

  /** @throws {HttpError} 429. Wrong passwords count, right ones reset. */
  async function verify(password: string, stored: string | undefined, attempt: Attempt) {
    await attempts.check(attempt);
    return inQueue(async () => {
      // Others of the same kind may have failed while this one waited.
      await attempts.check(attempt);
      const right = (await isPassword(password, stored ?? nobodysHash)) && stored !== undefined;
      if (right) await attempts.succeed(attempt);
      else await attempts.fail(attempt);
      return right;
    });
  }

  /** The signed-in user, or undefined when address or password are wrong. */
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
            ? await noteLogin(trx, user, clock())
            : await replaceHash(trx, user, newHash, clock());
        return same ? startInsteadOf(trx, user.id, origin.sessionId) : undefined;
      });
      if (token) return signedIn({ ...user, password_hash: newHash }, token, origin);
    }
    throw unavailable('The password is being changed. Please try again.', 2);
  }

  /** A login starts a new session and ends the one that the browser had. */
  async function startInsteadOf(trx: Db, userId: number, oldId: string | undefined) {
    if (oldId !== undefined) await deleteSession(trx, oldId);
    return (await sessions.start(trx, userId)).token;
  }

  return {
    async logIn(credentials, origin) {
      const result = await signIn(credentials, origin);
      if (!result) throw new HttpError(401, 'signed_out', 'Invalid email or password');
      return result;
    },

    async register(credentials, origin) {
      const { email, password } = credentials;
      const known = await findUserByEmail(db, email);
      if (!known) {
        await attempts.check(attemptOf(email, undefined, origin));
        const password_hash = await hash(password);
        const created = await db.transaction().execute(async (trx) => {
          const user = await insertUser(trx, { email, password_hash, created_at: clock() });
          return user && { user, token: await startInsteadOf(trx, user.id, origin.sessionId) };
        });
        if (created) return signedIn(created.user, created.token, origin);
      }
      // Whoever knows the password may have registered a moment ago and lost the answer.
      const result = await signIn(credentials, origin);
      if (!result) throw new HttpError(409, 'bad_request', REGISTRATION_FAILED);
      return result;
    },

    async changePassword({ currentPassword, newPassword }, session, origin) {
      const { sessionId } = origin;
      if (sessionId === undefined) throw signedOut();
      const user = session
        ? await findUser(db, session.user.id)
        : await findSuccessor(db, sessionId, clock() - SUCCESSOR_TTL_MS);
      if (!user) throw signedOut();
      const attempt = attemptOf(user.email, user, origin);
      if (!session) return changedBefore(user, newPassword, attempt, sessionId, origin);
      if (!(await verify(currentPassword, user.password_hash, attempt))) {
        throw new HttpError(403, 'forbidden', 'Current password is incorrect');
      }
      const newHash = await hash(newPassword);
      const token = await db.transaction().execute(async (trx) => {
        if (!(await replaceHash(trx, user, newHash, clock()))) return undefined;
        await deleteSessionsOf(trx, user.id);
        return (await sessions.start(trx, user.id, sessionId)).token;
      });
      // Somebody else changed it first, which ended this session.
      if (token === undefined) throw signedOut();
      return signedIn({ ...user, password_hash: newHash }, token, origin);
    },
  };

  /** A retry of a change that was made, whose answer with the new token was lost on the way. */
  async function changedBefore(
    user: UserRow,
    newPassword: string,
    attempt: Attempt,
    sessionId: string,
    origin: Origin,
  ): Promise<SignedIn> {
    if (!(await verify(newPassword, user.password_hash, attempt))) throw signedOut();
    const token = await db.transaction().execute(async (trx) => {
      if (!(await noteLogin(trx, user, clock()))) return undefined;
      return (await sessions.start(trx, user.id, sessionId)).token;
    });
    if (token === undefined) throw signedOut();
    return signedIn(user, token, origin);
  }
}

const REGISTRATION_FAILED =
  'Registration failed. If you already have an account, please log in instead.';

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

/** The only way in which a user's row leaves the server. */
export function presentUser({ id, email, subscribed, is_admin }: UserRow): User {
  return { id, email, subscribed: subscribed === 1, isAdmin: is_admin === 1 };
}
