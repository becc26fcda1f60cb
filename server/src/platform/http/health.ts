import { createHash, timingSafeEqual } from 'node:crypto';
import { fileResponse } from '@everscan/contract/file-response';
import { aliveSchema, readySchema } from '@everscan/contract/health';
import { ignoredQuerySchema } from '@everscan/contract/requests';
import type { FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import type { Db } from '../db/connect.ts';
import { withTimeout } from '../with-timeout.ts';
import type { App } from './app-type.ts';
import { isFromThisMachine } from './client-address.ts';
import { HttpError, unavailable } from './http-error.ts';

/** Longest wait for the database, in ms, before `/readyz` reports it as unreachable. */
const READY_TIMEOUT_MS = 2_000;
/** The same when it is known that the database hardly answers, so that a proxy's check does not time out. */
const STANDING_IN_TIMEOUT_MS = 200;
const UNREACHABLE = 'The database cannot be reached.';
const DAMAGED = 'The database is damaged. The log names the backup to restore.';

type Options = {
  db: Db;
  metrics: Registry;
  metricsToken: string | undefined;
  /** False while scans cannot be written to disk. */
  isRecording: () => boolean;
  /** Whether redirects go on although the database does not answer. */
  standsIn: () => boolean;
  /** Why other data cannot be stored, if so. */
  findWriteProblem: () => Promise<string | undefined>;
  /** Whether the database is known to be damaged. */
  isDamaged: () => boolean;
  /** Whether the database has the schema of this version. */
  isMigrated: () => boolean;
  /** True from the signal to stop onwards. The server still responds for a while. */
  isClosing: () => boolean;
};

/**
 * `/livez` reports that the process runs, `/readyz` that the database responds and the process is not
 * stopping. `/metrics` is for Prometheus.
 */
export function healthRoutes(app: App, options: Options): void {
  const { db, metrics, metricsToken, isRecording, standsIn, findWriteProblem } = options;
  const { isMigrated, isDamaged, isClosing } = options;
  // An overloaded process is alive, and operators need its metrics most at such a time.
  const config = { answersUnderLoad: true, access: 'anyone' } as const;

  const querystring = ignoredQuerySchema;
  const alive = { config, schema: { querystring, response: { 200: aliveSchema } } };
  const ready = { config, schema: { querystring, response: { 200: readySchema } } };
  const text = { config, schema: { querystring, response: { 200: fileResponse('text/plain') } } };

  app.get('/livez', alive, async () => ({ status: 'ok' as const }));

  app.get('/readyz', ready, async (request) => {
    if (isClosing()) throw unavailable('The server is stopping.', 2);
    // Still ready in these states: without this process, redirects would fail too.
    const degraded = (reason: string) => ({ status: 'degraded' as const, reason });
    const isStandingIn = standsIn();
    if (isDamaged()) {
      if (isStandingIn) return degraded(DAMAGED);
      throw unavailable(DAMAGED, 2);
    }
    if (!isMigrated()) {
      if (isStandingIn) return degraded(UNREACHABLE);
      throw unavailable('The database has not been migrated yet.', 2);
    }
    try {
      const query = db.selectFrom('statistics').select('name').limit(1).execute();
      await withTimeout(query, isStandingIn ? STANDING_IN_TIMEOUT_MS : READY_TIMEOUT_MS);
    } catch (error) {
      if (isStandingIn) return degraded(UNREACHABLE);
      request.log.warn({ err: error }, 'the database is not reachable');
      throw unavailable(UNREACHABLE, 2);
    }
    const reason = isRecording()
      ? await withTimeout(findWriteProblem(), READY_TIMEOUT_MS).catch(() => 'writes take too long')
      : 'scans cannot be written to disk';
    return reason === undefined ? { status: 'ok' as const } : degraded(reason);
  });

  app.get('/metrics', text, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) throw new HttpError(404, 'not_found', 'Not found.');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });

  measureRequests(app, metrics);
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isFromThisMachine(request);
  // timingSafeEqual needs equal lengths, which hashes have.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}

function measureRequests(app: App, metrics: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of the request to the end of the response',
    // The route and not the address, because clients could invent any number of addresses.
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [metrics],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'not found' : (request.routeOptions.url ?? 'none');
    const labels = { method: request.method, route, status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
