/** The routes of saved codes, their links, folders, kits, jobs and transfers. Another owner's rows count as not found. */
import { Readable } from 'node:stream';
import type { Project } from '@everscan/contract/codes.schemas';
import { done } from '@everscan/contract/requests';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { dayOf } from '../platform/days.ts';
import type { Db } from '../platform/db/connect.ts';
import type { Owner } from '../platform/db/owned.ts';
import { languageOf } from '../platform/http/accept-language.ts';
import type { App } from '../platform/http/app-type.ts';
import type { Actor } from '../platform/http/caller.ts';
import { type HttpError, unwrap } from '../platform/http/http-error.ts';
import { createdIdOf, type Shortened } from '../platform/http/idempotency.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { createId, isId } from '../platform/random-id.ts';
import {
  buildJobRunner,
  createJob,
  getJob,
  jobNotFound,
  listJobs,
  previewJob,
  shortenedJob,
  undoJob,
} from './batch.ts';
import {
  changeDefault,
  changeKit,
  createKit,
  createLogo,
  deleteKit,
  deleteLogo,
  describeCodes,
  listKits,
  listLogos,
  shortenedKit,
  shortenedKits,
} from './brand-kits.ts';
import { changeCode, conflict, linkNotFound, projectNotFound } from './change.ts';
import { type CodeRow, presentProject } from './code.ts';
import { createCodes, reserveCode } from './create.ts';
import { getProject, listDesigns, listLibrary, listProjects } from './find.ts';
import {
  changeFolder,
  changeSavedFilter,
  changeTag,
  createFolder,
  createSavedFilter,
  createTag,
  deleteFolder,
  deleteSavedFilter,
  deleteTag,
  importLibrary,
  listGroups,
} from './groups.ts';
import { listHistory } from './history.ts';
import { lacksImage, withoutImage, withPictures } from './pictures.ts';
import { deleteForGood, deleteProject, emptyBin, listBin, restoreProject } from './remove.ts';
import type { LinkRules } from './rules.ts';
import { listLinkTargets } from './targets.ts';
import { importProjects, type PersonalSections, writeExport } from './transfer.ts';
import { changeNotFound, revert } from './undo.ts';
import { saveRows } from './upload.ts';

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
  const runner = buildJobRunner({ db, clock, log: app.log, rules });
  app.addHook('onListen', async () => runner.wake());
  app.addHook('onClose', () => runner.stop());

  return {
    ...codeHandlers({ clock, rules, onErase }),
    ...libraryHandlers({ clock }),
    ...kitHandlers({ clock }),
    ...jobHandlers({ clock, rules, wake: () => runner.wake() }),
    ...transferHandlers({ clock, rules, personal }),
  };
}

type Parts = { clock: Clock; rules: LinkRules };

function codeHandlers({ clock, rules, onErase }: Parts & Pick<Options, 'onErase'>) {
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

const libraryHandlers = ({ clock }: { clock: Clock }) =>
  ({
    'GET /api/library': (actor, { query, log }, db) =>
      listLibrary(db, { caller: actor, query, now: clock(), log }),

    'GET /api/library/designs': (actor, { query }, db) => listDesigns(db, actor, query.ids),

    'GET /api/library/groups': (actor, _, db) => listGroups(db, actor),
    'POST /api/library/folders': (actor, { body }, trx) =>
      createFolder(trx, { caller: actor, body, now: clock() }),
    'PATCH /api/library/folders/:id': (actor, { params, body }, trx) =>
      changeFolder(trx, { caller: actor, id: params.id, body }),
    'DELETE /api/library/folders/:id': (actor, { params }, trx) =>
      deleteFolder(trx, actor, params.id),

    'POST /api/library/tags': (actor, { body }, trx) =>
      createTag(trx, { caller: actor, body, now: clock() }),
    'PATCH /api/library/tags/:id': (actor, { params, body }, trx) =>
      changeTag(trx, { caller: actor, id: params.id, body }),
    'DELETE /api/library/tags/:id': (actor, { params }, trx) => deleteTag(trx, actor, params.id),

    'POST /api/library/saved-filters': (actor, { body }, trx) =>
      createSavedFilter(trx, { caller: actor, body, now: clock() }),
    'PATCH /api/library/saved-filters/:id': (actor, { params, body }, trx) =>
      changeSavedFilter(trx, { caller: actor, id: params.id, body }),
    'DELETE /api/library/saved-filters/:id': (actor, { params }, trx) =>
      deleteSavedFilter(trx, actor, params.id),
  }) satisfies Partial<Handlers>;

const kitHandlers = ({ clock }: { clock: Clock }) =>
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

function jobHandlers({ clock, rules, wake }: Parts & { wake: () => void }) {
  const contextOf = (caller: Actor, { headers }: FastifyRequest) => ({
    caller,
    rules,
    language: languageOf(headers['accept-language']),
    now: clock(),
  });

  return {
    'POST /api/library/preview': (actor, request, db) =>
      previewJob(db, request.body, contextOf(actor, request)),

    'POST /api/library/jobs': {
      plan(actor, request) {
        const context = contextOf(actor, request);
        return {
          write: (trx) => createJob(trx, request.body, context),
          shortened: shortenedJob(context),
          after: wake,
        };
      },
    },

    'GET /api/library/jobs': (actor, request, db) => listJobs(db, contextOf(actor, request)),

    'GET /api/library/jobs/:id': (actor, request, db) =>
      getJob(db, contextOf(actor, request), idIn(request.params, jobNotFound)),

    'POST /api/library/jobs/:id/undo': {
      plan(actor, request) {
        const context = contextOf(actor, request);
        return {
          write: async (trx) => undoJob(trx, idIn(request.params, jobNotFound), context),
          shortened: shortenedJob(context),
          after: wake,
        };
      },
    },
  } satisfies Partial<Handlers>;
}

/** Lists and accounts as files (docs/codes-outlive-us.md). */
const transferHandlers = ({ clock, rules, personal }: Parts & Pick<Options, 'personal'>) =>
  ({
    'POST /api/bulk/codes': (actor, { body }, trx) =>
      saveRows(trx, { caller: actor, body, rules, now: clock() }),

    'GET /api/export': (actor, _, db, reply) => {
      const now = clock();
      const name = `everscan-export-${dayOf(now)}.json`;
      return (
        reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          // Reads only one batch ahead of the client.
          .send(Readable.from(writeExport(db, actor, now, personal), { highWaterMark: 1 }))
      );
    },

    'POST /api/import': async (caller, { body: project }, trx) => {
      const options = { caller, rules, now: clock(), by: 'owner' } as const;
      const [imported] = await importProjects(trx, [project], options);
      const { id, isNew, isOurs, leftOut } = unwrap(imported);
      const body = { id, isNew, isOurs, ...(leftOut.length > 0 && { leftOut }) };
      return { status: isNew ? 201 : 200, body };
    },

    'POST /api/import/library': async (caller, { body: library }, trx) => {
      const leftOut = await importLibrary(trx, { caller, library, now: clock() });
      return { ...done, ...(leftOut.length > 0 && { leftOut }) };
    },
  }) satisfies Partial<Handlers>;

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
