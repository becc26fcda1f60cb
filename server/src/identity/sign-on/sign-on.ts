import type { DisconnectBody, SignOnFailure } from '@everscan/contract/accounts.schemas';
import { type Language, languages, pathIn } from '@everscan/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import { DAY_MS } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Actor, Visitor } from '../../platform/http/caller.ts';
import { HttpError, userError } from '../../platform/http/http-error.ts';
import type { Outbound } from '../../platform/http/outbound.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { describeCookie, signedOut } from '../../platform/http/session.ts';
import { createToken, hashToken } from '../../platform/token.ts';
import type { Admission, Origin, Pending, SignedIn } from '../accounts/admission.ts';
import type { ConfirmFactor } from '../accounts/confirmation.ts';
import { unknownPasswordHash } from '../accounts/password-hash.ts';
import { attemptOf, type Passwords } from '../accounts/passwords.ts';
import { mayJoinByProvider } from '../accounts/registration.ts';
import { hasSecondFactor } from '../factors/methods.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  lockUser,
  ownerOf,
  recordLogin,
  type UserRow,
} from '../users/users.store.ts';
import {
  connect,
  describeConnection,
  disconnect,
  findOwner,
  insertIdentity,
  type SignOnRow,
  syncRole,
  takeSignOn,
} from './connections.ts';
import {
  buildProvider,
  isAnswerTo,
  type Log,
  type ProvidedIdentity,
  type Provider,
  ProviderError,
} from './provider.ts';

/** How long a sign-in may take at the provider, and how long it then waits for the password, in ms. */
const SIGN_ON_TTL_MS = 10 * 60_000;
/** How many times a sign-in is attempted while other requests change the same accounts. */
const MAX_ROUNDS = 3;

/** The outcome of the provider's response. */
type Outcome =
  | { kind: 'failed'; failure: SignOnFailure }
  /** The owner of the existing account has to enter the password. */
  | { kind: 'join'; email: string; token: string }
  | { kind: 'connected' }
  | { kind: 'admitted'; result: SignedIn | Pending };

type Options = {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'oidc' | 'publicUrl' | 'registration'>;
  admission: Admission;
  passwords: Passwords;
  confirmFactor: ConfirmFactor;
  outbound: Outbound;
  /** Whether the site has a page at this path. */
  isPage: (path: string) => boolean;
  /** Whether the server can send mail. */
  sendsMail: boolean;
  /** Called after a mail was put into the outbox. */
  onMail: () => void;
};

