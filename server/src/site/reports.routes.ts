import { done, doneSchema } from '@everscan/contract/requests';
import {
  dismissalBodySchema,
  moderationBodySchema,
  reportBodySchema,
  reportListQuerySchema,
  reportListSchema,
} from '@everscan/contract/site.schemas';
import { linkCodePattern } from '@everscan/contract/slug';
import * as z from 'zod/mini';
import type { Db } from '../platform/db/connect.ts';
import type { App } from '../platform/http/app-type.ts';
import { administratorOf, callerOf } from '../platform/http/caller.ts';
import type { Once } from '../platform/http/idempotency.ts';
import { limited, limitedAcrossProcesses, type RateLimits } from '../platform/http/rate-limit.ts';
import type { BlockList } from '../targets/block-list.ts';
import { disableCode, dismissReports, enableCode, listReports, storeReport } from './reports.ts';

type Options = { db: Db; once: Once; limits: RateLimits; blockList: BlockList };

const params = z.strictObject({ code: z.string().check(z.regex(linkCodePattern)) });
const DONE = { status: 200, body: done };

/** Anyone may report a code, and administrators decide (docs/decisions/0018-abuse.md). */
export function reportsRoutes(app: App, { db, once, limits, blockList }: Options): void {
  app.post(
    '/api/reports',
    {
      config: { ...limitedAcrossProcesses(limits.reports), access: 'anyone', formErrors: true },
      schema: { body: reportBodySchema, response: { 201: doneSchema } },
    },
    (request, reply) =>
      once(request, reply, async (trx) => {
        await storeReport(trx, callerOf(request), request.body);
        return { status: 201, body: done };
      }),
  );

  const config = { ...limited(limits.api), access: 'admin', formErrors: true } as const;
  const response = { 200: doneSchema };

  app.get(
    '/api/reports',
    { config, schema: { querystring: reportListQuerySchema, response: { 200: reportListSchema } } },
    (request) => listReports(db, administratorOf(request), blockList, request.query.code),
  );

  for (const [name, moderate] of [
    ['disable', disableCode],
    ['enable', enableCode],
  ] as const) {
    app.post(
      `/api/reports/:code/${name}`,
      { config, schema: { params, body: moderationBodySchema, response } },
      (request, reply) =>
        once(request, reply, async (trx) => {
          const { code } = request.params;
          await moderate(trx, administratorOf(request), { ...request.body, code });
          return DONE;
        }),
    );
  }

  app.post(
    '/api/reports/:code/dismiss',
    { config, schema: { params, body: dismissalBodySchema, response } },
    (request, reply) =>
      once(request, reply, async (trx) => {
        const { params, body } = request;
        await dismissReports(trx, administratorOf(request), { ...body, code: params.code });
        return DONE;
      }),
  );
}
