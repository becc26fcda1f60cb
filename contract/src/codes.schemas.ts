import { contentTypes } from '@everscan/core/content/index';
import { URL_MAX_LENGTH } from '@everscan/core/content/url';
import * as z from 'zod/mini';
import type { codeRoutes } from './codes.routes.ts';
import { contentSchema, styleSchema } from './content.ts';
import { defaults } from './defaults.ts';
import { designSchema, listedDesignSchema, lookSchema } from './design.ts';
import { errorBodySchema } from './errors.ts';
import { atMost, fault } from './field-faults.ts';
import { limits } from './limits.ts';
import { type AnswersOf, idSchema, type RequestsOf } from './requests.ts';
import { slugSchema } from './slug.ts';

const utmText = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength));

/** Appended to the target's query, unless it has a parameter of the same name. */
export const utmSchema = z.strictObject({
  source: z.optional(utmText(100)),
  medium: z.optional(utmText(100)),
  campaign: z.optional(utmText(100)),
  term: z.optional(utmText(100)),
  content: z.optional(utmText(100)),
});

export type Utm = z.infer<typeof utmSchema>;

/**
 * An address as a person typed it, or as it is stored, with `https://`. The server decides whether a
 * link may lead to it.
 */
const address = z
  .string()
  .check(
    z.trim(),
    z.maxLength('https://'.length + URL_MAX_LENGTH, fault('web-address-too-long', URL_MAX_LENGTH)),
  );

/** `link` of `POST /api/projects`: makes the new project a dynamic code. */
export const newLinkSchema = z.strictObject({
  target: address,
  /** Needs a plan with custom slugs. */
  slug: z.optional(slugSchema),
  utm: z.optional(utmSchema),
  passesQuery: z.optional(z.boolean()),
});

const time = z.iso.datetime('Must be a date and time such as 2026-06-30T12:00:00Z');

/** What changes in the short link of a dynamic code: any subset. */
export const changeLinkBodySchema = z.strictObject({
  target: z.optional(address),
  /** Replaces all UTM fields. */
  utm: z.optional(utmSchema),
  /** Whether the query of an opened short link is added to the target, whose own parameters win. */
  passesQuery: z.optional(z.boolean()),
  state: z.optional(z.enum(['active', 'paused'])),
  pauseText: z.optional(
    z.string().check(z.trim(), atMost(limits.pauseTextMaxLength, 'text-too-long')),
  ),
  startsAt: z.optional(z.nullable(time)),
  endsAt: z.optional(z.nullable(time)),
  fallback: z.optional(z.nullable(address)),
});

export type NewLink = z.infer<typeof newLinkSchema>;
export type ChangeLinkBody = z.infer<typeof changeLinkBodySchema>;

/**
 * `POST /api/reserved-code`: the short link of the user's next dynamic code, as the code's `data` will
 * contain it.
 */
const reservedCodeSchema = z.strictObject({ url: z.string() });

/** The maximum number of targets in a response. */
export const maxListedTargets = 1_000;

/** `GET /api/projects/{id}/link/targets`: the latest targets that the link has had, newest first. */
const linkTargetsSchema = z.array(
  z.strictObject({
    target: z.string(),
    /** ISO 8601 with `Z`. */
    changedAt: z.string(),
  }),
);

/** The short link of a dynamic code. Its target may change after the code has been printed. */
const linkSchema = z.strictObject({
  code: z.string(),
  /** The utmText of the symbol. */
  shortUrl: z.string(),
  /** Absolute, http or https. */
  target: z.string(),
  utm: utmSchema,
  passesQuery: z.boolean(),
  state: z.enum(['active', 'paused', 'disabled']),
  pauseText: z.string(),
  /** ISO 8601 with `Z`; null if the code has no scheduled start or end. */
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  /** Where the code leads before its start and after its end; null shows a page instead. */
  fallback: z.nullable(z.string()),
});

export type LinkTarget = z.infer<typeof linkTargetsSchema>[number];
export type Link = z.infer<typeof linkSchema>;

export const TITLE_MAX_LENGTH = 200;

/** Fields of earlier versions that clients and exported files may still contain. They are ignored for good. */
export const ignoredFields = { isDownloaded: z.optional(z.unknown()) };