/** The rules of single sign-on (docs/decisions/0034-single-sign-on.md). */
function buildSignOn(options: Options & { provider: Provider }) {
  const { db, clock, provider, admission, passwords, confirmFactor } = options;
  const { registration } = options.config;
  const changeBy = ({ language }: Origin) => ({
    now: clock(),
    mailLanguage: options.sendsMail ? language : null,
  });

  async function insert(row: Omit<SignOnRow, 'id' | 'expires_at'>): Promise<string> {
    const token = createToken();
    const expires_at = clock() + SIGN_ON_TTL_MS;
    await insertSignOn(db, { ...row, id: hashToken(token), expires_at });
    return token;
  }

  async function wait(
    identity: ProvidedIdentity,
    user: UserRow,
    page: Pick<SignOnRow, 'language' | 'path'>,
  ): Promise<Outcome> {
    const { issuer, subject, email = null, isAdmin } = identity;
    const answer = { issuer, subject, email, is_admin: Number(isAdmin), confirms: 0 };
    const { language, path } = page;
    const token = await insert({ user_id: user.id, ...answer, language, path });
    return { kind: 'join', email: user.email, token };
  }

  /** Signs in the owner of an identity. Returns undefined when it has been disconnected in the meantime. */
  function signIn(identity: ProvidedIdentity, userId: number, origin: Origin) {
    return db.transaction().execute(async (trx): Promise<Outcome | undefined> => {
      // A concurrent password change waits for this lock, and then ends the session that this starts.
      const user = await lockUser(trx, userId);
      if (!user || (await findOwner(trx, identity)) !== userId) return undefined;
      await recordLogin(trx, user, clock());
      const current = await syncRole(trx, user, identity.isAdmin, clock());
      const sender = byProvider(origin, identity.isConfirmed);
      return { kind: 'admitted', result: await admission.admit(trx, current, sender) };
    });
  }

  /** Creates an account. Returns undefined when the address or the identity has got an account in the meantime. */
  async function create(
    identity: ProvidedIdentity & { email: string },
    origin: Origin,
  ): Promise<Outcome | undefined> {
    const password_hash = unknownPasswordHash();
    return db.transaction().execute(async (trx): Promise<Outcome | undefined> => {
      const { email } = identity;
      const now = clock();
      const row = {
        email,
        password_hash,
        has_password: 0,
        email_verified_at: now,
        created_at: now,
      };
      const user = await insertUser(trx, row);
      if (!user) return undefined;
      // Only a new account uses up an invitation, so throwing here rolls the account back.
      if (!(await mayJoinByProvider(trx, registration, email, now))) {
        throw new ProviderError(registration === 'invite' ? 'invite' : 'closed');
      }
      if ((await insertIdentity(trx, identity, user.id, now)) !== user.id) {
        throw new ProviderError('unverifiable');
      }
      const current = await syncRole(trx, user, identity.isAdmin, now);
      const sender = byProvider(origin, identity.isConfirmed);
      return { kind: 'admitted', result: await admission.admit(trx, current, sender) };
    });
  }

  async function resolve(
    identity: ProvidedIdentity,
    row: SignOnRow,
    caller: Actor | Visitor,
    origin: Origin,
  ): Promise<Outcome> {
    const { email } = identity;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const ownerId = await findOwner(db, identity);
      if (row.user_id !== null) {
        const user = await findUser(db, row.user_id);
        // The user has signed out meanwhile, or somebody else has signed in.
        if (!user || caller.user !== user.id) return { kind: 'failed', failure: 'expired' };
        if (ownerId === user.id) return { kind: 'connected' };
        if (ownerId !== undefined) return { kind: 'failed', failure: 'taken' };
        return wait(identity, user, row);
      }
      if (ownerId !== undefined) {
        const outcome = await signIn(identity, ownerId, origin);
        if (outcome) return outcome;
        continue;
      }
      if (email === undefined) return { kind: 'failed', failure: 'unverified' };
      const user = await findUserByEmail(db, email);
      if (user) {
        // Another sign-in of the same person may have created it just now.
        if ((await findOwner(db, identity)) !== undefined) continue;
        return wait(identity, user, row);
      }
      const outcome = await create({ ...identity, email }, origin);
      if (outcome) return outcome;
    }
    // The address is reserved for an account that may still get it back.
    return { kind: 'failed', failure: 'reserved' };
  }

  return {
    /** Starts a sign-in from a page. `token` is for the cookie. @throws {HttpError} 401, 503 */
    async start(
      connects: Actor | Visitor | false,
      {
        confirms,
        language,
        path,
        log,
      }: { confirms: boolean; language: Language; path: string; log: Log },
    ) {
      if (connects && connects.kind === 'visitor') throw signedOut();
      const user_id = connects ? connects.user : null;
      const none = { issuer: null, subject: null, email: null, is_admin: null };
      const token = await insert({ ...none, user_id, confirms: Number(confirms), language, path });
      try {
        return { token, location: await provider.authorizationUrl(token, confirms, log) };
      } catch (error) {
        if (error instanceof ProviderError) throw userError(503, 'unavailable.sign_on');
        throw error;
      }
    },

    /** Completes a sign-in with the provider's response. */
    async finish(
      search: string,
      {
        token = '',
        caller,
        origin,
        log,
      }: { token: string | undefined; caller: Actor | Visitor; origin: Origin; log: Log },
    ): Promise<Outcome & { language: string; path?: string; isForeign?: boolean }> {
      // Any site can send a browser here, and this must not end a sign-in that is under way.
      if (!isAnswerTo(search, token)) {
        return { kind: 'failed', failure: 'expired', language: origin.language, isForeign: true };
      }
      // Works once, and only in this browser, because no other has the cookie.
      const row = await takeSignOn(db, hashToken(token), { isAnswered: false, now: clock() });
      if (!row) return { kind: 'failed', failure: 'expired', language: origin.language };
      const { language, path } = row;
      try {
        const begunAt = row.expires_at - SIGN_ON_TTL_MS;
        const identity = await provider.identify(search, token, begunAt, log);
        if (row.confirms === 1 && !identity.isConfirmed) throw new ProviderError('unconfirmed');
        return { ...(await resolve(identity, row, caller, origin)), language, path };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        return { kind: 'failed', failure: error.failure, language };
      }
    },

    /** Connects an existing account after checking its password. @throws {HttpError} 400, 403, 409, 429, 503 */
    async join(password: string, token = '', origin: Origin): Promise<SignedIn | Pending> {
      const id = hashToken(token);
      const waiting = await findSignOn(db, id, clock());
      const userId = waiting?.issuer == null ? null : waiting.user_id;
      const user = userId === null ? undefined : await findUser(db, userId);
      if (!user) throw expired();
      const attempt = attemptOf(user.email, user, origin);
      if (!(await passwords.verify(password, user.password_hash, attempt))) {
        throw userError(403, 'forbidden.wrong_password');
      }
      return db.transaction().execute(async (trx) => {
        const now = clock();
        const row = await takeSignOn(trx, id, { isAnswered: true, now });
        // Fails if the password has changed since it was verified.
        if (!row || !(await recordLogin(trx, user, now))) throw expired();
        // The connection waits for the second factor, even in a remembered browser.
        const waits = await hasSecondFactor(trx, ownerOf(user));
        const current = waits ? user : await connect(trx, user, row, changeBy(origin));
        const sender = { ...byProvider(origin, true), rememberedToken: undefined };
        const result = await admission.admit(trx, current, sender);
        if ('pendingToken' in result) {
          const expires_at = now + SIGN_ON_TTL_MS;
          await insertSignOn(trx, { ...row, id: hashToken(result.pendingToken), expires_at });
        }
        return result;
      });
    },

    /** Checks the proofs that disconnecting requires. @throws {HttpError} 401, 403, 429, 503 */
    async admitDisconnection(
      actor: Actor,
      { password, proof }: DisconnectBody,
      origin: Origin,
    ): Promise<void> {
      await confirmFactor(actor, { password }, origin);
      if (await hasSecondFactor(db, actor)) await confirmFactor(actor, { proof }, origin, true);
    },

    async disconnect(trx: Db, actor: Actor, origin: Origin): Promise<void> {
      const locked = await lockUser(trx, actor.user);
      if (locked) await disconnect(trx, locked, changeBy(origin));
    },
  };
}

