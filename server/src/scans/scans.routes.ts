import { Readable } from 'node:stream';
import { fileResponse } from '@everscan/contract/file-response';
import {
  scanCountsQuerySchema,
  scanCountsSchema,
  scansExportQuerySchema,
  scansLiveQuerySchema,
  scansLiveSchema,
  scansQuerySchema,
  scansReportSchema,
} from '@everscan/contract/scans.schemas';
import { listCountedLinks } from '../features/links/links.ts';
import type { Db } from '../platform/db/connect.ts';
import type { App } from '../platform/http/app-type.ts';
import { actorOf } from '../platform/http/caller.ts';
import { limited, limitRequests, type RateLimits } from '../platform/http/rate-limit.ts';
import { buildSharedRateLimiter } from '../platform/http/rate-limiter.ts';
import { isId } from '../platform/random-id.ts';
import { countScans } from './count-scans.ts';
import { readScans, scanFileFormats } from './scan-export.ts';
import { countToday, idsOf, reportScans, resolvePeriod } from './scan-report.ts';

type Options = { db: Db; limits: RateLimits };

/** Owners see the scans of their own codes. A code of another user counts as not found. */
export function scansRoutes(app: App, { db, limits }: Options): void {
  const config = { ...limited(limits.api), access: 'user' } as const;
  const limiter = { name: 'scan reports', points: limits.scanReports, windowSeconds: 60 };
  const perAccount = limitRequests(buildSharedRateLimiter(db, limiter), (request) =>
    String(actorOf(request).workspace),
  );

  app.get(
    '/api/scans',
    {
      config,
      preHandler: perAccount,
      schema: { querystring: scansQuerySchema, response: { 200: scansReportSchema } },
    },
    (request) => reportScans(db, actorOf(request), request.query),
  );

  app.get(
    '/api/scans/counts',
    {
      config: { ...config, hasEtag: true },
      schema: { querystring: scanCountsQuerySchema, response: { 200: scanCountsSchema } },
    },
    (request) => countScans(db, actorOf(request), request.query.codes?.split(',').filter(isId)),
  );

  app.get(
    '/api/scans/live',
    { config, schema: { querystring: scansLiveQuerySchema, response: { 200: scansLiveSchema } } },
    async (request) => {
      const { project, zone } = request.query;
      return { scans: await countToday(db, actorOf(request), project, zone) };
    },
  );

  app.get(
    '/api/scans/export',
    // For a HEAD request Fastify would read the whole export.
    {
      config,
      preHandler: perAccount,
      exposeHeadRoute: false,
      schema: {
        querystring: scansExportQuerySchema,
        response: {
          200: {
            content: {
              ...fileResponse('text/csv').content,
              ...fileResponse('application/json').content,
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const links = await listCountedLinks(db, actorOf(request).workspace);
      const ids = idsOf(links, query.project);
      const { from, to, period } = await resolvePeriod(db, ids, query);
      const { type, write } = scanFileFormats[query.format];
      const wanted = links.filter(({ id }) => ids.includes(id));
      const name = `scans-${from}-${to}.${query.format}`;
      return (
        reply
          .type(type)
          .header('content-disposition', `attachment; filename="${name}"`)
          // Reads only one batch ahead of the client.
          .send(Readable.from(write(readScans(db, wanted, period)), { highWaterMark: 1 }))
      );
    },
  );
}
