import type { FastifyServerOptions } from 'fastify';
import type { Tracing } from '../tracing.ts';
import type { App } from './app-type.ts';

/** Names the spans of requests, and makes their queries child spans. */
export function traceRequests(app: App, { nameRequest, resume }: Tracing): void {
  app.addHook('onRequest', (request, _reply, done) => {
    nameRequest(request.raw, request.is404 ? 'not found' : (request.routeOptions.url ?? 'none'));
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => resume(request.raw, done));
}

/** Options of Fastify that add the trace to every line that a request logs. */
export function traceLogs({ findTraceId }: Tracing): FastifyServerOptions {
  return {
    childLoggerFactory: (log, bindings, options, request) =>
      log.child({ ...bindings, traceId: findTraceId(request) }, options),
  };
}