const byProvider = (origin: Origin, isConfirmed: boolean): Origin => ({
  ...origin,
  isByProvider: true,
  isConfirmed,
});

const expired = (): HttpError => userError(400, 'bad_request.sign_on_expired');

/** How long signing out waits for the provider, in ms. */
const LOGOUT_MS = 2_000;
/** Browsers keep cookies no longer than this (RFC 6265bis, 5.5). */
const COOKIE_DAYS = 400;

/**
 * Single sign-on. Without a provider, the routes exist but respond with 404, so that the list of routes does
 * not depend on the configuration.
 */
export function signOnRoutes(options: Options) {
  const { admission, onMail, isPage } = options;
  const { oidc, publicUrl } = options.config;
  const provider = oidc && buildProvider({ ...options, config: oidc, publicUrl });
  const signOn = oidc && provider && buildSignOn({ ...options, provider });
  const cookie = describeCookie('sign-on', publicUrl, SIGN_ON_TTL_MS / DAY_MS);
  /** Marks a browser that is also signed in at the provider. */
  const mark = describeCookie('provider', publicUrl, COOKIE_DAYS);

  function configured() {
    if (!signOn) throw new HttpError(404, 'not_found', 'Single sign-on is not configured.');
    return signOn;
  }

  const handlers = {
    'GET /api/sign-on': async (actor, _request, db) => ({
      provider: oidc?.name ?? null,
      ...(await describeConnection(db, actor, oidc?.issuer)),
    }),

    'POST /api/sign-on': async (caller, request, _db, reply) => {
      const { connects, confirms, path } = request.body;
      const { token, location } = await configured().start(connects && caller, {
        ...{ confirms, language: caller.language, path },
        log: request.log,
      });
      reply.header('set-cookie', cookie.write(token));
      return { location };
    },

    'GET /api/sign-on/callback': async (caller, request, _db, reply) => {
      const search = /\?.*/.exec(request.raw.url ?? '')?.[0] ?? '';
      const origin = admission.originOf(request);
      const browser = { token: cookie.read(request), caller, origin, log: request.log };
      const outcome = await configured().finish(search, browser);
      const language = languages.find(({ id }) => id === outcome.language)?.id ?? 'en';
      const pageWith = (fragment: Record<string, string>) =>
        `${pathIn(language, '/sign-on')}#${new URLSearchParams(fragment)}`;
      if (!outcome.isForeign) {
        const value = outcome.kind === 'join' ? cookie.write(outcome.token) : cookie.clear();
        reply.header('set-cookie', value);
      }
      if (outcome.kind === 'failed')
        return reply.redirect(pageWith({ failed: outcome.failure }), 303);
      const { path } = outcome;
      const begun = path !== undefined && isPage(pathIn(language, path)) ? path : '/';
      const next = begun !== '/' && { path: begun };
      if (outcome.kind === 'join') {
        return reply.redirect(pageWith({ join: outcome.email, ...next }), 303);
      }
      if (outcome.kind === 'connected') return reply.redirect(pathIn(language, '/security'), 303);
      const { result } = outcome;
      admission.setCookies(reply, result).header('set-cookie', mark.write('1'));
      if ('user' in result) return reply.redirect(pathIn(language, begun), 303);
      return reply.redirect(pageWith({ factor: result.methods.join(), ...next }), 303);
    },

    'POST /api/sign-on/join': async (_caller, request, _db, reply) => {
      const origin = admission.originOf(request);
      const result = await configured().join(request.body.password, cookie.read(request), origin);
      onMail();
      reply.header('set-cookie', [cookie.clear(), mark.write('1')]);
      return admission.answer(reply, result);
    },

    'POST /api/sign-on/disconnect': {
      plan(actor, request) {
        const service = configured();
        const origin = admission.originOf(request);
        return {
          write: (trx) => service.disconnect(trx, actor, origin),
          prepare: () => service.admitDisconnection(actor, request.body, origin),
          compared: {},
          after: onMail,
        };
      },
    },
  } satisfies Partial<Handlers>;

  return {
    handlers,
    /** Returns the address where a browser that has signed in through the provider signs out there. */
    async onLogout(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
      if (!provider || mark.read(request) === undefined) return undefined;
      reply.header('set-cookie', mark.clear());
      const late = new Promise<undefined>((resolve) =>
        setTimeout(resolve, LOGOUT_MS, undefined).unref(),
      );
      return Promise.race([provider.endSessionUrl(), late]);
    },
  };
}

async function insertSignOn(db: Db, row: SignOnRow): Promise<void> {
  await db.insertInto('sign_ons').values(row).execute();
}

/** A sign-in that has not expired. */
async function findSignOn(db: Db, id: string, now: number): Promise<SignOnRow | undefined> {
  return db
    .selectFrom('sign_ons')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
