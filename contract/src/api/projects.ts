import type { Content } from '@everscan/core/content/index';
import type { Design } from '@everscan/core/design/design';
import type { StyleId } from '@everscan/core/style/index';
import * as z from 'zod/mini';
import { contentSchema, styleSchema } from '../content.ts';
import { defaults } from '../defaults.ts';
import { designSchema } from '../design.ts';
import { type Link, newLinkSchema } from './links.ts';

/** Of a saved code. */
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
  /** Without it, the default design in that style. With it, the style is the design's. */
  design: z.optional(designSchema),
  /** Makes a dynamic code, of type `url`; `data` then gets the short link. */
  link: z.optional(newLinkSchema),
});

const changes = {
  title: z.optional(projectTitleSchema),
  /** Alone, it changes the design's shape; beside a design, the style is the design's. */
  style: z.optional(styleSchema),
  design: z.optional(designSchema),
  /** The version that the change was made to: when the saved one is newer, the answer is 409. */
  version: z.optional(z.int().check(z.minimum(1))),
};

/**
 * `PATCH /api/projects/{id}`: any subset. `data` without `type` is of the saved type, and the server
 * checks it. The content of a dynamic code cannot change, since its symbol may be printed.
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

/** A saved code, as every call on projects answers it. `version` grows with each change. */
export type Project = Content & {
  id: string;
  title: string;
  style: StyleId;
  design: Design;
  version: number;
  /** Null for a static code. */
  link: Link | null;
};
