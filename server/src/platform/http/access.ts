import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { App } from './app-type.ts';
import { identifyCaller } from './caller.ts';
import { HttpError, userError } from './http-error.ts';
import { type Sessions, signedOut } from './session.ts';

/** Who may call a route: anyone, signed-in users, or administrators. */
export type Access = 'anyone' | 'user' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Errors are sent as plain text. */
    plainTextErrors?: boolean;
    /** Validation errors consist only of the schema's message, without the name of the field. */
    formErrors?: boolean;
    /** Additional fields of an error body, besides `error` and `code`. */
    errorDetails?: (error: unknown) => Readonly<Record<string, unknown>>;
  }
}

type Needs = {
  sessions: Sessions;
  clock: Clock;
  hasFactor?: ((userId: number) => Promise<boolean>) | undefined;
};

/**
 * Enforces the `access` of every route and identifies its caller, before the body is read. Call it before adding routes.
 * @param needs.hasFactor given if administrators need a second factor
 * @throws when a route does not declare its access, so that the server does not start.
 */
export function requireAccess(app: App, { sessions, clock, hasFactor }: Needs): void {
  app.addHook('onRoute', (route) => {
    const { method, url, config: { access } = {} } = route;
    if (access === undefined) throw new Error(`${method} ${url} does not declare its access`);
    const hook = access === 'anyone' ? welcome : admit;
    route.preParsing = [hook, ...[route.preParsing ?? []].flat()];
  });

  async function welcome(request: FastifyRequest): Promise<void> {
    identifyCaller(request, undefined, clock());
  }

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = await sessions.find(request, reply);
    if (!session) throw signedOut();
    identifyCaller(request, session, clock());
    if (request.routeOptions.config.access !== 'admin') return;
    const { id, isAdmin } = session.user;
    if (!isAdmin) throw new HttpError(403, 'forbidden', 'Only administrators may do this.');
    if (hasFactor && !(await hasFactor(id))) throw userError(403, 'second_factor_required');
  }
}
