import type { Clock } from '../../platform/clock.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { createLogo, deleteLogo, listLogos } from './logos.ts';

/** A user's logos, which are copied into designs. */
export const logosRoutes = ({ clock }: { clock: Clock }) =>
  ({
    'GET /api/logos': (actor, _, db) => listLogos(db, actor),

    'POST /api/logos': {
      plan: (caller, { body }) => ({
        write: (trx) => createLogo(trx, { caller, body, now: clock() }),
        shortened: {
          shorten: (logo) => ({ ...logo, image: '' }),
          complete: async (_trx, logo) => ({ ...logo, image: body.image }), // a retry has the same body
        },
      }),
    },

    'DELETE /api/logos/:id': (actor, { params }, trx) => deleteLogo(trx, actor, params.id),
  }) satisfies Partial<Handlers>;
