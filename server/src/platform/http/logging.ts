import type { FastifyServerOptions } from 'fastify';
import { LogController } from 'fastify';
import type { Config } from '../../config.ts';
import type { App } from './app-type.ts';
import { clientAddress } from './client-address.ts';
import { truncateAddress } from './network.ts';
import { pathOf } from './path-of.ts';

const PATH_MAX_LENGTH = 200;

/**
 * Fastify's log options. No line contains a body, a header, a query or a full address: what is not logged
 * cannot leak.
 */
export function logOptions(level: Config['logLevel']): FastifyServerOptions {
  return {
    logger: {
      level,
      serializers: { err: describeError, req: () => ({}), res: () => ({}) },
    },
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/** Logs one line per response; probes only at debug level. */
export function logAnswers(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = pathOf(request);
    const level = /^\/(?:livez|readyz|metrics)$/.test(path) ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        path: path.slice(0, PATH_MAX_LENGTH),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        network: truncateAddress(clientAddress(request)),
      },
      'answered',
    );
    done();
  });
}

type LoggedError = {
  type: string;
  message: string;
  code?: string | undefined;
  stack: string;
  errors?: LoggedError[];
};

/** An error without PostgreSQL's `detail` and `where`, which quote rows. */
function describeError(error: unknown): LoggedError {
  const known: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
  const { name, message, code, stack = '' } = known;
  const described = { type: name, message, code, stack };
  return error instanceof AggregateError
    ? { ...described, errors: error.errors.map(describeError) }
    : described;
}
