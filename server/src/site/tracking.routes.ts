import type { IpStorage } from '../environment.ts';
import { lockUsersAgainstDeletion } from '../identity/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/connect.ts';
import type { App } from '../platform/http/app-type.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { buildOnceInGroups } from '../platform/http/once-in-groups.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { Sessions } from '../platform/http/session.ts';
import { countCreatedCodes } from './statistics.ts';
import { type Generation, insertGenerations } from './tracking.store.ts';
import { toGeneration } from './tracking.ts';

type Options = {
  db: Db;
  clock: Clock;
  sessions: Sessions;
  ipStorage: IpStorage;
  /** How many tracking requests may wait for a transaction; further ones get 503. */
  waiting?: number;
};

/** How many requests one transaction may contain; on SQLite, all other writers wait for it. */
const GROUP_SIZE = 500;
const WAITING = 4_000;

/** A download or, without `generation`, the creation of a code. */
type Tracked = { generation?: Generation };

/** Tracking requests come in bursts: those that arrive together share a transaction. */
export function trackingRoutes(
  app: App,
  { db, clock, sessions, ipStorage, waiting = WAITING }: Options,
) {
  const { once, drain } = buildOnceInGroups<Tracked>({
    db,
    clock,
    lockUsers: lockUsersAgainstDeletion,
    async write(trx, tracked) {
      const generations = tracked.flatMap(({ generation }) => generation ?? []);
      await insertGenerations(trx, generations);
      await countCreatedCodes(trx, tracked.length - generations.length);
    },
    response: { status: 200, body: { success: true } },
    groupSize: GROUP_SIZE,
    queueSize: waiting,
  });
  app.addHook('onClose', drain);

  return {
    'POST /api/track-qr-generation': async (_caller, request, _db, reply) => {
      const session = await sessions.find(request, reply);
      const visitor = {
        address: clientAddress(request),
        optedOut: request.headers['sec-gpc'] === '1',
        userId: session?.user.id ?? null,
      };
      const generation = toGeneration(request.body, visitor, ipStorage, clock());
      await once(request, reply, { generation });
      return reply;
    },

    'POST /api/track-qr-creation': async (_caller, request, _db, reply) => {
      await once(request, reply, {});
      return reply;
    },
  } satisfies Partial<Handlers>;
}
