import type { IpStorage } from '../environment.ts';
import type { Clock } from '../platform/clock.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import type { Once } from '../platform/http/idempotency.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { Sessions } from '../platform/http/session.ts';
import { countCreatedCode } from './statistics.ts';
import { insertGeneration } from './tracking.store.ts';
import { toGeneration } from './tracking.ts';

type Options = { once: Once; clock: Clock; sessions: Sessions; ipStorage: IpStorage };

export function trackingRoutes({ once, clock, sessions, ipStorage }: Options) {
  const tracked = { status: 200, body: { success: true } } as const;

  return {
    'POST /api/track-qr-generation': async (_caller, request, _db, reply) => {
      const session = await sessions.find(request, reply);
      const visitor = {
        address: clientAddress(request),
        optedOut: request.headers['sec-gpc'] === '1',
        userId: session?.user.id ?? null,
      };
      const generation = toGeneration(request.body, visitor, ipStorage, clock());
      await once(request, reply, async (trx) => {
        await insertGeneration(trx, generation);
        return tracked;
      });
      return reply;
    },

    'POST /api/track-qr-creation': async (_caller, request, _db, reply) => {
      await once(request, reply, async (trx) => {
        await countCreatedCode(trx);
        return tracked;
      });
      return reply;
    },
  } satisfies Partial<Handlers>;
}
