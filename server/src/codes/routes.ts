import type { Project } from '@everscan/contract/codes.schemas';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/connect.ts';
import type { Owner } from '../platform/db/owned.ts';
import type { App } from '../platform/http/app-type.ts';
import { type HttpError, unwrap } from '../platform/http/http-error.ts';
import { createdIdOf, type Shortened } from '../platform/http/idempotency.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { createId, isId } from '../platform/random-id.ts';
import { jobHandlers } from './batch.ts';
import { kitHandlers } from './brand-kits.ts';
import { changeCode, conflict, linkNotFound, projectNotFound } from './change.ts';
import { type CodeRow, presentProject } from './code.ts';
import { createCodes, reserveCode } from './create.ts';
import { getProject, listDesigns, listLibrary, listProjects } from './find.ts';
import { groupHandlers } from './groups.ts';
import { listHistory } from './history.ts';
import { lacksImage, withoutImage, withPictures } from './pictures.ts';
import { deleteForGood, deleteProject, emptyBin, listBin, restoreProject } from './remove.ts';
import type { LinkRules } from './rules.ts';
import { listLinkTargets } from './targets.ts';
import { type PersonalSections, transferHandlers } from './transfer.ts';
import { changeNotFound, revert } from './undo.ts';

type Options = {
  db: Db;
  clock: Clock;
  links: LinkRules;
  /** What an export contains of the person. */
  personal: PersonalSections;
  /** Called when there is something to delete for good. */
  onErase: () => void;
};

export function codesRoutes(app: App, { db, clock, links: rules, personal, onErase }: Options) {
  return {
    ...codeHandlers({ clock, rules, onErase }),
    ...groupHandlers({ clock }),
    ...kitHandlers({ clock }),
    ...jobHandlers(app, { db, clock, rules }),
    ...transferHandlers({ clock, rules, personal }),
  };
}

function codeHandlers({
  clock,
  rules,
  onErase,
}: {
  clock: Clock;
  rules: LinkRules;
  onErase: () => void;
}) {
  const byOwner = () => ({ by: 'owner', rules, now: clock() }) as const;
  return {
    'GET /api/projects': (actor, { query }, db) => listProjects(db, actor, query.limit),

    'GET /api/projects/:id': (actor, { params }, db) =>
      getProject(db, actor, idIn(params, projectNotFound)),

    'POST /api/projects': {
      plan: (caller, request) => ({
        async write(trx) {
          const ids = [createdIdOf(request, caller.workspace) ?? createId()];
          const news = [{ ...request.body, ids }];
          const [outcome] = await createCodes(trx, caller, news, byOwner());
          return presentWhole(trx, caller, unwrap(outcome).code);
        },
        shortened: shortenedProject(caller),
      }),
    },

    'PATCH /api/projects/:id': {
      plan: (caller, { params, body }) => ({
        async write(trx) {
          const edit = { id: idIn(params, projectNotFound), change: body };
          const { code } = await changeCode(trx, caller, edit, byOwner());
          return presentWhole(trx, caller, code);
        },
        shortened: shortenedEdit(caller, body.version),
      }),
    },

    'DELETE /api/projects/:id': (actor, { params }, trx) =>
      deleteProject(trx, actor, idIn(params, projectNotFound), clock()),

    'POST /api/reserved-code': async (actor, _, trx) => ({
      url: await reserveCode(trx, actor, rules),
    }),

    'GET /api/projects/:id/link/targets': (actor, { params }, db) =>
      listLinkTargets(db, actor, idIn(params, linkNotFound)),

    'GET /api/projects/:id/history': (actor, { params }, db) =>
      listHistory(db, actor, idIn(params, projectNotFound)),

    'POST /api/projects/:id/history/:change/restore': {
      plan: (caller, { params, body: { force } }) => ({
        async write(trx) {
          const id = idIn(params, projectNotFound);
          const changeId = parseChangeId(params.change);
          const done = await revert(trx, caller, { id, changeId, force }, { rules, now: clock() });
          const project = await presentWhole(trx, caller, done.code);
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

    'GET /api/library': (actor, { query, log }, db) =>
      listLibrary(db, { caller: actor, query, now: clock(), log }),

    'GET /api/library/designs': (actor, { query }, db) => listDesigns(db, actor, query.ids),

    'GET /api/bin': (actor, { query: { cursor } }, db) =>
      listBin(db, actor, { cursor, language: actor.language, now: clock() }),

    'POST /api/bin/:id/restore': {
      plan: (caller, { params }) => ({
        write: async (trx) => {
          const id = idIn(params, projectNotFound);
          return restoreProject(trx, { caller, id, rules, now: clock() });
        },
        shortened: shortenedProject(caller),
      }),
    },

    'DELETE /api/bin/:id': (actor, { params }, trx) =>
      deleteForGood(trx, actor, idIn(params, projectNotFound), clock()),

    'DELETE /api/bin': {
      plan: (caller, { query: { until } }) => ({
        write: (trx) => emptyBin(trx, caller, until === undefined ? undefined : Date.parse(until)),
        after: onErase,
      }),
    },
  } satisfies Partial<Handlers>;
}

async function presentWhole(db: Db, caller: Owner, code: CodeRow): Promise<Project> {
  const [whole = code] = await withPictures(db, caller, [code]);
  return presentProject(whole);
}

/** Responses with a user's project are stored without the image of its logo, which may have 40 kB. */
function shortenedProject(caller: Owner): Shortened<Project> {
  return {
    shorten: withoutImage,
    complete: (trx, stored) => completeProject(trx, caller, stored),
  };
}

/**
 * Like `shortenedProject`, for an edit of this version. If the project has changed since, a retry is refused
 * like a new edit, because the client must not mistake a later edit for its own.
 */
function shortenedEdit(caller: Owner, version: number | undefined): Shortened<Project> {
  return {
    shorten: withoutImage,
    async complete(trx, stored) {
      const project = await completeProject(trx, caller, stored);
      if (version !== undefined && project.version !== stored.version) throw conflict(project);
      return project;
    },
  };
}

/**
 * The project of a stored response. If the image was left out, the current project is returned.
 * @throws {HttpError} 404 when it was deleted
 */
async function completeProject(db: Db, caller: Owner, stored: Project): Promise<Project> {
  return lacksImage(stored) ? getProject(db, caller, stored.id) : stored;
}

/** @param notFound the error for an id of another format */
function idIn({ id }: { id: string }, notFound: () => HttpError): string {
  if (!isId(id)) throw notFound();
  return id;
}

function parseChangeId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw changeNotFound();
  return Number(text);
}
