import type { Clock } from '../../platform/clock.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { listDesigns, listGroups, listLibrary } from './library.ts';

/** A user's codes in pages, and the folders, tags and saved filters that organise them. */
export const libraryRoutes = ({ clock }: { clock: Clock }) =>
  ({
    'GET /api/library': (actor, { query, log }, db) =>
      listLibrary(db, { caller: actor, query, now: clock(), log }),

    'GET /api/library/designs': (actor, { query }, db) => listDesigns(db, actor, query.ids),

    'GET /api/library/groups': (actor, _, db) => listGroups(db, actor),
  }) satisfies Partial<Handlers>;