/** The title of a saved code. */
export const projectTitleSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, fault('title-empty')),
    atMost(TITLE_MAX_LENGTH, 'title-too-long'),
  );

/** `POST /api/projects`. */
const createProjectBodySchema = contentSchema({
  title: z._default(projectTitleSchema, defaults.projectTitle),
  style: styleSchema,
  /** Defaults to the default design in `style`. If given, it determines the style. */
  design: z.optional(designSchema),
  /** The brand kit that the code uses; it does not change the design. */
  kit: z.optional(idSchema),
  /** Makes a dynamic code of type `url`, whose `data` holds the short link. */
  link: z.optional(newLinkSchema),
  ...ignoredFields,
});

const changes = {
  title: z.optional(projectTitleSchema),
  /** Changes the shape of the saved design. Ignored if `design` is given, which determines the style. */
  style: z.optional(styleSchema),
  design: z.optional(designSchema),
  /** The brand kit that the code uses from now on; null for none. It does not change the design. */
  kit: z.optional(z.nullable(idSchema)),
  /** Only for a dynamic code. */
  link: z.optional(changeLinkBodySchema),
  ...ignoredFields,
  /** The version that was edited: when the saved one is newer, the response is 409. */
  version: z.optional(z.int().check(z.minimum(1))),
};

/**
 * `PATCH /api/projects/{id}`: any subset. `data` without `type` must match the saved type, which the
 * server checks. The content of a dynamic code cannot change, since its symbol may be printed.
 */
const changeProjectBodySchema = z.union([
  contentSchema(changes),
  z.strictObject({
    ...changes,
    type: z.optional(z.never()),
    data: z.optional(z.record(z.string(), z.unknown())),
  }),
]);

export type CreateProjectBody = z.infer<typeof createProjectBodySchema>;
export type ChangeProjectBody = z.infer<typeof changeProjectBodySchema>;

const project = {
  id: z.string(),
  title: z.string(),
  style: styleSchema,
  design: designSchema,
  /** The brand kit that the code uses, if it uses one. */
  kit: z.optional(idSchema),
  /** Increases with each change of the code or of its link. */
  version: z.int(),
  /** When the code was created, and when it or its link was last changed: ISO 8601 with `Z`. */
  createdAt: z.string(),
  changedAt: z.string(),
  /** Null for a static code. */
  link: z.nullable(linkSchema),
};

/** A saved code, as `/api/projects` returns it. */
const projectSchema = contentSchema(project);

/** `GET /api/projects?limit=50`: the newest codes only, in the same order. Other parameters are ignored. */
const projectListQuerySchema = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
});

/** `GET /api/projects`. */
const projectListSchema = z.array(contentSchema({ ...project, design: listedDesignSchema }));

export type Project = z.infer<typeof projectSchema>;

/** The parts of a code whose changes are recorded. */
export const partIds = [
  'title',
  'content',
  'design',
  'target',
  'query',
  'state',
  'schedule',
] as const;

export type ChangedPart = (typeof partIds)[number];

/** The values of the parts that changed. */
export const codeStateSchema = z.strictObject({
  title: z.optional(z.string()),
  type: z.optional(z.enum(contentTypes.map((type) => type.id))),
  data: z.optional(z.record(z.string(), z.unknown())),
  style: z.optional(styleSchema),
  design: z.optional(designSchema),
  target: z.optional(z.string()),
  utm: z.optional(utmSchema),
  passesQuery: z.optional(z.boolean()),
  state: z.optional(z.enum(['active', 'paused'])),
  pauseText: z.optional(z.string()),
  startsAt: z.optional(z.nullable(z.string())),
  endsAt: z.optional(z.nullable(z.string())),
  fallback: z.optional(z.nullable(z.string())),
});

/** `GET /api/projects/{id}/history`: at most 100 changes, newest first. */
const historySchema = z.strictObject({
  changes: z.array(
    z.strictObject({
      id: z.int(),
      /** When the change began; edits of the same part within ten minutes are one change. */
      at: z.string(),
      what: z.array(z.enum(partIds)),
      before: codeStateSchema,
      /** Whether it was made by a job for many codes. */
      byJob: z.boolean(),
      /** Whether it reverted another change. */
      isReversal: z.boolean(),
      /**
       * False when the change can no longer be reverted, as for the content of a code that has become
       * dynamic.
       */
      isReversible: z.boolean(),
    }),
  ),
  /** The current values of all parts, which are also the results of the newest change of each part. */
  current: codeStateSchema,
});

