import type { Clock } from '../../platform/clock.ts';
import { languageOf } from '../../platform/http/accept-language.ts';
import type { Handlers } from '../../platform/http/serve.ts';
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

/** Brand kits. A kit of another user counts as not found. */
export const kitsRoutes = ({ clock }: { clock: Clock }) =>
  ({
    'GET /api/kits': (actor, _, db) => listKits(db, actor),

    'POST /api/kits': {
      plan: (caller, { body }) => ({
        write: (trx) => createKit(trx, { caller, body, now: clock() }),
        shortened: shortenedKit(caller),
      }),
    },

    'PATCH /api/kits/:id': {
      plan: (caller, { params: { id }, body }) => ({
        write: (trx) => changeKit(trx, { caller, id, body, now: clock() }),
        shortened: shortenedKit(caller),
      }),
    },

    'DELETE /api/kits/:id': (actor, { params }, trx) => deleteKit(trx, actor, params.id),

    'POST /api/kits/:id/default': {
      plan: (caller, { params: { id }, body }) => ({
        write: (trx) => changeDefault(trx, { caller, id, ...body }),
        shortened: shortenedKits(caller),
      }),
    },

    'GET /api/kits/:id/codes': (actor, { params, headers }, db) =>
      describeCodes(db, actor, params.id, languageOf(headers['accept-language'])),
  }) satisfies Partial<Handlers>;
