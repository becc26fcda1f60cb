import {
  changeKitSchema,
  defaultKitSchema,
  kitCodesSchema,
  kitSchema,
  kitsSchema,
  newKitSchema,
} from '@everscan/contract/brand-kits.schemas';
import { done, doneSchema, emptyBodySchema, ignoredQuerySchema } from '@everscan/contract/requests';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import { languageOf } from '../../platform/http/accept-language.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Once } from '../../platform/http/idempotency.ts';
import { limited, type RateLimits } from '../../platform/http/rate-limit.ts';
import { getUser } from '../../platform/http/session.ts';
import {
  changeDefault,
  changeKit,
  createKit,
  deleteKit,
  describeCodes,
  listKits,
  shortenedKit,
  shortenedKits,
} from './kits.ts';

type Options = { db: Db; once: Once; clock: Clock; limits: RateLimits };

const params = z.object({ id: z.string() });

/** Brand kits. A kit of another user counts as not found. */
export function kitsRoutes(app: App, { db, once, clock, limits }: Options): void {
  const config = { ...limited(limits.api), access: 'user' } as const;
  const repeated = { ...config, hasEtag: true };

  app.get(
    '/api/kits',
    {
      config: repeated,
      schema: { querystring: ignoredQuerySchema, response: { 200: kitsSchema } },
    },
    (request) => listKits(db, getUser(request).id),
  );

  app.post(
    '/api/kits',
    { config, schema: { body: newKitSchema, response: { 201: kitSchema } } },
    (request, reply) => {
      const { id: userId } = getUser(request);
      const write = async (trx: Db) => {
        const options = { userId, body: request.body, now: clock() };
        return { status: 201, body: await createKit(trx, options) };
      };
      return once(request, reply, write, { shortened: shortenedKit(userId) });
    },
  );

  app.patch(
    '/api/kits/:id',
    { config, schema: { params, body: changeKitSchema, response: { 200: kitSchema } } },
    (request, reply) => {
      const { id: userId } = getUser(request);
      const write = async (trx: Db) => {
        const { body, params } = request;
        const options = { userId, id: params.id, body, now: clock() };
        return { status: 200, body: await changeKit(trx, options) };
      };
      return once(request, reply, write, { shortened: shortenedKit(userId) });
    },
  );

  app.delete(
    '/api/kits/:id',
    { config, schema: { params, body: emptyBodySchema, response: { 200: doneSchema } } },
    (request, reply) =>
      once(request, reply, async (trx) => {
        await deleteKit(trx, getUser(request).id, request.params.id);
        return { status: 200, body: done };
      }),
  );

  app.post(
    '/api/kits/:id/default',
    { config, schema: { params, body: defaultKitSchema, response: { 200: kitsSchema } } },
    (request, reply) => {
      const { id: userId } = getUser(request);
      const write = async (trx: Db) => {
        const options = { userId, id: request.params.id, ...request.body };
        return { status: 200, body: await changeDefault(trx, options) };
      };
      return once(request, reply, write, { shortened: shortenedKits(userId) });
    },
  );

  app.get(
    '/api/kits/:id/codes',
    {
      config,
      schema: { params, querystring: ignoredQuerySchema, response: { 200: kitCodesSchema } },
    },
    (request) =>
      describeCodes(
        db,
        getUser(request).id,
        request.params.id,
        languageOf(request.headers['accept-language']),
      ),
  );
}
