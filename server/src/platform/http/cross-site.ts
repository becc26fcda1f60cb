import type { FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { HttpError } from './http-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site started. Browsers send `Sec-Fetch-Site` (W3C Fetch Metadata);
 * older ones send `Origin` (RFC 6454).
 */
export function refuseCrossSiteWrites(app: App, publicUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!SAFE_METHODS.has(request.method) && !request.is404 && !isSameOrigin(request, publicUrl)) {
      throw new HttpError(
        403,
        'cross_site_request',
        'This request did not come from our own pages. Send the header "Sec-Fetch-Site: same-origin" or "Origin".',
      );
    }
    done();
  });
}

function isSameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin';
  return origin === publicUrl || origin === `${request.protocol}://${request.host}`;
}
