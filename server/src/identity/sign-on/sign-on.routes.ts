import { languages, pathIn } from '@everscan/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import { DAY_MS } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Outbound } from '../../platform/http/outbound.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { describeCookie } from '../../platform/http/session.ts';
import type { Admission } from '../accounts/admission.ts';
import type { ConfirmFactor } from '../accounts/confirmation.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { describeConnection } from './connections.ts';
import { buildProvider } from './provider.ts';
import { buildSignOn, SIGN_ON_TTL_MS } from './sign-on.ts';

/** How long signing out waits for the provider, in ms. */
const LOGOUT_MS = 2_000;
/** Browsers keep cookies no longer than this (RFC 6265bis, 5.5). */
const COOKIE_DAYS = 400;

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

/**
 * Single sign-on. Without a provider, the routes exist but respond with 404, so that the list of routes does
 * not depend on the configuration.
 */
export function signOnRoutes(options: Options) {
  const { admission, onMail, isPage } = options;
  const { oidc, publicUrl, registration } = options.config;
  const provider = oidc && buildProvider({ ...options, config: oidc, publicUrl });
  const signOn = oidc && provider && buildSignOn({ ...options, provider, registration });
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
