import {
  changeLinkBodySchema,
  linkSchema,
  linkTargetsSchema,
  reservedCodeSchema,
} from '@everscan/contract/codes.schemas';
import { emptyBodySchema } from '@everscan/contract/requests';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Once } from '../../platform/http/idempotency.ts';
import { limited, type RateLimits } from '../../platform/http/rate-limit.ts';
import { getUser } from '../../platform/http/session.ts';
import { isId } from '../../platform/random-id.ts';
import { changeLink, linkNotFound } from './changed-links.ts';
import { type LinkRules, listLinkTargets, reserveCode } from './links.ts';

type Options = { db: Db; once: Once; clock: Clock; limits: RateLimits; links: LinkRules };

const paramsSchema = z.object({ id: z.string() });

/** The short links of a user's dynamic codes. Every query names the owner. */
export function linksRoutes(app: App, { db, once, clock, limits, links }: Options): void {
  const config = { ...limited(limits.api), access: 'user' } as const;

  app.patch(
    '/api/projects/:id/link',
    {
      config,
      schema: {
        params: paramsSchema,
        body: changeLinkBodySchema,
        response: { 200: linkSchema },
      },
    },
    (request, reply) =>
      once(request, reply, async (trx) => {
        const { id: userId } = getUser(request);
        const projectId = getProjectId(request);
        const { body } = request;
        const options = { userId, projectId, body, rules: links, now: clock() };
        return { status: 200, body: await changeLink(trx, options) };
      }),
  );

  app.post(
    '/api/reserved-code',
    { config, schema: { body: emptyBodySchema, response: { 200: reservedCodeSchema } } },
    (request, reply) =>
      once(request, reply, async (trx) => ({
        status: 200,
        body: { url: await reserveCode(trx, getUser(request).id, links) },
      })),
  );

  app.get(
    '/api/projects/:id/link/targets',
    { config, schema: { params: paramsSchema, response: { 200: linkTargetsSchema } } },
    (request) => listLinkTargets(db, getUser(request).id, getProjectId(request)),
  );
}

function getProjectId({ params }: FastifyRequest<{ Params: { id: string } }>): string {
  if (!isId(params.id)) throw linkNotFound();
  return params.id;
}
