import { createServer } from 'node:http';
import { limits as sizes } from '@everscan/contract/limits';
import { fastify } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { Registry } from 'prom-client';
import { deleteUser } from './account-deletion.ts';
import { buildLinkRules, codesRoutes, countedLinks } from './codes/index.ts';
import type { Config } from './config.ts';
import {
  accountsRoutes,
  addressesRoutes,
  buildAdmission,
  buildConfirmFactor,
  buildFactorAttempts,
  buildPasswords,
  buildSessions,
  defaultPasswordCost,
  devicesRoutes,
  hasSecondFactor,
  keepUser,
  type PasswordCost,
  passkeysRoutes,
  secondFactorsRoutes,
  signOnRoutes,
} from './identity/index.ts';
import { connectionRoutes, measureOperation } from './operations/index.ts';
import { personalSections } from './personal-data.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Db } from './platform/db/connect.ts';
import { findDamage } from './platform/db/damage.ts';
import { requireAccess } from './platform/http/access.ts';
import type { App } from './platform/http/app-type.ts';
import { readJsonBodies } from './platform/http/body.ts';
import { buildProxyTrust } from './platform/http/client-address.ts';
import { refuseCrossSiteWrites } from './platform/http/cross-site.ts';
import {
  buildDefences,
  type DefenceLimits,
  refuseWhenOverloaded,
} from './platform/http/defences.ts';
import { answerErrors, sendError } from './platform/http/errors.ts';
import { answerUnchanged } from './platform/http/etag.ts';
import { healthRoutes } from './platform/http/health.ts';
import { buildOnce } from './platform/http/idempotency.ts';
import { logAnswers, logOptions } from './platform/http/logging.ts';
import { answerNotFound } from './platform/http/not-found.ts';
import { buildOutbound, type Outbound } from './platform/http/outbound.ts';
import { defaultRateLimits, limitRates, type RateLimits } from './platform/http/rate-limit.ts';
import { buildRequestIds, REQUEST_ID_HEADER } from './platform/http/request-id.ts';
import { buildSecurityHeaders } from './platform/http/security-headers.ts';
import { serve } from './platform/http/serve.ts';
import { answerNodeDefaults, answerParserErrors } from './platform/http/socket-errors.ts';
import { listPages, servePages } from './platform/http/static-pages.ts';
import { traceLogs, traceRequests } from './platform/http/trace-requests.ts';
import { buildMailLimits } from './platform/mail/mail-limits.ts';
import type { Tracing } from './platform/tracing.ts';
import { clientArrived, whenItsTurn } from './platform/turns.ts';
import { buildWriteCheck } from './platform/write-check.ts';
import { buildRedirects, type RedirectPauses, type Redirects } from './redirects/serve.ts';
import { scansRoutes } from './scans/scan-report.ts';
import { analyticsRoutes } from './site/analytics.ts';
import { feedbackRoutes } from './site/feedback.ts';
import { reportsRoutes } from './site/reports.ts';
import { statisticsRoutes } from './site/statistics.ts';
import { trackingRoutes } from './site/tracking.ts';
import { buildBlockList } from './targets/index.ts';

export type AppOptions = DefenceLimits & {
  config: Config;
  /** The caller closes it after the app. */
  db: Db;
  /** Folder of the built web app. When it is missing, only the API works. */
  webDir: string;
  clock?: Clock;
  metrics?: Registry;
  limits?: RateLimits;
  /** The cost of password hashes. */
  passwordCost?: PasswordCost;
  /** Calls other servers, such as the identity provider. */
  outbound?: Outbound;
  /** Mean event loop delay in ms above which requests get 503. */
  maxEventLoopDelayMs?: number;
  /** Called after a mail was put into the outbox. */
  onMail?: () => void;
  /** Called when there is something to delete for good. */
  onErase?: () => void;
  /** False until the database has the schema of this version: `/readyz` reports 503. */
  isMigrated?: () => boolean;
  /** Fires when the process is about to stop: `/readyz` reports 503, and responses close their connections. */
  stopping?: AbortSignal;
  redirectPauses?: RedirectPauses;
  /** Follows links from the start on, instead of from the first request for one. */
  startsNow?: boolean;
  /** Undefined without a collector of traces. */
  tracing?: Tracing | undefined;
};

