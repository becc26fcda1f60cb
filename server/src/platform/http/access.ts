import type { Route } from '@everscan/contract/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { App } from './app-type.ts';
import { identifyCaller } from './caller.ts';
import { HttpError, userError } from './http-error.ts';
import { type Sessions, signedOut } from './session.ts';

declare module 'fastify' {
  /** Routes outside the API declare the same as those of the contract's tables. */
  interface FastifyContextConfig extends Partial<Route> {}
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
  const hooks = {
    anyone: welcome,
    'visitor-or-user': recognise,
    'user-or-replay': recognise,
    user: admit,
    admin: admit,
  };
  app.addHook('onRoute', (route) => {
    const { method, url, config: { access } = {} } = route;
    if (access === undefined) throw new Error(`${method} ${url} does not declare its access`);
    route.preParsing = [hooks[access], ...[route.preParsing ?? []].flat()];
  });

  async function welcome(request: FastifyRequest): Promise<void> {
    identifyCaller(request, undefined, clock());
  }

  /** A retry with `user-or-replay` comes without the session that it ended: `serve` refuses it unless there is an answer. */
  async function recognise(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    identifyCaller(request, await sessions.find(request, reply), clock());
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
