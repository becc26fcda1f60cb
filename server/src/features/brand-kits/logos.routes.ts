import {
  newLogoSchema,
  savedLogoSchema,
  savedLogosSchema,
} from '@everscan/contract/brand-kits.schemas';
import { done, doneSchema, emptyBodySchema, ignoredQuerySchema } from '@everscan/contract/requests';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Once } from '../../platform/http/idempotency.ts';
import { limited, type RateLimits } from '../../platform/http/rate-limit.ts';
import { getUser } from '../../platform/http/session.ts';
import { createLogo, deleteLogo, listLogos } from './logos.ts';

type Options = { db: Db; once: Once; clock: Clock; limits: RateLimits };

const params = z.object({ id: z.string() });

/** A user's logos, which are copied into designs. */
export function logosRoutes(app: App, { db, once, clock, limits }: Options): void {
  const config = { ...limited(limits.api), access: 'user' } as const;

  app.get(
    '/api/logos',
    {
      config: { ...config, hasEtag: true },
      schema: { querystring: ignoredQuerySchema, response: { 200: savedLogosSchema } },
    },
    (request) => listLogos(db, getUser(request).id),
  );

  app.post(
    '/api/logos',
    { config, schema: { body: newLogoSchema, response: { 201: savedLogoSchema } } },
    (request, reply) => {
      const { body } = request;
      const write = async (trx: Db) => {
        const options = { userId: getUser(request).id, body, now: clock() };
        return { status: 201, body: await createLogo(trx, options) };
      };
      return once(request, reply, write, {
        shortened: {
          shorten: (logo) => ({ ...logo, image: '' }),
          complete: async (_trx, logo) => ({ ...logo, image: body.image }), // a retry has the same body
        },
      });
    },
  );

  app.delete(
    '/api/logos/:id',
    { config, schema: { params, body: emptyBodySchema, response: { 200: doneSchema } } },
    (request, reply) =>
      once(request, reply, async (trx) => {
        await deleteLogo(trx, getUser(request).id, request.params.id);
        return { status: 200, body: done };
      }),
  );
}
