import * as z from 'zod/mini';
import { designSchema, lookSchema } from '../design.ts';
import { errorBodySchema } from '../errors.ts';
import { limits } from '../limits.ts';
import { libraryFilterSchema, librarySorts } from './library.ts';
import { changeLinkBodySchema } from './links.ts';

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const ids = z.array(id).check(z.maxLength(20));
const { target, state, pauseText, startsAt, endsAt, fallback } = changeLinkBodySchema.shape;
const text = z.string().check(z.minLength(1), z.maxLength(limits.jobTextMaxLength));

/** The maximum number of codes that a selection lists by id. */
export const maxSelected = 1000;

/**
 * The codes that a job changes: a list of ids, all codes that use a brand kit, or all that match a filter
 * when the job begins.
 */
export const selectionSchema = z.union([
  z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(maxSelected)) }),
  /** All codes that use a brand kit. */
  z.strictObject({ kit: id }),
  z.strictObject({
    filter: libraryFilterSchema,
    /** The order in which a renaming assigns `{number}`; newest first by default. */
    sort: z.optional(z.enum(librarySorts)),
    order: z.optional(z.enum(['asc', 'desc'])),
    except: z.optional(z.array(id).check(z.maxLength(maxSelected))),
  }),
]);

/** Replaces every occurrence of `find` in the targets, as plain text. */
const replaceInTarget = z.strictObject({
  do: z.literal('replace-in-target'),
  find: text,
  replace: z.string().check(z.maxLength(limits.jobTextMaxLength)),
});

/**
 * `{title}` (what lists call the code), `{number}` (1, 2, … in the order of the selection), `{slug}`
 * (the code of the short link) and `{host}` (of the target, or of a static code's web address) are replaced.
 */
const rename = z.strictObject({ do: z.literal('rename'), pattern: text });

/** Unless true, each code keeps its label, the text of its frame. */
const replacesLabels = z.optional(z.boolean());

/** What a job does with each of its codes. An action that does not suit a code fails for that code only. */
export const actionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('target'), target: z.nonoptional(target) }),
  replaceInTarget,
  z.strictObject({ do: z.literal('state'), state: z.nonoptional(state), pauseText }),
  z.strictObject({ do: z.literal('schedule'), startsAt, endsAt, fallback }),
  /** Null takes the codes out of their folders. */
  z.strictObject({ do: z.literal('move'), folder: z.nullable(id) }),
  z.strictObject({ do: z.literal('tag'), add: ids, remove: ids }),
  /** Gives the codes this design. */
  z.strictObject({ do: z.literal('design'), design: designSchema, replacesLabels }),
  /** Gives the codes these shapes and colours. The rest of each design stays, such as logo and frame. */
  z.strictObject({ do: z.literal('look'), look: lookSchema }),
  /** Gives the codes the design of a brand kit, as `design` does. They use the kit from then on. */
  z.strictObject({ do: z.literal('kit'), kit: id, replacesLabels }),
  rename,
  z.strictObject({ do: z.literal('delete') }),
]);

/** `POST /api/library/jobs` */
export const newJobSchema = z.strictObject({ selection: selectionSchema, action: actionSchema });

/**
 * `POST /api/library/preview`: the targets or titles that a job would change. The request itself changes
 * nothing.
 */
export const previewBodySchema = z.strictObject({
  selection: selectionSchema,
  action: z.discriminatedUnion('do', [replaceInTarget, rename]),
  offset: z._default(z.int().check(z.minimum(0)), 0),
});

export const maxPreviewed = 100;

const problem = z.object({ id, title: z.string(), error: errorBodySchema });

export const previewSchema = z.strictObject({
  /** How many codes are selected, and how many of them would change. */
  total: z.int(),
  changing: z.int(),
  /** Up to `maxPreviewed` rows from `offset` on. */
  rows: z.array(
    z.strictObject({
      id,
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
  id,
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
export const jobsSchema = z.array(jobSchema);

export type Selection = z.infer<typeof selectionSchema>;
export type Action = z.infer<typeof actionSchema>;
export type LibraryJob = z.infer<typeof jobSchema>;
export type JobPreview = z.infer<typeof previewSchema>;
