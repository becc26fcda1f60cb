import type { User } from '@everscan/contract/accounts.schemas';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '../days.ts';
import type { Db } from '../db/connect.ts';
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

export function signedOut(): HttpError {
  return userError(401, 'signed_out');
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
