import type { FastifyRequest } from 'fastify';
import { languageOf } from './accept-language.ts';
import { type Session, signedOut } from './session.ts';

/**
 * Who makes a request or starts work, decided once: `requireAccess` builds the caller of a request before its body is
 * read. Commands take it as `(trx, caller, …)` and queries as `(db, caller, …)`, and none of them asks anything else
 * whose rows it may see: `reportScans(db, actorOf(request), query)`.
 */
export type Caller = Visitor | Actor | Administrator | System;

/** Anyone; no route with this caller shows what belongs to somebody. */
export type Visitor = At & {
  readonly kind: 'visitor';
  readonly language: Language;
  readonly user?: undefined;
  readonly session?: undefined;
};

/** A person who is signed in, at work in a workspace. */
export type Actor = At & {
  readonly kind: 'actor';
  /** The owner of codes and of everything that belongs to them. */
  readonly workspace: number;
  /** The owner of sessions, factors and addresses. */
  readonly user: number;
  readonly session: Session;
  readonly language: Language;
};

/** Whose sessions, factors and addresses a query may see. */
export type Person = Pick<Actor, 'user'>;

/** Sees the rows of every owner. On the command line, `user` is null. */
export type Administrator = At & { readonly kind: 'administrator'; readonly user: number | null };

/** The server itself, which also sees the rows of every owner. */
export type System = At & { readonly kind: 'system'; readonly reason: 'job' };

/** When the work began, in ms since 1970-01-01 UTC. */
type At = { readonly now: number };
type Language = ReturnType<typeof languageOf>;

const callers = new WeakMap<FastifyRequest, Visitor | Actor | Administrator>();

/** Builds the caller of a request. Only `requireAccess` calls this. */
export function identifyCaller(
  request: FastifyRequest,
  session: Session | undefined,
  now: number,
): void {
  callers.set(request, callerWith(request, session, now));
}

function callerWith(
  { headers, routeOptions }: FastifyRequest,
  session: Session | undefined,
  now: number,
): Visitor | Actor | Administrator {
  if (session && routeOptions.config.access === 'admin') {
    return { kind: 'administrator', user: session.user.id, now };
  }
  // Few routes need the language.
  const person = {
    now,
    get language() {
      return languageOf(headers['accept-language']);
    },
  };
  if (!session) return Object.assign(person, { kind: 'visitor' } as const);
  const { id } = session.user;
  return Object.assign(person, { kind: 'actor', workspace: id, user: id, session } as const);
}

/** @throws {Error} on a route whose access `requireAccess` does not check */
export function callerOf(request: FastifyRequest): Visitor | Actor | Administrator {
  const caller = callers.get(request);
  if (!caller) throw new Error('The caller of this request has not been identified');
  return caller;
}

/** The caller of a route with `access: 'user'`. @throws {HttpError} 401 when nobody is signed in */
export function actorOf(request: FastifyRequest): Actor {
  const caller = callerOf(request);
  if (caller.kind !== 'actor') throw signedOut();
  return caller;
}

/** The caller of a route with `access: 'admin'`. @throws {HttpError} 401 on any other route */
export function administratorOf(request: FastifyRequest): Administrator {
  const caller = callerOf(request);
  if (caller.kind !== 'administrator') throw signedOut();
  return caller;
}
