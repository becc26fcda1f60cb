import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { HttpError } from './http-error.ts';
import { type Sessions, signedOut } from './session.ts';

/** Who may call a route: anyone, somebody signed in, or an admin. */
export type Access = 'anyone' | 'user' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Failures answer their message as plain text. */
    plainTextErrors?: boolean;
    /** What is wrong with the body is told in the words of its schema, without the field's name. */
    formErrors?: boolean;
    /** What the body of a failure tells beside `error` and `code`. */
    errorDetails?: (error: unknown) => Readonly<Record<string, unknown>>;
  }
}

/**
 * Enforces the `access` of every route, before the body is read. Call it before the routes.
 * A route that does not name its access is a mistake, and the server does not start.
 */
export function requireAccess(app: App, sessions: Sessions): void {
  app.addHook('onRoute', (route) => {
    const { method, url, config: { access } = {} } = route;
    if (access === undefined) throw new Error(`${method} ${url} does not name its access`);
    if (access === 'anyone') return;
    route.preParsing = [admit, ...[route.preParsing ?? []].flat()];
  });

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = await sessions.find(request, reply);
    if (!session) throw signedOut();
    if (request.routeOptions.config.access === 'admin' && !session.user.isAdmin) {
      throw new HttpError(403, 'forbidden', 'Only an administrator may see this.');
    }
  }
}
