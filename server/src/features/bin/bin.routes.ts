import {
  binPageSchema,
  binQuerySchema,
  emptyBinQuerySchema,
  projectSchema,
} from '@everscan/contract/codes.schemas';
import { done, doneSchema, emptyBodySchema } from '@everscan/contract/requests';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Once } from '../../platform/http/idempotency.ts';
import { limited, type RateLimits } from '../../platform/http/rate-limit.ts';
import { getUser } from '../../platform/http/session.ts';
import { isId } from '../../platform/random-id.ts';
import type { LinkRules } from '../links/links.ts';
import { restoreProject } from '../projects/deleted-projects.ts';
import { projectNotFound } from '../projects/projects.ts';
import { shortenedProject } from '../projects/stored-projects.ts';
import { deleteForGood, emptyBin, listBin } from './bin.ts';

type Options = { db: Db; once: Once; clock: Clock; limits: RateLimits; links: LinkRules };

const paramsSchema = z.object({ id: z.string() });

/** A user's deleted codes, which can be restored for 30 days. Every query filters by the owner. */
export function binRoutes(app: App, { db, once, clock, limits, links }: Options): void {
  const config = { ...limited(limits.api), access: 'user' } as const;

  app.get(
    '/api/bin',
    { config, schema: { querystring: binQuerySchema, response: { 200: binPageSchema } } },
    (request) => {
      const { cursor } = request.query;
      return listBin(db, getUser(request).id, { cursor, now: clock() });
    },
  );

  app.post(
    '/api/bin/:id/restore',
    {
      config,
      schema: { params: paramsSchema, body: emptyBodySchema, response: { 200: projectSchema } },
    },
    (request, reply) => {
      const { id: userId } = getUser(request);
      const write = async (trx: Db) => {
        const options = { userId, id: getProjectId(request), rules: links, now: clock() };
        return { status: 200, body: await restoreProject(trx, options) };
      };
      return once(request, reply, write, { shortened: shortenedProject(userId) });
    },
  );

  app.delete(
    '/api/bin/:id',
    {
      config,
      schema: { params: paramsSchema, body: emptyBodySchema, response: { 200: doneSchema } },
    },
    (request, reply) =>
      once(request, reply, async (trx) => {
        await deleteForGood(trx, getUser(request).id, getProjectId(request));
        return { status: 200, body: done };
      }),
  );

  app.delete(
    '/api/bin',
    {
      config,
      schema: {
        querystring: emptyBinQuerySchema,
        body: emptyBodySchema,
        response: { 200: doneSchema },
      },
    },
    (request, reply) =>
      once(request, reply, async (trx) => {
        const { until } = request.query;
        const time = until === undefined ? clock() : Date.parse(until);
        await emptyBin(trx, getUser(request).id, time);
        return { status: 200, body: done };
      }),
  );
}

function getProjectId({ params }: FastifyRequest<{ Params: { id: string } }>): string {
  if (!isId(params.id)) throw projectNotFound();
  return params.id;
}
