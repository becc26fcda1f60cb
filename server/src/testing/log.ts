import { type FastifyBaseLogger, fastify } from 'fastify';
import { logOptions } from '../platform/http/logging.ts';

/** A log for the server that keeps its lines. */
export function keepLog(): { log: FastifyBaseLogger; lines: string[] } {
  const lines: string[] = [];
  const { logger } = logOptions('info');
  const stream = { write: (line: string) => lines.push(line) };
  const { log } = fastify({ logger: { ...(logger as object), stream } });
  return { log, lines };
}