/** `POST /api/projects/{id}/history/{change}/restore` */
const restoreChangeBodySchema = z.strictObject({
  /** Restores the parts even if a later change affected them. Without `force`, the response is then 409. */
  force: z._default(z.boolean(), false),
});

const restoredChangeSchema = z.strictObject({
  project: projectSchema,
  /** The id of the new change, with which it can be undone; null when nothing differed. */
  change: z.nullable(z.int()),
});

export type History = z.infer<typeof historySchema>;
export type Change = History['changes'][number];
export type CodeState = z.infer<typeof codeStateSchema>;
export type RestoredChange = z.infer<typeof restoredChangeSchema>;

/** `GET /api/bin`: the user's deleted codes, newest first, in pages. */
const binQuerySchema = z.strictObject({
  /** `next` of the page before. */
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}\.\d{1,15}$/))),
});

const binPageSchema = z.strictObject({
  codes: z.array(
    z.strictObject({
      id: z.string(),
      /** The name of the code in lists: its title, or its content if it has no title. */
      title: z.string(),
      type: z.enum(contentTypes.map((type) => type.id)),
      /** The text of a dynamic code's symbol; null for a static code. */
      shortUrl: z.nullable(z.string()),
      deletedAt: z.string(),
      /** When the code is permanently deleted. */
      expiresAt: z.string(),
    }),
  ),
  /** How many codes are in the bin. */
  total: z.int(),
  /** Null on the last page. */
  next: z.nullable(z.string()),
});

/**
 * `DELETE /api/bin`: permanently deletes the codes that were deleted at `until` or earlier, or all codes if
 * it is omitted.
 */
const emptyBinQuerySchema = z.strictObject({
  until: z.optional(z.iso.datetime()),
});

export type BinPage = z.infer<typeof binPageSchema>;
export type BinnedCode = BinPage['codes'][number];

/** What a code is doing now: a dynamic code outside its schedule is `scheduled` or `ended`. */
const libraryStates = ['active', 'paused', 'scheduled', 'ended', 'disabled'] as const;
const librarySorts = ['created', 'changed', 'title', 'scans'] as const;

/** Selects codes of the library; every field narrows the selection. */
const libraryFilterSchema = z.strictObject({
  /** Words to find in title, content, target, short link or tags; case and accents do not matter. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** A folder, including the folders inside it, or `none` for codes in no folder. */
  folder: z.optional(idSchema),
  /** Ids, separated by commas; a code must have all of them. */
  tags: z.optional(z.string().check(z.maxLength(1000))),
  kind: z.optional(z.enum(['static', 'dynamic'])),
  /** Static codes are always `active`. */
  state: z.optional(z.enum(libraryStates)),
  type: z.optional(z.enum(contentTypes.map((type) => type.id))),
  /** The brand kit that the codes use. */
  kit: z.optional(idSchema),
});

export const libraryPageSize = { default: 50, max: 100 } as const;

/** `GET /api/library` */
const libraryQuerySchema = z.strictObject({
  ...libraryFilterSchema.shape,
  sort: z._default(z.enum(librarySorts), 'created'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(libraryPageSize.max)),
    libraryPageSize.default,
  ),
  /** `next` of the previous page. It stays valid when codes are added, changed or deleted. */
  cursor: z.optional(z.string().check(z.maxLength(1000))),
});

/** Days of a sparkline. */
export const SPARKLINE_DAYS = 30;

/** A code in the library, without its design, which loads with the code. */
const libraryCodeSchema = contentSchema({
  id: idSchema,
  title: z.string(),
  style: styleSchema,
  version: z.int(),
  folder: z.nullable(idSchema),
  tags: z.array(idSchema),
  state: z.enum(libraryStates),
  /** Null for a static code. */
  link: z.nullable(
    z.strictObject({
      code: z.string(),
      shortUrl: z.string(),
      target: z.string(),
      /** Scans by people on each of the last 30 days in UTC, oldest first; today is last. */
      scans: z.array(z.int()),
    }),
  ),
  createdAt: z.string(),
  /** When the code or its link changed last. */
  changedAt: z.string(),
});

