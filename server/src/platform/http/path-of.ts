import type { FastifyRequest } from 'fastify';

/** The request's path as it was sent: encoded, without the query. */
export function pathOf(request: FastifyRequest): string {
  return (request.raw.url ?? '/').replace(/[?#].*$/s, '');
}
