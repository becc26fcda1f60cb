import {
  jobSchema,
  jobsSchema,
  newJobSchema,
  previewBodySchema,
  previewSchema,
} from '@everscan/contract/codes.schemas';
import { emptyBodySchema, ignoredQuerySchema } from '@everscan/contract/requests';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { languageOf } from '../../platform/http/accept-language.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Once } from '../../platform/http/idempotency.ts';
import { limited, type RateLimits } from '../../platform/http/rate-limit.ts';
import { getUser } from '../../platform/http/session.ts';
import { isId } from '../../platform/random-id.ts';
import type { LinkRules } from '../links/links.ts';
import { buildJobRunner } from './job-runner.ts';
import {
  createJob,
  getJob,
  jobNotFound,
  listJobs,
  previewJob,
  shortenedJob,
  undoJob,
} from './library-jobs.ts';

type Options = { db: Db; once: Once; clock: Clock; limits: RateLimits; links: LinkRules };

const params = z.object({ id: z.string() });

/** Changes of many codes at once. */
export function libraryJobsRoutes(app: App, { db, once, clock, limits, links }: Options): void {
  const config = { ...limited(limits.api), access: 'user' } as const;
  const runner = buildJobRunner({ db, clock, log: app.log, rules: links });
  app.addHook('onListen', async () => runner.wake());
  app.addHook('onClose', () => runner.stop());
  const contextOf = (request: FastifyRequest) => ({
    userId: getUser(request).id,
    rules: links,
    language: languageOf(request.headers['accept-language']),
    now: clock(),
  });

  app.post(
    '/api/library/preview',
    {
      config: { ...config, ...limited(limits.previews) },
      schema: { body: previewBodySchema, response: { 200: previewSchema } },
    },
    (request) => previewJob(db, request.body, contextOf(request)),
  );

  app.post(
    '/api/library/jobs',
    { config, schema: { body: newJobSchema, response: { 201: jobSchema } } },
    async (request, reply) => {
      const context = contextOf(request);
      const write = async (trx: Db) => ({
        status: 201,
        body: await createJob(trx, request.body, context),
      });
      await once(request, reply, write, { shortened: shortenedJob(context) });
      runner.wake();
    },
  );

  app.get(
    '/api/library/jobs',
    { config, schema: { querystring: ignoredQuerySchema, response: { 200: jobsSchema } } },
    (request) => listJobs(db, contextOf(request)),
  );

  app.get(
    '/api/library/jobs/:id',
    { config, schema: { params, response: { 200: jobSchema } } },
    (request) => getJob(db, contextOf(request), jobIdOf(request)),
  );

  app.post(
    '/api/library/jobs/:id/undo',
    { config, schema: { params, body: emptyBodySchema, response: { 200: jobSchema } } },
    async (request, reply) => {
      const context = contextOf(request);
      const write = async (trx: Db) => ({
        status: 200,
        body: await undoJob(trx, jobIdOf(request), context),
      });
      await once(request, reply, write, { shortened: shortenedJob(context) });
      runner.wake();
    },
  );
}

function jobIdOf({ params }: FastifyRequest<{ Params: { id: string } }>): string {
  if (!isId(params.id)) throw jobNotFound();
  return params.id;
}
