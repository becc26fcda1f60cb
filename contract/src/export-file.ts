import { underEarlierRules } from '@everscan/core/content/earlier-rules';
import { type Content, contentTypeOf } from '@everscan/core/content/index';
import { URL_MAX_LENGTH } from '@everscan/core/content/url';
import type { Design } from '@everscan/core/design/design';
import * as z from 'zod/mini';
import {
  changeLinkBodySchema,
  codeStateSchema,
  ignoredFields,
  partIds,
  projectTitleSchema,
  utmSchema,
} from './codes.schemas.ts';
import { contentSchema, styleSchema } from './content.ts';
import { designSchema, logoImageSchema } from './design.ts';
import { byDimension } from './dimensions.ts';
import { fault } from './field-faults.ts';
import { groupNameSchema, libraryLimits, newSavedFilterSchema } from './groups.schemas.ts';
import { planIds } from './plans.ts';
import { linkCodePattern } from './slug.ts';

/** Marks a file as an export. */
export const EXPORT_FORMAT = 'everscan-export';
/**
 * Increase it when this version could not read an older file, or would misread it. A new field with a default
 * does not require a new version; older servers reject only the codes that have the field.
 */
export const EXPORT_VERSION = 3;
/** Before contents said which rules they follow. */
const FIRST_VERSION = 1;
/** Before pictures had a list of their own. */
const SECOND_VERSION = 2;

const time = z.iso.datetime('Must be a date and time such as 2026-06-30T12:00:00Z');
const day = z.iso.date();
const count = z.int().check(z.minimum(0));

const targetSchema = z.strictObject({
  target: z.string().check(z.maxLength('https://'.length + URL_MAX_LENGTH)),
  changedAt: time,
});

const { pauseText, startsAt, endsAt, fallback } = changeLinkBodySchema.shape;

/** The short link of a dynamic code, with the history of its targets. */
const exportedLinkSchema = z.strictObject({
  code: z.string().check(z.regex(linkCodePattern, 'Must be the code of a short link')),
  /** The text of the symbol. */
  shortUrl: z.string().check(z.maxLength(URL_MAX_LENGTH)),
  target: targetSchema.shape.target,
  utm: utmSchema,
  passesQuery: z._default(z.boolean(), false),
  state: z.enum(['active', 'paused', 'disabled']),
  pauseText: z._default(pauseText, ''),
  startsAt: z._default(startsAt, null),
  endsAt: z._default(endsAt, null),
  fallback: z._default(fallback, null),
  createdAt: time,
  updatedAt: time,
  /** Oldest first; the current target is last. Optional for `POST /api/import`. */
  targets: z._default(z.array(targetSchema), []),
});

/** The name of a folder, preceded by that of its parent folder if it has one. */
const folderPath = z.array(groupNameSchema).check(z.minLength(1), z.maxLength(2));
const tagNames = z.array(groupNameSchema).check(z.maxLength(libraryLimits.tags));

/**
 * Folders, tags and saved filters, all referred to by name, since ids would mean nothing on another server.
 * Also the body of `POST /api/import/library`.
 */
export const exportedLibrarySchema = z.strictObject({
  folders: z._default(z.array(folderPath).check(z.maxLength(libraryLimits.folders)), []),
  tags: z._default(tagNames, []),
  savedFilters: z._default(
    z
      .array(
        z.strictObject({
          ...newSavedFilterSchema.shape,
          /** The filter's folder and tags, which `query` leaves out because it would name them by id. */
          folder: z.optional(folderPath),
          tags: z.optional(tagNames),
        }),
      )
      .check(z.maxLength(libraryLimits.savedFilters)),
    [],
  ),
});

const project = {
  /** The id on the instance that wrote the file. */
  id: z.string().check(z.regex(/^[\w-]{1,64}$/, 'Must be the id of a code')),
  title: projectTitleSchema,
  style: styleSchema,
  design: designSchema,
  ...ignoredFields,
  /** The folder and tags of the code, if it has any. */
  folder: z.optional(folderPath),
  tags: z.optional(tagNames),
  createdAt: time,
  updatedAt: time,
  /** Null for a static code. */
  link: z.nullable(exportedLinkSchema),
};

