import * as z from 'zod/mini';
import type { groupRoutes } from './groups.routes.ts';
import { type AnswersOf, idSchema, type RequestsOf } from './requests.ts';

export const NAME_MAX_LENGTH = 60;
/** The name of a folder, a tag or a saved filter. */
export const groupNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(NAME_MAX_LENGTH));
const name = groupNameSchema;
const version = z.optional(z.int().check(z.minimum(1)));

export const libraryLimits = { folders: 200, tags: 200, savedFilters: 50 } as const;

/** Folders nest one level: the parent of a nested folder has no parent itself. */
const folderSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  parent: z.nullable(idSchema),
  /** Codes directly in this folder. */
  codes: z.int(),
  version: z.int(),
});

const tagSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  codes: z.int(),
  version: z.int(),
});

/** A filter with a name: the query of the page `/codes`, without its question mark. */
const savedFilterSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  query: z.string(),
});

/** `GET /api/library/groups` */
const libraryGroupsSchema = z.strictObject({
  folders: z.array(folderSchema),
  tags: z.array(tagSchema),
  savedFilters: z.array(savedFilterSchema),
  /** All codes of the user, and how many of them are dynamic. */
  totals: z.strictObject({ codes: z.int(), dynamic: z.int() }),
});

/** `POST /api/library/folders` */
export const newFolderSchema = z.strictObject({ name, parent: z.optional(z.nullable(idSchema)) });
/** `PATCH /api/library/folders/{id}`; 409 when `version` is older than the saved one. */
export const changeFolderSchema = z.strictObject({
  name: z.optional(name),
  parent: z.optional(z.nullable(idSchema)),
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

export type LibraryGroups = z.infer<typeof libraryGroupsSchema>;
export type Folder = z.infer<typeof folderSchema>;
export type Tag = z.infer<typeof tagSchema>;
export type SavedFilter = z.infer<typeof savedFilterSchema>;

export const groupRequests = {
  'POST /api/library/folders': { body: newFolderSchema },
  'PATCH /api/library/folders/:id': { body: changeFolderSchema },
  'POST /api/library/tags': { body: newTagSchema },
  'PATCH /api/library/tags/:id': { body: changeTagSchema },
  'POST /api/library/saved-filters': { body: newSavedFilterSchema },
  'PATCH /api/library/saved-filters/:id': { body: changeSavedFilterSchema },
} as const satisfies RequestsOf<typeof groupRoutes>;

export const groupAnswers = {
  'GET /api/library/groups': { 200: libraryGroupsSchema },
  'POST /api/library/folders': { 201: folderSchema },
  'PATCH /api/library/folders/:id': { 200: folderSchema },
  'POST /api/library/tags': { 201: tagSchema },
  'PATCH /api/library/tags/:id': { 200: tagSchema },
  'POST /api/library/saved-filters': { 201: savedFilterSchema },
  'PATCH /api/library/saved-filters/:id': { 200: savedFilterSchema },
} as const satisfies AnswersOf<typeof groupRoutes>;
