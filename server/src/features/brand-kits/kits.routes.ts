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
    'GET /api/kits': (actor, _, db) => listKits(db, actor.workspace),

    'POST /api/kits': {
      plan: ({ workspace: userId }, { body }) => ({
        write: (trx) => createKit(trx, { userId, body, now: clock() }),
        shortened: shortenedKit(userId),
      }),
    },

    'PATCH /api/kits/:id': {
      plan: ({ workspace: userId }, { params: { id }, body }) => ({
        write: (trx) => changeKit(trx, { userId, id, body, now: clock() }),
        shortened: shortenedKit(userId),
      }),
    },

    'DELETE /api/kits/:id': (actor, { params }, trx) => deleteKit(trx, actor.workspace, params.id),

    'POST /api/kits/:id/default': {
      plan: ({ workspace: userId }, { params: { id }, body }) => ({
        write: (trx) => changeDefault(trx, { userId, id, ...body }),
        shortened: shortenedKits(userId),
      }),
    },

    'GET /api/kits/:id/codes': (actor, { params, headers }, db) =>
      describeCodes(db, actor.workspace, params.id, languageOf(headers['accept-language'])),
  }) satisfies Partial<Handlers>;
