import type { Clock } from '../../platform/clock.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { isId } from '../../platform/random-id.ts';
import { changeLink, linkNotFound } from './changed-links.ts';
import { type LinkRules, listLinkTargets, reserveCode } from './links.ts';

type Options = { clock: Clock; links: LinkRules };

/** The short links of a user's dynamic codes. Every query names the owner. */
export const linksRoutes = ({ clock, links: rules }: Options) =>
  ({
    'PATCH /api/projects/:id/link': (actor, { params, body }, trx) => {
      const projectId = idOf(params);
      return changeLink(trx, { caller: actor, projectId, body, rules, now: clock() });
    },

    'POST /api/reserved-code': async (actor, _, trx) => ({
      url: await reserveCode(trx, actor, rules),
    }),

    'GET /api/projects/:id/link/targets': (actor, { params }, db) =>
      listLinkTargets(db, actor, idOf(params)),
  }) satisfies Partial<Handlers>;

function idOf({ id }: { id: string }): string {
  if (!isId(id)) throw linkNotFound();
  return id;
}
