import type { User } from '@everscan/contract/accounts.schemas';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { DAY_MS } from '../days.ts';
import type { Db } from '../db/connect.ts';
import { isUnavailable } from '../db/is-unavailable.ts';
import {
  extendSession,
  findSession,
  insertSession,
  presentUser,
  recordActivity,
} from '../features/users/users.service.ts';
import { createToken, hashToken, isToken } from '../token.ts';
import { type HttpError, userError } from './http-error.ts';

/** The session of a signed-in user. */
export type Session = {
  /** SHA-256 (hex) of the token. */
  id: string;
  user: User;
  /**
   * When the user proved their identity, by signing in or changing the password, in ms; undefined if a
   * session at the identity provider was enough to sign in.
   */
  provenAt: number | undefined;
};

/** The details by which a user recognises a session. */
export type Device = { [name in 'browser' | 'system' | 'country']: string };

export type NewSession = {
  device: Device;
  /** Whether the identity provider has signed the user in. */
  isByProvider: boolean;
  /** Whether the person has just proven their identity. */
  isConfirmed: boolean;
  /** Id of the session that this one continues. */
  replaces?: string;
};

export type Sessions = {
  /** The session that the request's cookie names. Without a cookie, the database is not queried. */
  find(request: FastifyRequest, reply: FastifyReply): Promise<Session | undefined>;
  /** Adds a session. `token` is for the cookie and is stored nowhere else. */
  start(db: Db, userId: number, options: NewSession): Promise<{ token: string }>;
  /** Hash of the token in the request's cookie, whether or not such a session exists. */
  idIn(request: FastifyRequest): string | undefined;
  cookieOf(token: string): string;
  clearedCookie(): string;
};

/** The session of each request for which it has been looked up. */
const known = new WeakMap<FastifyRequest, Session>();

/** The session that a route's `access` or `Sessions.find` has found. */
export function sessionOf(request: FastifyRequest): Session | undefined {
  return known.get(request);
}

/** @throws {HttpError} 401 when nobody is signed in. */
export function getSession(request: FastifyRequest): Session {
  const session = known.get(request);
  if (!session) throw signedOut();
  return session;
}

/** @throws {HttpError} 401 when nobody is signed in. */
export function getUser(request: FastifyRequest): Session['user'] {
  return getSession(request).user;
}

export function signedOut(): HttpError {
  return userError(401, 'signed_out');
}

type Options = { db: Db; clock: Clock; config: Pick<Config, 'publicUrl' | 'sessionTtlDays'> };

/**
 * Sessions: a random token in a cookie, its hash in the database
 * (docs/decisions/0005-sessions-and-passwords.md).
 */
export function buildSessions({ db, clock, config }: Options): Sessions {
  const ttlMs = config.sessionTtlDays * DAY_MS;
  const cookie = describeCookie('session', config.publicUrl, config.sessionTtlDays);

  function idIn(request: FastifyRequest): string | undefined {
    const token = cookie.read(request);
    return token !== undefined && isToken(token) ? hashToken(token) : undefined;
  }

  /** Extends a session and records the activity of its user, at most once a day. */
  async function extend(request: FastifyRequest, reply: FastifyReply, { id, user }: Session) {
    const token = cookie.read(request);
    if (token === undefined) return;
    const now = clock();
    await extendSession(db, id, { last_used_at: now, expires_at: now + ttlMs });
    await recordActivity(db, user.id, now, now - Math.min(DAY_MS, ttlMs / 2));
    reply.header('set-cookie', cookie.write(token));
  }

  return {
    async find(request, reply) {
      const found = known.get(request);
      if (found) return found;
      const id = idIn(request);
      if (id === undefined) return undefined;
      const now = clock();
      const row = await findSession(db, id, now);
      if (!row) return undefined;
      const provenMs = row.by_provider === 1 ? now - row.started_at : Infinity;
      const isProven = row.by_provider === 0 || row.confirmed === 1;
      const provenAt = isProven ? row.started_at : undefined;
      const session = { id, user: presentUser(row, provenMs), provenAt };
      if (row.expires_at - now < ttlMs - Math.min(DAY_MS, ttlMs / 2)) {
        try {
          await extend(request, reply, session);
        } catch (error) {
          // A read must not fail because the database cannot write; the next request tries again.
          if (!isUnavailable(error)) throw error;
          request.log.warn({ err: error }, 'a session cannot be extended');
        }
      }
      known.set(request, session);
      return session;
    },
    async start(trx, userId, { device, isByProvider, isConfirmed, replaces }) {
      const token = createToken();
      const now = clock();
      await insertSession(trx, {
        id: hashToken(token),
        user_id: userId,
        replaces: replaces ?? null,
        ...device,
        created_at: now,
        last_used_at: now,
        by_provider: Number(isByProvider),
        confirmed: Number(isConfirmed),
        expires_at: now + ttlMs,
      });
      return { token };
    },
    idIn,
    cookieOf: (token) => cookie.write(token),
    clearedCookie: () => cookie.clear(),
  };
}

export type Cookie = {
  read(request: FastifyRequest): string | undefined;
  /** A `Set-Cookie` header. `value` must consist of characters that need no quoting. */
  write(value: string): string;
  clear(): string;
};

/**
 * A cookie that scripts cannot read and other sites cannot send with writes. On https its name
 * has the prefix `__Host-`, so that no other host of the domain can set it (RFC 6265bis, 4.1.3.2).
 */
export function describeCookie(name: string, publicUrl: string, maxAgeDays: number): Cookie {
  const secure = publicUrl.startsWith('https:');
  const fullName = secure ? `__Host-${name}` : name;
  const write = (value: string, maxAge: number) =>
    stringifySetCookie({
      ...{ name: fullName, value, maxAge, secure },
      ...{ path: '/', httpOnly: true, sameSite: 'lax' },
    });
  return {
    read: ({ headers }) => parseCookie(headers.cookie ?? '')[fullName],
    write: (value) => write(value, Math.round((maxAgeDays * DAY_MS) / 1000)),
    clear: () => write('', 0),
  };
}