/** One saved code of an export, and the body of `POST /api/import`. */
export const exportedProjectSchema = contentSchema(project) as z.ZodMiniType<
  ExportedProject,
  ExportedProject
>;

/** The start of an export, read before the codes. */
export const exportHeadSchema = z.object({
  format: z.literal(EXPORT_FORMAT, fault('export-format')),
  version: z.literal([FIRST_VERSION, SECOND_VERSION, EXPORT_VERSION], fault('export-version')),
  exportedAt: time,
  library: z._default(exportedLibrarySchema, { folders: [], tags: [], savedFilters: [] }),
  /**
   * Each item is checked against `exportedProjectSchema` separately, so that an invalid one does not affect
   * the others.
   */
  projects: z.array(z.unknown()),
});

/** Packed counts: items separated by semicolons. */
const listOf = (item: string) => new RegExp(`^${item}(;${item})*$`);
const QUARTER = String.raw`(\d|[1-8]\d|9[0-5])`;
const DAY_OF_MONTH = String.raw`([1-9]|[12]\d|3[01])`;
const NUMBER = String.raw`\d{1,15}`;

const exportedScanDaySchema = z.strictObject({
  code: exportedLinkSchema.shape.code,
  day,
  /** Visits by people. */
  scans: count,
  visitors: count,
  bots: count,
  prefetches: count,
  /** The same counts by quarter of an hour: `quarter:scans,visitors,bots,prefetches;…` */
  quarters: z
    .string()
    .check(
      z.regex(listOf(`${QUARTER}:${NUMBER}(,${NUMBER}){3}`), 'Must be counts such as 3:2,1,0,0'),
    ),
});

const exportedScanMonthSchema = z.strictObject({
  code: exportedLinkSchema.shape.code,
  month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Must be a month such as 2026-06')),
  dimension: z.string(),
  value: z.string(),
  scans: count,
  /** The scans by day of the month: `day:scans;…` */
  days: z
    .string()
    .check(z.regex(listOf(`${DAY_OF_MONTH}:${NUMBER}`), 'Must be counts such as 1:2')),
});

/** A picture to which designs refer by `data:image/#HASH`, so that the file contains it once. */
const exportedPictureSchema = z.strictObject({ hash: z.string(), image: logoImageSchema });

/** The file, in which each design has its picture again. */
const completed = z.transform((file: unknown) => {
  if (typeof file !== 'object' || file === null) return file;
  const sections = file as Record<string, unknown>;
  const { pictures } = sections;
  if (!Array.isArray(pictures)) return file;
  const images = new Map(pictures.map((each) => [each?.hash, each?.image]));
  const complete = (item: unknown) => withPicture(item, (hash) => images.get(hash));
  return Object.fromEntries(
    Object.entries(sections).map(([name, items]) => {
      return [name, Array.isArray(items) ? items.map(complete) : items];
    }),
  );
});

const fileSchema = z.strictObject({
  ...exportHeadSchema.shape,
  account: z.strictObject({
    email: z.string(),
    plan: z.enum(planIds),
    language: z._default(z.nullable(z.string()), null),
    createdAt: time,
    lastActiveAt: time,
  }),
  library: exportedLibrarySchema,
  pictures: z._default(z.array(exportedPictureSchema), []),
  projects: z.array(exportedProjectSchema),
  feedback: z.array(z.strictObject({ createdAt: time, email: z.string(), message: z.string() })),
  /**
   * Names and dates only: a passkey works only on the site where it was added, so an import ignores this
   * list.
   */
  passkeys: z._default(
    z.array(z.strictObject({ name: z.string(), createdAt: time, lastUsedAt: z.nullable(time) })),
    [],
  ),
  /** Browsers that are signed in. An import ignores them: their cookies work on one server only. */
  sessions: z._default(
    z.array(
      z.strictObject({
        browser: z.string(),
        system: z.string(),
        country: z.string(),
        signedInAt: time,
        lastUsedAt: time,
      }),
    ),
    [],
  ),
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
  /** Deleted codes that can still be restored. An import ignores them, as well as the history. */
  bin: z.array(contentSchema({ ...project, deletedAt: time })),
  history: z.array(
    z.strictObject({
      /** Id of the code in `projects` or `bin`. */
      project: z.string(),
      at: time,
      what: z.array(z.enum(partIds)),
      before: codeStateSchema,
    }),
  ),
  /** Brand kits with the ids of the codes that use them. An import ignores the kits and the logos. */
  kits: z._default(
    z.array(
      z.strictObject({
        name: z.string(),
        design: designSchema,
        isDefault: z.boolean(),
        codes: z.array(z.string()),
        createdAt: time,
        updatedAt: time,
      }),
    ),
    [],
  ),
  logos: z._default(
    z.array(z.strictObject({ name: z.string(), image: logoImageSchema, createdAt: time })),
    [],
  ),
});

