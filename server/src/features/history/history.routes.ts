import type { Clock } from '../../platform/clock.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { isId } from '../../platform/random-id.ts';
import { withoutImage } from '../../without-image.ts';
import type { LinkRules } from '../links/links.ts';
import { listHistory } from '../projects/code-history.ts';
import { getProject, projectNotFound } from '../projects/projects.ts';
import { changeNotFound, revert } from '../projects/reverted-projects.ts';
import { completeProject } from '../projects/stored-projects.ts';

type Options = { clock: Clock; links: LinkRules };

/** The changes of a user's codes. */
export const historyRoutes = ({ clock, links: rules }: Options) =>
  ({
    'GET /api/projects/:id/history': (actor, { params }, db) =>
      listHistory(db, actor, idOf(params)),

    'POST /api/projects/:id/history/:change/restore': {
      plan: (caller, { params, body }) => ({
        async write(trx) {
          const projectId = idOf(params);
          const changeId = parseChangeId(params.change);
          const parts = { caller, projectId, changeId, force: body.force };
          const done = await revert(trx, { ...parts, rules, now: clock() });
          const project = await getProject(trx, caller, projectId);
          return { project, change: done.changeId ?? null };
        },
        shortened: {
          shorten: (answer) => ({ ...answer, project: withoutImage(answer.project) }),
          complete: async (trx, answer) => {
            return { ...answer, project: await completeProject(trx, caller, answer.project) };
          },
        },
      }),
    },
  }) satisfies Partial<Handlers>;

function idOf({ id }: { id: string }): string {
  if (!isId(id)) throw projectNotFound();
  return id;
}

function parseChangeId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw changeNotFound();
  return Number(text);
}
