import type { Clock } from '../../platform/clock.ts';
import { createdIdOf } from '../../platform/http/idempotency.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { isId } from '../../platform/random-id.ts';
import { deleteProject } from '../bin/bin.ts';
import type { LinkRules } from '../links/links.ts';
import {
  changeProject,
  createProject,
  getProject,
  listProjects,
  projectNotFound,
} from './projects.ts';
import { shortenedEdit, shortenedProject } from './stored-projects.ts';

type Options = { clock: Clock; links: LinkRules };

/** A user's saved codes. Every query filters by owner, so another user's project responds with 404. */
export const projectsRoutes = ({ clock, links: rules }: Options) =>
  ({
    'GET /api/projects': (actor, { query }, db) => listProjects(db, actor, query.limit),

    'GET /api/projects/:id': (actor, { params }, db) => getProject(db, actor, idOf(params)),

    'POST /api/projects': {
      plan: (caller, request) => ({
        write: (trx) => {
          const id = createdIdOf(request, caller.workspace);
          return createProject(trx, { caller, id, body: request.body, rules, now: clock() });
        },
        shortened: shortenedProject(caller),
      }),
    },

    'PATCH /api/projects/:id': {
      plan: (caller, { params, body }) => ({
        write: async (trx) => changeProject(trx, { caller, id: idOf(params), body, now: clock() }),
        shortened: shortenedEdit(caller, body.version),
      }),
    },

    'DELETE /api/projects/:id': (actor, { params }, trx) =>
      deleteProject(trx, actor, idOf(params), clock()),
  }) satisfies Partial<Handlers>;

function idOf({ id }: { id: string }): string {
  if (!isId(id)) throw projectNotFound();
  return id;
}
