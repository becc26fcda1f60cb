import { contentTypes } from '@everscan/core/content/index';
import * as z from 'zod/mini';
import { styleSchema } from '../content.ts';
import { designSchema } from '../design.ts';
import { utmSchema } from './links.ts';
import { projectSchema } from './projects.ts';

/** The parts of a code whose changes are recorded. */
export const partIds = ['title', 'content', 'design', 'target', 'state', 'schedule'] as const;

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
  state: z.optional(z.enum(['active', 'paused'])),
  pauseText: z.optional(z.string()),
  startsAt: z.optional(z.nullable(z.string())),
  endsAt: z.optional(z.nullable(z.string())),
  fallback: z.optional(z.nullable(z.string())),
});

/** `GET /api/projects/{id}/history`: at most 100 changes, newest first. */
export const historySchema = z.strictObject({
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
export const restoreChangeBodySchema = z.strictObject({
  /** Restores the parts even if a later change affected them. Without `force`, the response is then 409. */
  force: z._default(z.boolean(), false),
});

export const restoredChangeSchema = z.strictObject({
  project: projectSchema,
  /** The id of the new change, with which it can be undone; null when nothing differed. */
  change: z.nullable(z.int()),
});

export type History = z.infer<typeof historySchema>;
export type Change = History['changes'][number];
export type CodeState = z.infer<typeof codeStateSchema>;
export type RestoredChange = z.infer<typeof restoredChangeSchema>;
