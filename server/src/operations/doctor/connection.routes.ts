import { type Connection, connectionSchema } from '@everscan/contract/health';
import { ignoredQuerySchema } from '@everscan/contract/requests';
import type { App } from '../../platform/http/app-type.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { buildNetworks } from '../../platform/http/network.ts';
import type { RateLimits } from '../../platform/http/rate-limit.ts';
import { isDoctorToken } from './doctor-token.ts';

type Options = { dataDir: string; trustedProxies: readonly string[]; limits: RateLimits };

/**
 * `GET /connection` describes the request as the server sees it; `npm run admin -- doctor` compares this with
 * the request that it sent.
 */
export function connectionRoutes(app: App, { dataDir, trustedProxies, limits }: Options): void {
  const isTrusted = buildNetworks(trustedProxies);
  app.get(
    '/connection',
    {
      // Without a valid token, the URL does not seem to exist.
      config: { perMinute: limits.notFound, access: 'anyone' },
      schema: { querystring: ignoredQuerySchema, response: { 200: connectionSchema } },
    },
    async (request): Promise<Connection> => {
      const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
      if (token === undefined || !(await isDoctorToken(dataDir, token))) {
        throw new HttpError(404, 'not_found', 'Not found.');
      }
      const peer = request.socket.remoteAddress ?? '';
      return {
        scheme: request.protocol,
        host: request.host,
        client: clientAddress(request),
        peer,
        isForwarded: request.headers['x-forwarded-for'] !== undefined,
        isPeerTrusted: isTrusted(peer),
      };
    },
  );
}
