import type { Clock } from '../../platform/clock.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { isId } from '../../platform/random-id.ts';
import type { LinkRules } from '../links/links.ts';
import { projectNotFound } from '../projects/projects.ts';
import { shortenedProject } from '../projects/stored-projects.ts';
import { deleteForGood, emptyBin, listBin, restoreProject } from './bin.ts';

type Options = {
  clock: Clock;
  links: LinkRules;
  /** Called when there is something to delete for good. */
  onErase: () => void;
};

/** A user's deleted codes, which can be restored for 30 days. Every query filters by the owner. */
export const binRoutes = ({ clock, links: rules, onErase }: Options) =>
  ({
    'GET /api/bin': (actor, { query: { cursor } }, db) =>
      listBin(db, actor, { cursor, language: actor.language, now: clock() }),

    'POST /api/bin/:id/restore': {
      plan: (caller, { params }) => ({
        write: async (trx) =>
          restoreProject(trx, { caller, id: idOf(params), rules, now: clock() }),
        shortened: shortenedProject(caller),
      }),
    },

    'DELETE /api/bin/:id': (actor, { params }, trx) =>
      deleteForGood(trx, actor, idOf(params), clock()),

    'DELETE /api/bin': {
      plan: (caller, { query: { until } }) => ({
        write: (trx) => emptyBin(trx, caller, until === undefined ? undefined : Date.parse(until)),
        after: onErase,
      }),
    },
  }) satisfies Partial<Handlers>;

function idOf({ id }: { id: string }): string {
  if (!isId(id)) throw projectNotFound();
  return id;
}