/** The whole file. Sections have this order, and each list item has a line of its own. */
export const exportSchema = z.pipe(completed, fileSchema);

/** The part of an export that another server imports. */
export const importFileSchema = z.pipe(
  completed,
  z.object({
    ...exportHeadSchema.shape,
    projects: z.array(exportedProjectSchema),
    scanDays: z._default(z.array(exportedScanDaySchema), []),
    scanMonths: z._default(z.array(exportedScanMonthSchema), []),
  }),
);

export type ExportedLibrary = z.infer<typeof exportedLibrarySchema>;
export type ExportedLink = z.infer<typeof exportedLinkSchema>;
export type ExportedProject = Content &
  Omit<{ [Key in keyof typeof project]: z.infer<(typeof project)[Key]> }, 'design'> & {
    design: Design;
  };
export type ExportedDeletion = ExportedProject & { deletedAt: string };
export type Export = z.infer<typeof exportSchema>;
export type ImportFile = z.infer<typeof importFileSchema>;

const REFERENCE = 'data:image/#';

/** What stands in a design in place of a picture. No design with it is accepted from outside. */
export const pictureReference = (hash: string) => `${REFERENCE}${hash}`;

/** The hash of the picture to which this text refers, if it does. */
export function referredPicture(image: unknown): string | undefined {
  const isReference = typeof image === 'string' && image.startsWith(REFERENCE);
  return isReference ? image.slice(REFERENCE.length) : undefined;
}

type WithImage = { image?: unknown };
type Item = { design?: { logo?: WithImage | null }; before?: Item } & WithImage;

/** The hash of the picture to which an item of a file refers: in its design, in that before a change, or by itself. */
export function pictureOf(item: unknown): string | undefined {
  const { design, before, image } = Object(item) as Item;
  const whole = design ?? before?.design;
  return referredPicture(whole ? whole.logo?.image : image);
}

/** An item of a file with the picture to which it refers, unless the file lacks that. */
export function withPicture(item: unknown, imageOf: (hash: string) => unknown): unknown {
  const hash = pictureOf(item);
  const image = hash && imageOf(hash);
  if (!image) return item;
  const whole = item as Item;
  const { design, before } = whole;
  const complete = { logo: { ...(design ?? before?.design)?.logo, image } };
  if (design) return { ...whole, design: { ...design, ...complete } };
  if (!before?.design) return { ...whole, image };
  return { ...whole, before: { ...before, design: { ...before.design, ...complete } } };
}

export type ExportSection = Exclude<keyof Export, 'format' | 'version' | 'exportedAt'>;

/** A code of a file. In a file of the first version, each was printed by the rules of that time. */
export function importedProject(
  { version }: Pick<ImportFile, 'version'>,
  project: ExportedProject,
): ExportedProject {
  if (version !== FIRST_VERSION) return project;
  const data = underEarlierRules(contentTypeOf(project.type), project.data);
  return { ...project, data } as ExportedProject;
}

/** The text before a section. JSON strings contain no line breaks, so it occurs nowhere else. */
export function sectionStart(section: ExportSection): string {
  return `,\n"${section}":`;
}

/** The part of an export before a section, as valid JSON; the whole text if the section is missing. */
export function beforeSection(text: string, section: ExportSection): string {
  const end = text.indexOf(sectionStart(section));
  return end < 0 ? text : `${text.slice(0, end)}}`;
}
