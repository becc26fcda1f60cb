import { ignoredQuerySchema } from '@everscan/contract/requests';
import { statisticsSchema } from '@everscan/contract/site.schemas';
import type { Db } from '../platform/db/connect.ts';
import type { App } from '../platform/http/app-type.ts';
import { limited, type RateLimits } from '../platform/http/rate-limit.ts';
import { readStatistics } from './statistics.ts';

type Options = { db: Db; limits: RateLimits };

export function statisticsRoutes(app: App, { db, limits }: Options): void {
  app.get(
    '/api/statistics',
    {
      config: { ...limited(limits.api), access: 'anyone' },
      schema: { querystring: ignoredQuerySchema, response: { 200: statisticsSchema } },
    },
    () => readStatistics(db),
  );
}
