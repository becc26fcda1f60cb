import * as z from 'zod/mini';
import { contentSchema, styleSchema } from '../content.ts';
import { defaults } from '../defaults.ts';
import { designSchema } from '../design.ts';
import { linkSchema, newLinkSchema } from './links.ts';

/** The title of a saved code. */
export const projectTitleSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'A title cannot be empty'),
    z.maxLength(200, 'A title can have at most 200 characters'),
  );

/** `POST /api/projects`. */
export const createProjectBodySchema = contentSchema({
  title: z._default(projectTitleSchema, defaults.projectTitle),
  style: styleSchema,
  /** Without it, the default design in that style. With it, the style is that of the design. */
  design: z.optional(designSchema),
  /** Makes a dynamic code of type `url`, whose `data` holds the short link. */
  link: z.optional(newLinkSchema),
});

const changes = {
  title: z.optional(projectTitleSchema),
  /** Alone, it changes the shape of the design; beside a design, that design's style applies. */
  style: z.optional(styleSchema),
  design: z.optional(designSchema),
  /** The version that was edited: when the saved one is newer, the answer is 409. */
  version: z.optional(z.int().check(z.minimum(1))),
};

/**
 * `PATCH /api/projects/{id}`: any subset; `type` and `data` come together,
 * and not for a dynamic code, whose symbol may be printed.
 */
export const changeProjectBodySchema = z.union([z.strictObject(changes), contentSchema(changes)]);

export type CreateProjectBody = z.infer<typeof createProjectBodySchema>;
export type ChangeProjectBody = z.infer<typeof changeProjectBodySchema>;

/** A saved code, as the calls on projects answer it. */
export const projectSchema = contentSchema({
  id: z.string(),
  title: z.string(),
  style: styleSchema,
  design: designSchema,
  /** Grows with each change. */
  version: z.int(),
  /** Null for a static code. */
  link: z.nullable(linkSchema),
});

/** `GET /api/projects`. */
export const projectListSchema = z.array(projectSchema);

export type Project = z.infer<typeof projectSchema>;
