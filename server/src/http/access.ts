import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { HttpError } from './http-error.ts';
import { type Sessions, signedOut } from './session.ts';

/** Who may call a route: anyone, signed-in users, or administrators. */
export type Access = 'anyone' | 'user' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Errors are sent as plain text. */
    plainTextErrors?: boolean;
    /** Validation errors consist of the schema's message alone, without the name of the field. */
    formErrors?: boolean;
    /** Additional fields of an error body, besides `error` and `code`. */
    errorDetails?: (error: unknown) => Readonly<Record<string, unknown>>;
  }
}

/**
 * Enforces the `access` of every route before the body is read. Call it before adding routes.
 * @throws when a route does not declare its access, so that the server does not start.
 */
export function requireAccess(app: App, sessions: Sessions): void {
  app.addHook('onRoute', (route) => {
    const { method, url, config: { access } = {} } = route;
    if (access === undefined) throw new Error(`${method} ${url} does not declare its access`);
    if (access === 'anyone') return;
    route.preParsing = [admit, ...[route.preParsing ?? []].flat()];
  });

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = await sessions.find(request, reply);
    if (!session) throw signedOut();
    if (request.routeOptions.config.access === 'admin' && !session.user.isAdmin) {
      throw new HttpError(403, 'forbidden', 'Only administrators may do this.');
    }
  }
}
