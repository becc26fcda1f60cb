import { transferRoutes } from '@everscan/contract/transfer.routes';
import { bulkCodesBodySchema, bulkCodesSchema } from '@everscan/contract/transfer.schemas';
import type { Clock } from '../../platform/clock.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Once } from '../../platform/http/idempotency.ts';
import { limited, type RateLimits } from '../../platform/http/rate-limit.ts';
import { getUser } from '../../platform/http/session.ts';
import type { LinkRules } from '../links/links.ts';
import { saveRows } from './bulk-links.ts';

type Options = { once: Once; clock: Clock; limits: RateLimits; links: LinkRules };

/** Dynamic codes from the rows of a list, a batch at a time. */
export function bulkLinksRoutes(app: App, { once, clock, limits, links }: Options): void {
  app.post(
    '/api/bulk/codes',
    {
      config: { ...limited(limits.bulk), access: 'user' },
      bodyLimit: transferRoutes['POST /api/bulk/codes'].bodyMaxBytes,
      schema: { body: bulkCodesBodySchema, response: { 200: bulkCodesSchema } },
    },
    (request, reply) =>
      once(request, reply, async (trx) => {
        const { id: userId } = getUser(request);
        const options = { userId, body: request.body, rules: links, now: clock() };
        return { status: 200, body: await saveRows(trx, options) };
      }),
  );
}
