import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { languageOf } from '../../platform/http/accept-language.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { Handlers } from '../../platform/http/serve.ts';
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

type Options = { db: Db; clock: Clock; links: LinkRules };

/** Changes of many codes at once. */
export function libraryJobsRoutes(app: App, { db, clock, links }: Options) {
  const runner = buildJobRunner({ db, clock, log: app.log, rules: links });
  app.addHook('onListen', async () => runner.wake());
  app.addHook('onClose', () => runner.stop());
  const contextOf = (caller: Actor, { headers }: FastifyRequest) => ({
    caller,
    rules: links,
    language: languageOf(headers['accept-language']),
    now: clock(),
  });

  return {
    'POST /api/library/preview': (actor, request, db) =>
      previewJob(db, request.body, contextOf(actor, request)),

    'POST /api/library/jobs': {
      plan(actor, request) {
        const context = contextOf(actor, request);
        return {
          write: (trx) => createJob(trx, request.body, context),
          shortened: shortenedJob(context),
          after: () => runner.wake(),
        };
      },
    },

    'GET /api/library/jobs': (actor, request, db) => listJobs(db, contextOf(actor, request)),

    'GET /api/library/jobs/:id': (actor, request, db) =>
      getJob(db, contextOf(actor, request), idOf(request.params)),

    'POST /api/library/jobs/:id/undo': {
      plan(actor, request) {
        const context = contextOf(actor, request);
        return {
          write: async (trx) => undoJob(trx, idOf(request.params), context),
          shortened: shortenedJob(context),
          after: () => runner.wake(),
        };
      },
    },
  } satisfies Partial<Handlers>;
}

function idOf({ id }: { id: string }): string {
  if (!isId(id)) throw jobNotFound();
  return id;
}
