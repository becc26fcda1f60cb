import * as m from '@everscan/messages/validation';
import * as z from 'zod/mini';
import { contentSchema, styleSchema } from '../content.ts';
import { defaults } from '../defaults.ts';
import { designSchema, listedDesignSchema } from '../design.ts';
import { linkSchema, newLinkSchema } from './links.ts';

export const TITLE_MAX_LENGTH = 200;

/** The title of a saved code. */
export const projectTitleSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, m.titleEmpty),
    z.maxLength(TITLE_MAX_LENGTH, m.titleTooLong(TITLE_MAX_LENGTH)),
  );

export const kitIdSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** `POST /api/projects`. */
export const createProjectBodySchema = contentSchema({
  title: z._default(projectTitleSchema, defaults.projectTitle),
  style: styleSchema,
  /** Defaults to the default design in `style`. If given, it determines the style. */
  design: z.optional(designSchema),
  /** The brand kit that the code uses; it does not change the design. */
  kit: z.optional(kitIdSchema),
  /** Makes a dynamic code of type `url`, whose `data` holds the short link. */
  link: z.optional(newLinkSchema),
  /**
   * False when no file of the code exists. True by default, since a client that omits the field may have made
   * one.
   */
  isDownloaded: z._default(z.boolean(), true),
});

const changes = {
  title: z.optional(projectTitleSchema),
  /** Changes the shape of the saved design. Ignored if `design` is given, which determines the style. */
  style: z.optional(styleSchema),
  design: z.optional(designSchema),
  /** The brand kit that the code uses from now on; null for none. It does not change the design. */
  kit: z.optional(z.nullable(kitIdSchema)),
  /** Records that a file of the code was made, which cannot be undone. */
  isDownloaded: z.optional(z.literal(true)),
  /** Makes a static code dynamic, unless it was downloaded. */
  link: z.optional(newLinkSchema),
  /** The version that was edited: when the saved one is newer, the response is 409. */
  version: z.optional(z.int().check(z.minimum(1))),
};

/**
 * `PATCH /api/projects/{id}`: any subset. `data` without `type` must match the saved type, which the
 * server checks. The content of a dynamic code cannot change, since its symbol may be printed.
 */
export const changeProjectBodySchema = z.union([
  contentSchema(changes),
  z.strictObject({
    ...changes,
    type: z.optional(z.undefined()),
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
  /** Whether a file of the code may exist. */
  isDownloaded: z.boolean(),
  /** The brand kit that the code uses, if it uses one. */
  kit: z.optional(kitIdSchema),
  /** Increases with each change. */
  version: z.int(),
  /** Null for a static code. */
  link: z.nullable(linkSchema),
};

/** A saved code, as `/api/projects` returns it. */
export const projectSchema = contentSchema(project);

/** `GET /api/projects?limit=50`: the newest codes only, in the same order. Other parameters are ignored. */
export const projectListQuerySchema = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
});

/** `GET /api/projects`. */
export const projectListSchema = z.array(contentSchema({ ...project, design: listedDesignSchema }));

export type Project = z.infer<typeof projectSchema>;
