import { ignoredQuerySchema } from '@everscan/contract/requests';
import { statisticsSchema } from '@everscan/contract/site.schemas';
import type { Db } from '../../db/connect.ts';
import type { App } from '../../http/app-type.ts';
import { limited, type RateLimits } from '../../http/rate-limit.ts';
import { readStatistics } from './statistics.service.ts';

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
