import type { IpStorage } from '../environment.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { countCreatedCode } from './statistics.ts';
import { insertGeneration } from './tracking.store.ts';
import { toGeneration } from './tracking.ts';

export function trackingRoutes({ ipStorage }: { ipStorage: IpStorage }) {
  return {
    'POST /api/track-qr-generation': async (caller, request, trx) => {
      const sender = {
        address: clientAddress(request),
        optedOut: request.headers['sec-gpc'] === '1',
      };
      await insertGeneration(trx, toGeneration(caller, request.body, sender, ipStorage));
    },

    'POST /api/track-qr-creation': async (_caller, _request, trx) => {
      await countCreatedCode(trx);
    },
  } satisfies Partial<Handlers>;
}