/** Builds the server without listening. This file names every route file. */
export async function buildApp({
  config,
  db,
  webDir,
  clock = systemClock,
  metrics = new Registry(),
  limits = defaultRateLimits,
  maxEventLoopDelayMs = 1_000,
  onMail = () => {},
  onErase = () => {},
  isMigrated = () => true,
  stopping,
  tracing,
  redirectPauses,
  startsNow = false,
  patience,
  unsent,
  passwordCost = defaultPasswordCost,
  outbound = buildOutbound({ allowed: config.outboundPrivate }),
}: AppOptions): Promise<App> {
  const security = buildSecurityHeaders(config.publicUrl);
  const once = buildOnce({ db, clock, keepUser });
  const sessions = buildSessions({ db, clock, config });
  const admission = buildAdmission({ clock, sessions, config });
  let closing = false;
  stopping?.addEventListener('abort', () => {
    closing = true;
  });
  let redirects: Redirects | undefined;
  const defences = buildDefences({ patience, unsent });
  const requestId = buildRequestIds(config.trustedProxies);
  const app = fastify({
    ...logOptions(config.logLevel),
    ...(tracing && traceLogs(tracing)),
    genReqId: requestId,
    http: { ...connectionRules, ...defences.timeouts },
    serverFactory: (handler, { http }) =>
      createServer(http ?? {}, (request, response) => {
        const answer = () => {
          // Fastify closes connections only after responses that it writes itself.
          if (closing) response.shouldKeepAlive = false;
          if (!redirects?.handle(request, response)) whenItsTurn(() => handler(request, response));
          else tracing?.nameRequest(request, '/Q/:code');
        };
        defences.inTurn(request, response, () => {
          if (tracing) tracing.traceRequest(request, response, answer);
          else answer();
        });
      }),
    bodyLimit: sizes.requestBodyMaxBytes,
    trustProxy: config.trustedProxies.length > 0 && buildProxyTrust(config.trustedProxies),
    return503OnClosing: false, // open connections get a response, and then `Connection: close`
    clientErrorHandler: answerParserErrors(security.headers),
    frameworkErrors: (error, request, reply) => {
      reply.headers(security.headers).header(REQUEST_ID_HEADER, request.id);
      sendError(error, request, reply);
    },
    schemaController: {
      compilersFactory: {
        buildValidator: () => validatorCompiler as never, // of Zod; Fastify would load Ajv, which takes a fifth of a second
        // Response schemas only provide types here; tests check every response against them. Validating each
        // response would take eight times as long as serialising it.
        buildSerializer: () => () => (response) => JSON.stringify(response),
      },
    },
  }).withTypeProvider<ZodTypeProvider>();

  defences.guard(app);
  app.server.on('connection', clientArrived);
  app.addHook('preClose', async () => {
    closing = true;
  });
  const headers = { ...security.headers, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
  answerUnchanged(app);
  answerErrors(app);
  answerNodeDefaults(app, security.headers);
  logAnswers(app);
  if (tracing) traceRequests(app, tracing);
  refuseWhenOverloaded(app, maxEventLoopDelayMs);
  limitRates(app, db);
  refuseCrossSiteWrites(app, config.publicUrl);
  const { adminsNeedFactor } = config;
  const hasFactor = adminsNeedFactor ? (user: number) => hasSecondFactor(db, { user }) : undefined;
  requireAccess(app, { sessions, clock, hasFactor });
  readJsonBodies(app);
  const { publicUrl } = config;
  const pages = await listPages({ ...config, webDir, security });
  answerNotFound(app, pages, limits);

  const blockList = buildBlockList({ file: config.blockListFile, log: app.log });
  app.addHook('onClose', () => blockList.stop());
  await blockList.ready;
  const shortLinks = await buildRedirects({
    ...{ db, clock, config, metrics, blockList },
    log: app.log,
    headers: security.headers,
    missesPerMinute: limits.notFound,
    requestId,
    startsNow,
    pauses: redirectPauses,
  });
  redirects = shortLinks;
  app.addHook('onClose', () => shortLinks.close());
  const links = buildLinkRules(config, blockList);

  const { isRecording, standsIn } = shortLinks;
  const writes = buildWriteCheck({ db, dataDir: config.dataDir, log: app.log });
  app.addHook('onClose', () => writes.stop());
  healthRoutes(app, {
    ...{ db, metrics, metricsToken: config.metricsToken, isRecording, standsIn },
    findWriteProblem: writes.findProblem,
    ...{ isMigrated, isClosing: () => closing },
    isDamaged: () => findDamage(config.database) !== undefined,
  });
  const sendsMail = config.smtpUrl !== undefined;
  measureOperation({ db, clock, dataDir: config.dataDir, metrics, sendsMail });
  connectionRoutes(app, { ...config, limits });
  const passwords = await buildPasswords(db, passwordCost);
  const attempts = buildFactorAttempts(db);
  const confirmFactor = buildConfirmFactor({ db, clock, passwords, attempts });
  const mail = { sendsMail, onMail, mailLimits: buildMailLimits(db) };
  const signIn = { db, clock, sessions, admission, passwords, attempts, confirmFactor, ...mail };
  const { registration, oidc } = config;
  const isPage = (path: string) => pages.byPath.get(path)?.endsWith('.html') === true;
  const signOn = signOnRoutes({ ...signIn, config, outbound, isPage });
  const rules = { registration, provider: oidc?.name, onLogout: signOn.onLogout, passwordCost };
  serve(
    app,
    { db, once, sessions, limits },
    {
      ...accountsRoutes({ ...signIn, ...rules, deleteUser, onErase }),
      ...addressesRoutes(signIn),
      ...secondFactorsRoutes({ ...signIn, adminsNeedFactor }),
      ...passkeysRoutes({ ...signIn, publicUrl }),
      ...signOn.handlers,
      ...devicesRoutes,
      ...codesRoutes(app, { db, clock, links, personal: personalSections, onErase }),
      ...scansRoutes(countedLinks),
      ...trackingRoutes(config),
      ...statisticsRoutes,
      ...analyticsRoutes({ clock }),
      ...feedbackRoutes({ onMail }),
      ...reportsRoutes({ blockList }),
    },
  );
  const { hasServiceWorker } = config;
  await servePages(app, pages, { hasServiceWorker, pagesPerMinute: limits.pages });
  return app;
}

const connectionRules = {
  keepAliveTimeout: 65_000, // longer than the minute that proxies keep idle connections
  requireHostHeader: false, // a hook checks it and answers with our headers
};
