import { Readable } from 'node:stream';
import { fileResponse } from '@everscan/contract/file-response';
import { noParametersSchema } from '@everscan/contract/requests';
import {
  analyticsSummarySchema,
  generationFilterSchema,
  generationPageSchema,
  generationsQuerySchema,
} from '@everscan/contract/downloads.schemas';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/connect.ts';
import type { App } from '../platform/http/app-type.ts';
import { limited, type RateLimits } from '../platform/http/rate-limit.ts';
import { summarise } from './analytics.ts';
import { readGenerations, readPage } from './generations.ts';
import { writeCsv } from './generations-csv.ts';

type Options = { db: Db; clock: Clock; limits: RateLimits };

/** Figures and lists of all downloads, for administrators. */
export function analyticsRoutes(app: App, { db, clock, limits }: Options): void {
  const config = { ...limited(limits.api), access: 'admin' } as const;

  app.get(
    '/api/qr-analytics',
    {
      config,
      schema: { querystring: noParametersSchema, response: { 200: analyticsSummarySchema } },
    },
    () => summarise(db, clock()),
  );

  app.get(
    '/api/qr-generations',
    {
      config,
      schema: { querystring: generationsQuerySchema, response: { 200: generationPageSchema } },
    },
    ({ query }) => readPage(db, query),
  );

  app.get(
    '/api/qr-generations.csv',
    // For a HEAD request Fastify would read the whole export.
    {
      config,
      exposeHeadRoute: false,
      schema: {
        querystring: generationFilterSchema,
        response: { 200: fileResponse('text/csv') },
      },
    },
    ({ query }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="qr-generations.csv"')
        // Reads only one batch ahead of the client.
        .send(Readable.from(writeCsv(readGenerations(db, query)), { highWaterMark: 1 })),
  );
}