export const libraryPageSchema = z.strictObject({
  codes: z.array(libraryCodeSchema),
  /** How many codes match. */
  total: z.int(),
  /** Null on the last page. */
  next: z.nullable(z.string()),
});

/**
 * `GET /api/library/designs?ids=a,b`: the designs with their logos. Ids of other users' codes are ignored.
 */
const libraryDesignsQuerySchema = z.strictObject({
  ids: z.string().check(z.minLength(1), z.maxLength(1000)),
});

export const maxDesigns = 24;

const libraryDesignsSchema = z.array(
  z.strictObject({ id: idSchema, version: z.int(), design: designSchema }),
);

export type LibraryFilter = z.infer<typeof libraryFilterSchema>;
export type LibraryQuery = z.infer<typeof libraryQuerySchema>;
export type LibraryCode = z.infer<typeof libraryCodeSchema>;
export type LibraryPage = z.infer<typeof libraryPageSchema>;

/** An id, as jobs accept it. */
const jobId = z.string().check(z.regex(/^[\w-]{1,64}$/));
const ids = z.array(jobId).check(z.maxLength(20));
const { target, state, pauseText, startsAt, endsAt, fallback } = changeLinkBodySchema.shape;
const jobText = z.string().check(z.minLength(1), z.maxLength(limits.jobTextMaxLength));

/** The maximum number of codes that a selection lists by id. */
export const maxSelected = 1000;

/**
 * The codes that a job changes: a list of ids, all codes that use a brand kit, or all that match a filter
 * when the job begins.
 */
const selectionSchema = z.union([
  z.strictObject({ ids: z.array(jobId).check(z.minLength(1), z.maxLength(maxSelected)) }),
  /** All codes that use a brand kit. */
  z.strictObject({ kit: jobId }),
  z.strictObject({
    filter: libraryFilterSchema,
    /** The order in which a renaming assigns `{number}`; newest first by default. */
    sort: z.optional(z.enum(librarySorts)),
    order: z.optional(z.enum(['asc', 'desc'])),
    except: z.optional(z.array(jobId).check(z.maxLength(maxSelected))),
  }),
]);

/** Replaces every occurrence of `find` in the targets, as plain jobText. */
const replaceInTarget = z.strictObject({
  do: z.literal('replace-in-target'),
  find: jobText,
  replace: z.string().check(z.maxLength(limits.jobTextMaxLength)),
});

/**
 * `{title}` (what lists call the code), `{number}` (1, 2, … in the order of the selection), `{slug}`
 * (the code of the short link) and `{host}` (of the target, or of a static code's web address) are replaced.
 */
const rename = z.strictObject({ do: z.literal('rename'), pattern: jobText });

/** Unless true, each code keeps its label, the jobText of its frame. */
const replacesLabels = z.optional(z.boolean());

/** What a job does with each of its codes. An action that does not suit a code fails for that code only. */
const actionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('target'), target: z.nonoptional(target) }),
  replaceInTarget,
  z.strictObject({ do: z.literal('state'), state: z.nonoptional(state), pauseText }),
  z.strictObject({ do: z.literal('schedule'), startsAt, endsAt, fallback }),
  /** Null takes the codes out of their folders. */
  z.strictObject({ do: z.literal('move'), folder: z.nullable(jobId) }),
  z.strictObject({ do: z.literal('tag'), add: ids, remove: ids }),
  /** Gives the codes this design. */
  z.strictObject({ do: z.literal('design'), design: designSchema, replacesLabels }),
  /** Gives the codes these shapes and colours. The rest of each design stays, such as logo and frame. */
  z.strictObject({ do: z.literal('look'), look: lookSchema }),
  /** Gives the codes the design of a brand kit, as `design` does. They use the kit from then on. */
  z.strictObject({ do: z.literal('kit'), kit: jobId, replacesLabels }),
  rename,
  z.strictObject({ do: z.literal('delete') }),
]);

