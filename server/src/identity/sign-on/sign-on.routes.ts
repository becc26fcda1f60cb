import {
  connectionSchema,
  disconnectBodySchema,
  secondFactorNeededSchema,
  signOnAnswerSchema,
  signOnBodySchema,
  signOnPasswordSchema,
  userSchema,
} from '@everscan/contract/accounts.schemas';
import { fileResponse } from '@everscan/contract/file-response';
import { done, doneSchema, ignoredQuerySchema } from '@everscan/contract/requests';
import { languages, pathIn } from '@everscan/messages/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import { DAY_MS } from '../../platform/days.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { App } from '../../platform/http/app-type.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Once } from '../../platform/http/idempotency.ts';
import type { Outbound } from '../../platform/http/outbound.ts';
import {
  limited,
  limitedAcrossProcesses,
  type RateLimits,
} from '../../platform/http/rate-limit.ts';
import { describeCookie, getSession, getUser, type Sessions } from '../../platform/http/session.ts';
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
  once: Once;
  clock: Clock;
  limits: RateLimits;
  config: Pick<Config, 'oidc' | 'publicUrl' | 'registration'>;
  sessions: Sessions;
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

/** The functions that other routes need. */
type SignOnRoutes = {
  /** The address where a browser that has signed in through the provider signs out there. */
  onLogout(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined>;
};

/**
 * Single sign-on. Without a provider, the routes exist but respond with 404, so that the list of routes does
 * not depend on the configuration.
 */
export function signOnRoutes(app: App, options: Options): SignOnRoutes {
  const { db, once, limits, sessions, admission, onMail, isPage } = options;
  const { oidc, publicUrl, registration } = options.config;
  const provider = oidc && buildProvider({ ...options, config: oidc, publicUrl });
  const signOn = oidc && provider && buildSignOn({ ...options, provider, registration });
  const cookie = describeCookie('sign-on', publicUrl, SIGN_ON_TTL_MS / DAY_MS);
  /** Marks a browser that is also signed in at the provider. */
  const mark = describeCookie('provider', publicUrl, COOKIE_DAYS);
  const auth = limitedAcrossProcesses(limits.accounts);

  function configured() {
    if (!signOn) throw new HttpError(404, 'not_found', 'Single sign-on is not configured.');
    return signOn;
  }

  app.get(
    '/api/sign-on',
    {
      config: { ...limited(limits.api), access: 'user' },
      schema: { querystring: ignoredQuerySchema, response: { 200: connectionSchema } },
    },
    async (request) => ({
      provider: oidc?.name ?? null,
      ...(await describeConnection(db, getUser(request).id, oidc?.issuer)),
    }),
  );

  app.post(
    '/api/sign-on',
    {
      config: { ...auth, access: 'anyone' },
      schema: { body: signOnBodySchema, response: { 200: signOnAnswerSchema } },
    },
    async (request, reply) => {
      const { connects, confirms, path } = request.body;
      const session = connects && (await sessions.find(request, reply));
      const { language } = admission.originOf(request);
      const { token, location } = await configured().start(session, {
        ...{ confirms, language, path },
        log: request.log,
      });
      return reply.header('set-cookie', cookie.write(token)).send({ location });
    },
  );

  app.get(
    '/api/sign-on/callback',
    {
      config: { ...auth, access: 'anyone' },
      schema: { querystring: ignoredQuerySchema, response: { 303: fileResponse('*/*') } },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const session = await sessions.find(request, reply);
      const search = /\?.*/.exec(request.raw.url ?? '')?.[0] ?? '';
      const origin = admission.originOf(request);
      const browser = { token: cookie.read(request), session, origin, log: request.log };
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
  );

  app.post(
    '/api/sign-on/join',
    {
      config: { ...auth, access: 'anyone' },
      schema: {
        body: signOnPasswordSchema,
        response: { 200: userSchema, 202: secondFactorNeededSchema },
      },
    },
    async (request, reply) => {
      const origin = admission.originOf(request);
      const result = await configured().join(request.body.password, cookie.read(request), origin);
      onMail();
      reply.header('set-cookie', [cookie.clear(), mark.write('1')]);
      return admission.answer(reply, result);
    },
  );

  app.post(
    '/api/sign-on/disconnect',
    {
      config: { ...auth, access: 'user' },
      schema: { body: disconnectBodySchema, response: { 200: doneSchema } },
    },
    async (request, reply) => {
      const service = configured();
      const [session, origin] = [getSession(request), admission.originOf(request)];
      const disconnect = async (trx: Db) => {
        await service.disconnect(trx, session, origin);
        return { status: 200, body: done };
      };
      const prepare = () => service.admitDisconnection(request.body, session, origin);
      await once(request, reply, disconnect, { prepare, compared: {} });
      onMail();
    },
  );

  return {
    async onLogout(request, reply) {
      if (!provider || mark.read(request) === undefined) return undefined;
      reply.header('set-cookie', mark.clear());
      const late = new Promise<undefined>((resolve) =>
        setTimeout(resolve, LOGOUT_MS, undefined).unref(),
      );
      return Promise.race([provider.endSessionUrl(), late]);
    },
  };
}
