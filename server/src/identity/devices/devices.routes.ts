import { deviceListSchema } from '@everscan/contract/accounts.schemas';
import { done, doneSchema, emptyBodySchema, noParametersSchema } from '@everscan/contract/requests';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Once } from '../../platform/http/idempotency.ts';
import { limited, type RateLimits } from '../../platform/http/rate-limit.ts';
import { getSession } from '../../platform/http/session.ts';
import { endOtherSessions, endSession, listDevices } from './devices.ts';

type Options = { db: Db; once: Once; clock: Clock; limits: RateLimits };

const params = z.strictObject({ id: z.string() });
const DONE = { status: 200, body: done };

/** The devices on which the user is signed in. */
export function devicesRoutes(app: App, { db, once, clock, limits }: Options): void {
  const config = { ...limited(limits.api), access: 'user' } as const;
  const response = { 200: doneSchema };

  app.get(
    '/api/sessions',
    { config, schema: { querystring: noParametersSchema, response: { 200: deviceListSchema } } },
    (request) => listDevices(db, getSession(request), clock()),
  );

  app.delete(
    '/api/sessions/:id',
    { config, schema: { params, body: emptyBodySchema, response } },
    (request, reply) =>
      once(request, reply, async (trx) => {
        await endSession(trx, getSession(request), request.params.id, clock());
        return DONE;
      }),
  );

  app.delete(
    '/api/sessions',
    { config, schema: { body: emptyBodySchema, response } },
    (request, reply) =>
      once(request, reply, async (trx) => {
        await endOtherSessions(trx, getSession(request));
        return DONE;
      }),
  );
}