/** `POST /api/library/jobs` */
const newJobSchema = z.strictObject({ selection: selectionSchema, action: actionSchema });

/**
 * `POST /api/library/preview`: the targets or titles that a job would change. The request itself changes
 * nothing.
 */
const previewBodySchema = z.strictObject({
  selection: selectionSchema,
  action: z.discriminatedUnion('do', [replaceInTarget, rename]),
  offset: z._default(z.int().check(z.minimum(0)), 0),
});

export const maxPreviewed = 100;

const problem = z.object({ id: jobId, title: z.string(), error: errorBodySchema });

const previewSchema = z.strictObject({
  /** How many codes are selected, and how many of them would change. */
  total: z.int(),
  changing: z.int(),
  /** Up to `maxPreviewed` rows from `offset` on. */
  rows: z.array(
    z.strictObject({
      id: jobId,
      title: z.string(),
      before: z.string(),
      after: z.string(),
      /** Why this code would stay as it is. */
      error: z.optional(errorBodySchema),
    }),
  ),
});

/** A job and its progress. */
export const jobSchema = z.strictObject({
  id: jobId,
  do: z.union(actionSchema.def.options.map(({ shape }) => shape.do)),
  state: z.enum(['running', 'done', 'undoing', 'undone']),
  total: z.int(),
  /** Codes that are finished, including failed ones. */
  done: z.int(),
  /** How many of them the job, or its undo, has changed, and how many it could not change. */
  changed: z.int(),
  failed: z.int(),
  createdAt: z.string(),
  /**
   * The time until which the job can be undone; null when it cannot. An undone job still has one if some
   * codes could not be reverted yet, because of an hourly limit or a full plan: another undo continues with
   * them.
   */
  undoUntil: z.nullable(z.string()),
  /** The first 100 codes that failed, or that could not be undone. */
  problems: z.array(problem),
});

/** `GET /api/library/jobs`: running jobs and those of the last day, newest first. */
const jobsSchema = z.array(jobSchema);

export type Selection = z.infer<typeof selectionSchema>;
export type Action = z.infer<typeof actionSchema>;
export type LibraryJob = z.infer<typeof jobSchema>;
export type JobPreview = z.infer<typeof previewSchema>;

export const codeRequests = {
  'GET /api/projects': { query: projectListQuerySchema },
  'POST /api/projects': { body: createProjectBodySchema },
  'PATCH /api/projects/:id': { body: changeProjectBodySchema },
  'POST /api/projects/:id/history/:change/restore': { body: restoreChangeBodySchema },
  'GET /api/bin': { query: binQuerySchema },
  'DELETE /api/bin': { query: emptyBinQuerySchema },
  'GET /api/library': { query: libraryQuerySchema },
  'GET /api/library/designs': { query: libraryDesignsQuerySchema },
  'POST /api/library/preview': { body: previewBodySchema },
  'POST /api/library/jobs': { body: newJobSchema },
} as const satisfies RequestsOf<typeof codeRoutes>;

export const codeAnswers = {
  'GET /api/projects': { 200: projectListSchema },
  'POST /api/projects': { 201: projectSchema },
  'GET /api/projects/:id': { 200: projectSchema },
  'PATCH /api/projects/:id': { 200: projectSchema },
  'GET /api/projects/:id/link/targets': { 200: linkTargetsSchema },
  'POST /api/reserved-code': { 200: reservedCodeSchema },
  'GET /api/projects/:id/history': { 200: historySchema },
  'POST /api/projects/:id/history/:change/restore': { 200: restoredChangeSchema },
  'GET /api/bin': { 200: binPageSchema },
  'POST /api/bin/:id/restore': { 200: projectSchema },
  'GET /api/library': { 200: libraryPageSchema },
  'GET /api/library/designs': { 200: libraryDesignsSchema },
  'POST /api/library/preview': { 200: previewSchema },
  'POST /api/library/jobs': { 201: jobSchema },
  'GET /api/library/jobs': { 200: jobsSchema },
  'GET /api/library/jobs/:id': { 200: jobSchema },
  'POST /api/library/jobs/:id/undo': { 200: jobSchema },
} as const satisfies AnswersOf<typeof codeRoutes>;
