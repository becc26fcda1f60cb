import { contentTypes } from '@everscan/core/content/index';
import * as z from 'zod/mini';
import { contentSchema, styleSchema } from '../content.ts';
import { designSchema } from '../design.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));

/** What a code is doing now: a dynamic code outside its schedule is `scheduled` or `ended`. */
export const libraryStates = ['active', 'paused', 'scheduled', 'ended', 'disabled'] as const;
export const librarySorts = ['created', 'changed', 'title', 'scans'] as const;

/** Selects codes of the library; every field narrows the selection. */
export const libraryFilterSchema = z.strictObject({
  /** Words to find in title, content, target, short link or tags; case and accents do not matter. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** A folder, including the folders inside it, or `none` for codes in no folder. */
  folder: z.optional(id),
  /** Ids, separated by commas; a code must have all of them. */
  tags: z.optional(z.string().check(z.maxLength(1000))),
  kind: z.optional(z.enum(['static', 'dynamic'])),
  /** Static codes are always `active`. */
  state: z.optional(z.enum(libraryStates)),
  type: z.optional(z.enum(contentTypes.map((type) => type.id))),
});

export const libraryPageSize = { default: 50, max: 100 } as const;

/** `GET /api/library` */
export const libraryQuerySchema = z.strictObject({
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
export const libraryCodeSchema = contentSchema({
  id,
  title: z.string(),
  style: styleSchema,
  isDownloaded: z.boolean(),
  version: z.int(),
  folder: z.nullable(id),
  tags: z.array(id),
  state: z.enum(libraryStates),
  /** Null for a static code. */
  link: z.nullable(
    z.strictObject({
      code: z.string(),
      shortUrl: z.string(),
      target: z.string(),
      version: z.int(),
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
export const libraryDesignsQuerySchema = z.strictObject({
  ids: z.string().check(z.minLength(1), z.maxLength(1000)),
});

export const maxDesigns = 24;

export const libraryDesignsSchema = z.array(
  z.strictObject({ id, version: z.int(), design: designSchema }),
);

/** `POST /api/library/downloaded`: marks these codes as downloaded. Ids of other users' codes are ignored. */
export const downloadedSchema = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(1000)),
});

export const NAME_MAX_LENGTH = 60;
/** The name of a folder, a tag or a saved filter. */
export const groupNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(NAME_MAX_LENGTH));
const name = groupNameSchema;
const version = z.optional(z.int().check(z.minimum(1)));

export const libraryLimits = { folders: 200, tags: 200, savedFilters: 50 } as const;

/** Folders nest one level: the parent of a nested folder has no parent itself. */
export const folderSchema = z.strictObject({
  id,
  name: z.string(),
  parent: z.nullable(id),
  /** Codes directly in this folder. */
  codes: z.int(),
  version: z.int(),
});

export const tagSchema = z.strictObject({
  id,
  name: z.string(),
  codes: z.int(),
  version: z.int(),
});

/** A filter with a name: the query of the page `/codes`, without its question mark. */
export const savedFilterSchema = z.strictObject({ id, name: z.string(), query: z.string() });

/** `GET /api/library/groups` */
export const libraryGroupsSchema = z.strictObject({
  folders: z.array(folderSchema),
  tags: z.array(tagSchema),
  savedFilters: z.array(savedFilterSchema),
  /** All codes of the user, and how many of them are dynamic. */
  totals: z.strictObject({ codes: z.int(), dynamic: z.int() }),
});

/** `POST /api/library/folders` */
export const newFolderSchema = z.strictObject({ name, parent: z.optional(z.nullable(id)) });
/** `PATCH /api/library/folders/{id}`; 409 when `version` is older than the saved one. */
export const changeFolderSchema = z.strictObject({
  name: z.optional(name),
  parent: z.optional(z.nullable(id)),
  version,
});
/** `POST /api/library/tags` */
export const newTagSchema = z.strictObject({ name });
/** `PATCH /api/library/tags/{id}` */
export const changeTagSchema = z.strictObject({ name, version });
/** `POST /api/library/saved-filters` */
export const newSavedFilterSchema = z.strictObject({
  name,
  query: z.string().check(z.maxLength(1000)),
});

/** `PATCH /api/library/saved-filters/{id}` */
export const changeSavedFilterSchema = z.partial(newSavedFilterSchema);

export type LibraryFilter = z.infer<typeof libraryFilterSchema>;
export type LibraryQuery = z.infer<typeof libraryQuerySchema>;
export type LibraryCode = z.infer<typeof libraryCodeSchema>;
export type LibraryPage = z.infer<typeof libraryPageSchema>;
export type LibraryGroups = z.infer<typeof libraryGroupsSchema>;
export type Folder = z.infer<typeof folderSchema>;
export type Tag = z.infer<typeof tagSchema>;
export type SavedFilter = z.infer<typeof savedFilterSchema>;
