import { URL_MAX_LENGTH } from '@everscan/core/content/url';
import { designLimits } from '@everscan/core/design/design';
import * as z from 'zod/mini';
import { newLinkSchema, projectTitleSchema, utmSchema } from './codes.schemas.ts';
import { designSchema } from './design.ts';
import { errorBodySchema } from './errors.ts';
import { exportedLibrarySchema, exportedProjectSchema } from './export-file.ts';
import { atMost, fault } from './field-faults.ts';
import { fileResponse } from './file-response.ts';
import { NAME_MAX_LENGTH } from './groups.schemas.ts';
import { type AnswersOf, doneSchema, idSchema, type RequestsOf } from './requests.ts';
import type { transferRoutes } from './transfer.routes.ts';

const bulkCodesLimits = {
  /** Rows of one request, which are saved in one transaction. */
  rows: 200,
  keyMaxLength: 200,
  tags: 20,
} as const;

/** A cell with any content. An invalid cell is an error of its row, not of the request. */
const cell = z.string().check(z.maxLength(2 * URL_MAX_LENGTH));
const utmCells = z.partialRecord(z.enum(Object.keys(utmSchema.shape) as [keyof Utm]), cell);
type Utm = z.infer<typeof utmSchema>;

const cellText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, fault('cell-missing')), atMost(max, 'cell-too-long'));
const utmText = z.string().check(z.trim(), atMost(100, 'cell-too-long'));

/**
 * `rows` of `POST /api/bulk/codes`. A row with a known key changes the code of that key, and fields that
 * it omits stay as they are. A row with a new key creates a code.
 */
const rowSchema = z.strictObject({
  /** Identifies the row when its list is uploaded again. Letter case and repeated spaces do not matter. */
  key: cell,
  target: cell,
  slug: z.optional(cell),
  title: z.optional(cell),
  /** Drawn on a new code, in the frame of the design or below the code. */
  label: z.optional(cell),
  /** Created if missing. `Parent/Child` names a folder inside another. */
  folder: z.optional(cell),
  /** Added to the code's tags. Missing tags are created. */
  tags: z.optional(z.array(cell).check(z.maxLength(2 * bulkCodesLimits.tags))),
  utm: z.optional(utmCells),
});

const groupName = cellText(NAME_MAX_LENGTH);

/** The rules for each cell of a row, which both the browser and the server check. */
export const checkedRowSchema = z.strictObject({
  key: cellText(bulkCodesLimits.keyMaxLength),
  target: newLinkSchema.shape.target,
  slug: newLinkSchema.shape.slug,
  title: z.optional(projectTitleSchema),
  label: z.optional(cellText(designLimits.frameTextCharacters)),
  folder: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((typed) => typed.split('/').map((name) => name.trim())),
      ),
      z.array(groupName).check(z.maxLength(2, fault('folder-too-deep'))),
    ),
  ),
  tags: z.optional(z.array(groupName).check(atMost(bulkCodesLimits.tags, 'too-many-tags'))),
  utm: z.optional(z.partialRecord(z.enum(Object.keys(utmSchema.shape) as [keyof Utm]), utmText)),
});

/** `POST /api/bulk/codes` */
const bulkCodesBodySchema = z.strictObject({
  /**
   * The id of an upload whose keys, such as row numbers, are valid only within it. Without it, keys are
   * valid for all of the user's uploads.
   */
  upload: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
  /** The design of new codes. */
  design: designSchema,
  /** The brand kit that new codes use; it does not change the design. */
  kit: z.optional(idSchema),
  /** Responds with what would happen, and changes nothing. */
  isDryRun: z._default(z.boolean(), false),
  rows: z.array(rowSchema).check(z.minLength(1), z.maxLength(bulkCodesLimits.rows)),
});

/** The outcome of a row, in the order of the rows. */
const bulkOutcomeSchema = z.union([
  z.strictObject({
    is: z.enum(['created', 'changed', 'unchanged']),
    /** The id of the code. */
    id: z.string(),
    /** The cellText of its symbol. */
    shortUrl: z.string(),
  }),
  /** `field` names the cell, if the error concerns a single one. */
  z.strictObject({
    is: z.literal('error'),
    error: z.extend(errorBodySchema, { field: z.optional(z.string()) }),
  }),
]);

const bulkCodesSchema = z.strictObject({
  outcomes: z.array(bulkOutcomeSchema),
  /** How many codes the user's plan had room for before this request. */
  room: z.int(),
  /** The hourly limits that remain for a new account; null for accounts older than a day. */
  thisHour: z.nullable(
    z.strictObject({
      newCodes: z.int(),
      targetChanges: z.int(),
      /** When the account is a day old. */
      until: z.string(),
    }),
  ),
});

export type BulkRow = z.input<typeof rowSchema>;
export type CheckedRow = z.infer<typeof checkedRowSchema>;
export type BulkCodesBody = z.infer<typeof bulkCodesBodySchema>;
export type BulkOutcome = z.infer<typeof bulkOutcomeSchema>;
export type BulkCodes = z.infer<typeof bulkCodesSchema>;

/** The form in which keys are compared: rows with equal forms belong to the same code. */
export function normalKey(key: string): string {
  return key.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Folders, tags and saved filters that were not imported, and why; absent if there are none. */
const leftOutSchema = z.optional(
  z.array(z.strictObject({ title: z.string(), error: errorBodySchema })),
);

/** The response to `POST /api/import/library`. */
const importedLibrarySchema = z.extend(doneSchema, { leftOut: leftOutSchema });

/** The response to `POST /api/import`. */
const importedSchema = z.strictObject({
  id: z.string(),
  /** False when the code already existed: a repeated import changes nothing. */
  isNew: z.boolean(),
  /** Whether the symbol's address belongs to this server. */
  isOurs: z.boolean(),
  /** The code's folder and tags that were not imported. */
  leftOut: leftOutSchema,
});

export type Imported = z.infer<typeof importedSchema>;
export type LeftOut = NonNullable<z.infer<typeof leftOutSchema>>[number];

export const transferRequests = {
  'POST /api/bulk/codes': { body: bulkCodesBodySchema },
  'POST /api/import': { body: exportedProjectSchema },
  'POST /api/import/library': { body: exportedLibrarySchema },
} as const satisfies RequestsOf<typeof transferRoutes>;

export const transferAnswers = {
  'POST /api/bulk/codes': { 200: bulkCodesSchema },
  'GET /api/export': { 200: fileResponse('application/json') },
  'POST /api/import': { 200: importedSchema, 201: importedSchema },
  'POST /api/import/library': { 200: importedLibrarySchema },
} as const satisfies AnswersOf<typeof transferRoutes>;
