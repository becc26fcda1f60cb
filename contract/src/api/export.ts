import type { Content } from '@everscan/core/content/index';
import { URL_MAX_LENGTH } from '@everscan/core/content/url';
import type { Design } from '@everscan/core/design/design';
import * as z from 'zod/mini';
import { contentSchema, styleSchema } from '../content.ts';
import { designSchema } from '../design.ts';
import { byDimension } from '../dimensions.ts';
import { planIds } from '../plans.ts';
import { changeLinkBodySchema, linkCodePattern, utmSchema } from './links.ts';
import { projectTitleSchema } from './projects.ts';

/** What stands in every export, so that nothing else is taken for one. */
export const EXPORT_FORMAT = 'everscan-export';
/** Grows when a reader of the one before would misread it. */
export const EXPORT_VERSION = 1;

const time = z.iso.datetime('This is not a time');
const day = z.iso.date();
const count = z.int().check(z.minimum(0));

const targetSchema = z.strictObject({
  target: z.string().check(z.maxLength(URL_MAX_LENGTH)),
  changedAt: time,
});

const { pauseText, startsAt, endsAt, fallback } = changeLinkBodySchema.shape;

/** The dynamic side of a code, with all that it has led to. */
export const exportedLinkSchema = z.strictObject({
  code: z.string().check(z.regex(linkCodePattern, 'This is not the code of a short link')),
  /** What the symbol says. */
  shortUrl: z.string().check(z.maxLength(URL_MAX_LENGTH)),
  target: targetSchema.shape.target,
  utm: utmSchema,
  state: z.enum(['active', 'paused', 'disabled']),
  pauseText: z._default(pauseText, ''),
  startsAt: z._default(startsAt, null),
  endsAt: z._default(endsAt, null),
  fallback: z._default(fallback, null),
  createdAt: time,
  updatedAt: time,
  /** Oldest first, the present one too. `POST /api/import` does without. */
  targets: z._default(z.array(targetSchema), []),
});

const project = {
  /** On the instance that wrote the file. */
  id: z.string().check(z.regex(/^[\w-]{1,64}$/, 'This is not the id of a code')),
  title: projectTitleSchema,
  style: styleSchema,
  design: designSchema,
  createdAt: time,
  updatedAt: time,
  /** Null for a static code. */
  link: z.nullable(exportedLinkSchema),
};

/** One saved code of an export; `POST /api/import` takes one too. */
export const exportedProjectSchema = contentSchema(project) as z.ZodMiniType<
  ExportedProject,
  ExportedProject
>;

/** What begins an export: all that is to be read of it before the codes are. */
export const exportHeadSchema = z.object({
  format: z.literal(EXPORT_FORMAT, 'This is not an export of a QR code account.'),
  version: z.literal(EXPORT_VERSION, 'This export was written by another version of the software.'),
  exportedAt: time,
  /** Each is an `exportedProjectSchema`; one that is not spoils no other. */
  projects: z.array(z.unknown()),
});

const exportedScanDaySchema = z.strictObject({
  code: exportedLinkSchema.shape.code,
  day,
  /** By people. */
  scans: count,
  visitors: count,
  bots: count,
  prefetches: count,
  /** The same by quarter of an hour: `slot:scans,visitors,bots,prefetches;…` */
  quarters: z.string(),
});

const exportedScanMonthSchema = z.strictObject({
  code: exportedLinkSchema.shape.code,
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  dimension: z.string(),
  value: z.string(),
  scans: count,
  /** The same by day of the month: `day:scans;…` */
  days: z.string(),
});

/** The whole file. Sections stand in this order, each item of a list on a line of its own. */
export const exportSchema = z.strictObject({
  ...exportHeadSchema.shape,
  account: z.strictObject({
    email: z.string(),
    plan: z.enum(planIds),
    createdAt: time,
    lastActiveAt: time,
  }),
  projects: z.array(exportedProjectSchema),
  feedback: z.array(z.strictObject({ createdAt: time, email: z.string(), message: z.string() })),
  downloads: z.array(
    z.strictObject({
      createdAt: time,
      type: z.string(),
      style: z.string(),
      data: z.unknown(),
      ipAddress: z.nullable(z.string()),
    }),
  ),
  scanDays: z.array(exportedScanDaySchema),
  scanMonths: z.array(exportedScanMonthSchema),
  scans: z.array(
    z.strictObject({
      code: exportedLinkSchema.shape.code,
      at: time,
      kind: z.string(),
      isVisitor: z.boolean(),
      ...byDimension(() => z.string()),
    }),
  ),
});

/** What a server reads to take an account over: all but what stays with the one that wrote it. */
export const importFileSchema = z.object({
  ...exportHeadSchema.shape,
  projects: z.array(exportedProjectSchema),
  scanDays: z._default(z.array(exportedScanDaySchema), []),
  scanMonths: z._default(z.array(exportedScanMonthSchema), []),
});

export type ExportedLink = z.infer<typeof exportedLinkSchema>;
export type ExportedProject = Content &
  Omit<{ [Key in keyof typeof project]: z.infer<(typeof project)[Key]> }, 'design'> & {
    design: Design;
  };
export type Export = z.infer<typeof exportSchema>;
export type ImportFile = z.infer<typeof importFileSchema>;
/** What `POST /api/import` answers. */
export type Imported = {
  id: string;
  /** False when the code was here already: a repeated import changes nothing. */
  isNew: boolean;
  /** Whether the symbol leads to this server, as far as its address tells. */
  isOurs: boolean;
};

export type ExportSection = Exclude<keyof Export, 'format' | 'version' | 'exportedAt'>;

/** What stands before a section. Inside of a JSON text there is no line break, so it cannot be there. */
export function sectionStart(section: ExportSection): string {
  return `,\n"${section}":`;
}

/** `text` of an export up to a section, as JSON of its own; unchanged where the section is not. */
export function beforeSection(text: string, section: ExportSection): string {
  const end = text.indexOf(sectionStart(section));
  return end < 0 ? text : `${text.slice(0, end)}}`;
}
