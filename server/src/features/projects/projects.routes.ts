import {
  changeProjectBodySchema,
  createProjectBodySchema,
  projectListQuerySchema,
  projectListSchema,
  projectSchema,
} from '@everscan/contract/codes.schemas';
import { done, doneSchema, emptyBodySchema, ignoredQuerySchema } from '@everscan/contract/requests';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { languageOf } from '../../platform/http/accept-language.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Once } from '../../platform/http/idempotency.ts';
import { createdIdOf } from '../../platform/http/idempotency-records.ts';
import { limited, type RateLimits } from '../../platform/http/rate-limit.ts';
import { getUser } from '../../platform/http/session.ts';
import { isId } from '../../platform/random-id.ts';
import type { LinkRules } from '../links/links.ts';
import { deleteProject } from './deleted-projects.ts';
import {
  changeProject,
  createProject,
  getProject,
  listProjects,
  projectNotFound,
} from './projects.ts';
import { shortenedEdit, shortenedProject } from './stored-projects.ts';

type Options = { db: Db; once: Once; clock: Clock; limits: RateLimits; links: LinkRules };

const paramsSchema = z.object({ id: z.string() });

/** A user's saved codes. Every query filters by owner, so another user's project responds with 404. */
export function projectsRoutes(app: App, { db, once, clock, limits, links }: Options): void {
  const config = { ...limited(limits.api), access: 'user' } as const;

  app.get(
    '/api/projects',
    {
      config: { ...config, hasEtag: true },
      schema: { querystring: projectListQuerySchema, response: { 200: projectListSchema } },
    },
    (request) => listProjects(db, getUser(request).id, request.query.limit),
  );

  app.get(
    '/api/projects/:id',
    {
      config,
      schema: {
        params: paramsSchema,
        querystring: ignoredQuerySchema,
        response: { 200: projectSchema },
      },
    },
    (request) => getProject(db, getUser(request).id, getProjectId(request)),
  );

  app.post(
    '/api/projects',
    { config, schema: { body: createProjectBodySchema, response: { 201: projectSchema } } },
    (request, reply) => {
      const { id: userId } = getUser(request);
      const write = async (trx: Db) => ({
        status: 201,
        body: await createProject(trx, {
          userId,
          id: createdIdOf(request, userId),
          body: request.body,
          rules: links,
          now: clock(),
        }),
      });
      return once(request, reply, write, { shortened: shortenedProject(userId) });
    },
  );

  app.patch(
    '/api/projects/:id',
    {
      config,
      schema: {
        params: paramsSchema,
        body: changeProjectBodySchema,
        response: { 200: projectSchema },
      },
    },
    (request, reply) => {
      const { id: userId } = getUser(request);
      const write = async (trx: Db) => {
        const id = getProjectId(request);
        const { body } = request;
        const options = { userId, id, body, rules: links, now: clock() };
        return { status: 200, body: await changeProject(trx, options) };
      };
      return once(request, reply, write, {
        shortened: shortenedEdit(userId, request.body.version),
      });
    },
  );

  app.delete(
    '/api/projects/:id',
    {
      config,
      schema: {
        params: paramsSchema,
        body: emptyBodySchema,
        response: { 200: doneSchema },
      },
    },
    (request, reply) =>
      once(request, reply, async (trx) => {
        const id = getProjectId(request);
        await deleteProject(trx, getUser(request).id, id, {
          language: languageOf(request.headers['accept-language']),
          now: clock(),
        });
        return { status: 200, body: done };
      }),
  );
}

function getProjectId({ params }: FastifyRequest<{ Params: { id: string } }>): string {
  if (!isId(params.id)) throw projectNotFound();
  return params.id;
}
