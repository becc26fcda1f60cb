import {
  historySchema,
  restoreChangeBodySchema,
  restoredChangeSchema,
} from '@everscan/contract/codes.schemas';
import { ignoredQuerySchema } from '@everscan/contract/requests';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Once } from '../../platform/http/idempotency.ts';
import { limited, type RateLimits } from '../../platform/http/rate-limit.ts';
import { getUser } from '../../platform/http/session.ts';
import { isId } from '../../platform/random-id.ts';
import { withoutImage } from '../../without-image.ts';
import type { LinkRules } from '../links/links.ts';
import { listHistory } from '../projects/code-history.ts';
import { getProject, projectNotFound } from '../projects/projects.ts';
import { changeNotFound, revert } from '../projects/reverted-projects.ts';
import { completeProject } from '../projects/stored-projects.ts';

type Options = { db: Db; once: Once; clock: Clock; limits: RateLimits; links: LinkRules };

const projectParamsSchema = z.object({ id: z.string() });
const changeParamsSchema = z.object({ id: z.string(), change: z.string() });

/** The changes of a user's codes. */
export function historyRoutes(app: App, { db, once, clock, limits, links }: Options): void {
  const config = { ...limited(limits.api), access: 'user' } as const;

  app.get(
    '/api/projects/:id/history',
    {
      config,
      schema: {
        params: projectParamsSchema,
        querystring: ignoredQuerySchema,
        response: { 200: historySchema },
      },
    },
    (request) => listHistory(db, getUser(request).id, getProjectId(request)),
  );

  app.post(
    '/api/projects/:id/history/:change/restore',
    {
      config,
      schema: {
        params: changeParamsSchema,
        body: restoreChangeBodySchema,
        response: { 200: restoredChangeSchema },
      },
    },
    (request, reply) => {
      const { id: userId } = getUser(request);
      const write = async (trx: Db) => {
        const projectId = getProjectId(request);
        const changeId = parseChangeId(request.params.change);
        const { force } = request.body;
        const done = await revert(trx, {
          ...{ userId, projectId, changeId, force },
          ...{ rules: links, now: clock() },
        });
        const project = await getProject(trx, userId, projectId);
        return { status: 200, body: { project, change: done.changeId ?? null } };
      };
      return once(request, reply, write, {
        shortened: {
          shorten: (body) => ({ ...body, project: withoutImage(body.project) }),
          complete: async (trx, body) => {
            return { ...body, project: await completeProject(trx, userId, body.project) };
          },
        },
      });
    },
  );
}

function getProjectId({ params }: FastifyRequest<{ Params: { id: string } }>): string {
  if (!isId(params.id)) throw projectNotFound();
  return params.id;
}

function parseChangeId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw changeNotFound();
  return Number(text);
}
