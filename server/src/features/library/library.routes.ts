import {
  downloadedSchema,
  libraryDesignsQuerySchema,
  libraryDesignsSchema,
  libraryPageSchema,
  libraryQuerySchema,
} from '@everscan/contract/codes.schemas';
import { libraryGroupsSchema } from '@everscan/contract/groups.schemas';
import { done, doneSchema, ignoredQuerySchema } from '@everscan/contract/requests';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Once } from '../../platform/http/idempotency.ts';
import { limited, type RateLimits } from '../../platform/http/rate-limit.ts';
import { getUser } from '../../platform/http/session.ts';
import { markDownloaded } from '../projects/projects.ts';
import { listDesigns, listGroups, listLibrary } from './library.ts';

type Options = { db: Db; once: Once; clock: Clock; limits: RateLimits };

/** A user's codes in pages, and the folders, tags and saved filters that organise them. */
export function libraryRoutes(app: App, { db, once, clock, limits }: Options): void {
  const config = { ...limited(limits.api), access: 'user' } as const;
  const repeated = { ...config, hasEtag: true };

  app.get(
    '/api/library',
    {
      config: repeated,
      schema: { querystring: libraryQuerySchema, response: { 200: libraryPageSchema } },
    },
    (request) => {
      const { query, log } = request;
      return listLibrary(db, { userId: getUser(request).id, query, now: clock(), log });
    },
  );

  app.get(
    '/api/library/designs',
    {
      config,
      schema: { querystring: libraryDesignsQuerySchema, response: { 200: libraryDesignsSchema } },
    },
    (request) => listDesigns(db, getUser(request).id, request.query.ids),
  );

  app.post(
    '/api/library/downloaded',
    { config, schema: { body: downloadedSchema, response: { 200: doneSchema } } },
    (request, reply) =>
      once(request, reply, async (trx) => {
        await markDownloaded(trx, getUser(request).id, request.body.ids);
        return { status: 200, body: done };
      }),
  );

  app.get(
    '/api/library/groups',
    {
      config: repeated,
      schema: { querystring: ignoredQuerySchema, response: { 200: libraryGroupsSchema } },
    },
    (request) => listGroups(db, getUser(request).id),
  );
}
