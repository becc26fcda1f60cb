/** Folders, tags and saved filters, by which owners organise their codes, and which codes are in them. */
import type { ExportedLibrary } from '@everscan/contract/export-file';
import {
  type changeFolderSchema,
  type changeSavedFilterSchema,
  type changeTagSchema,
  type Folder,
  type LibraryGroups,
  libraryLimits,
  NAME_MAX_LENGTH,
  type newFolderSchema,
  type newSavedFilterSchema,
  type newTagSchema,
  type SavedFilter,
  type Tag,
} from '@everscan/contract/groups.schemas';
import type { LeftOut } from '@everscan/contract/transfer.schemas';
import type { FastifyRequest } from 'fastify';
import { type Selectable, sql, type Updateable } from 'kysely';
import type * as z from 'zod/mini';
import { lockOwner } from '../identity/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/connect.ts';
import { isOneOf } from '../platform/db/is-one-of.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import { type Owner, owned, ownedInBin } from '../platform/db/owned.ts';
import type { Schema } from '../platform/db/schema.ts';
import { insertRows } from '../platform/db/write-rows.ts';
import type { Actor } from '../platform/http/caller.ts';
import { errorBodyOf } from '../platform/http/error-body.ts';
import { catchRefusal, HttpError, userError } from '../platform/http/http-error.ts';
import { createdIdOf } from '../platform/http/idempotency.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { signedOut } from '../platform/http/session.ts';
import { createId, isId } from '../platform/random-id.ts';
import { nameKey } from './code.ts';
import { countCodes } from './sql.ts';

export function groupHandlers({ clock }: { clock: Clock }) {
  const creationBy = <Body>(caller: Actor, request: FastifyRequest & { body: Body }) => {
    const id = createdIdOf(request, caller.workspace);
    return { caller, body: request.body, id, now: clock() };
  };
  return {
    'GET /api/library/groups': (actor, _, db) => listGroups(db, actor),
    'POST /api/library/folders': (actor, request, trx) =>
      createFolder(trx, creationBy(actor, request)),
    'PATCH /api/library/folders/:id': (actor, { params, body }, trx) =>
      changeFolder(trx, { caller: actor, id: params.id, body }),
    'DELETE /api/library/folders/:id': (actor, { params }, trx) =>
      deleteFolder(trx, actor, params.id),

    'POST /api/library/tags': (actor, request, trx) => createTag(trx, creationBy(actor, request)),
    'PATCH /api/library/tags/:id': (actor, { params, body }, trx) =>
      changeTag(trx, { caller: actor, id: params.id, body }),
    'DELETE /api/library/tags/:id': (actor, { params }, trx) => deleteTag(trx, actor, params.id),

    'POST /api/library/saved-filters': (actor, request, trx) =>
      createSavedFilter(trx, creationBy(actor, request)),
    'PATCH /api/library/saved-filters/:id': (actor, { params, body }, trx) =>
      changeSavedFilter(trx, { caller: actor, id: params.id, body }),
    'DELETE /api/library/saved-filters/:id': (actor, { params }, trx) =>
      deleteSavedFilter(trx, actor, params.id),
  } satisfies Partial<Handlers>;
}

type FolderRow = Selectable<Schema['folders']>;
type TagRow = Selectable<Schema['tags']>;

type Kind = 'folder' | 'tag' | 'saved_filter';
const most: Record<Kind, number> = {
  folder: libraryLimits.folders,
  tag: libraryLimits.tags,
  saved_filter: libraryLimits.savedFilters,
};
const notFound = (kind: Kind) => userError(404, `not_found.${kind}`);
const nameTaken = (kind: Kind) =>
  userError(409, `name_taken.${kind}`, { details: { field: 'name' } });
const tooMany = (kind: Kind) =>
  userError(400, `bad_request.${kind}_limit`, { params: { max: most[kind] } });

type Creation<Body> = {
  caller: Owner;
  body: Body;
  /** The same for a repeated request, which gets what the first one has created. */
  id: string | undefined;
  now: number;
};

/**
 * Creates a folder. Run it in a transaction.
 * @throws {HttpError} 409 when another folder in the same place has the name, 400 when there are too many or
 * its parent is nested, 404 when the parent does not exist
 */
async function createFolder(
  trx: Db,
  { caller, body: { name, parent = null }, id, now }: Creation<z.infer<typeof newFolderSchema>>,
): Promise<Folder> {
  const folders = await lockFolders(trx, caller);
  const made = folders.find((folder) => folder.id === id);
  if (made) return presentFolder(made, (await countByFolder(trx, caller)).get(made.id) ?? 0);
  if (folders.length >= libraryLimits.folders) throw tooMany('folder');
  checkPlace(folders, { parent_id: parent, name_key: nameKey(name) });
  const row = { ...newGroup(caller, name, now, id), parent_id: parent, version: 1 };
  await trx.insertInto('folders').values(row).execute();
  return presentFolder(row, 0);
}

type Change = { caller: Owner; id: string; body: z.infer<typeof changeFolderSchema> };

/**
 * Renames or moves a folder. Run it in a transaction.
 * @throws {HttpError} 404, 409 with the current folder when `body` was made for an older version, and any
 * error of `createFolder`
 */
async function changeFolder(trx: Db, { caller, id, body }: Change): Promise<Folder> {
  const folders = await lockFolders(trx, caller);
  const row = folders.find((folder) => folder.id === id);
  if (!row) throw notFound('folder');
  const codes = (await countByFolder(trx, caller)).get(id) ?? 0;
  if (body.version !== undefined && body.version !== row.version) {
    const folder = presentFolder(row, codes);
    throw userError(409, 'version_conflict.folder', { details: { folder } });
  }
  const name = body.name ?? row.name;
  const parent_id = body.parent === undefined ? row.parent_id : body.parent;
  if (name === row.name && parent_id === row.parent_id) return presentFolder(row, codes);
  const change = { name, name_key: nameKey(name), parent_id };
  checkPlace(folders, { id, ...change });
  await updateFolder(trx, caller, id, change);
  return presentFolder({ ...row, ...change, version: row.version + 1 }, codes);
}

/**
 * Deletes a folder. Its codes and the folders in it move one level up; a folder gets a number if another one
 * there has its name. Run it in a transaction.
 * @throws {HttpError} 404
 */
async function deleteFolder(trx: Db, caller: Owner, id: string): Promise<void> {
  const folders = await lockFolders(trx, caller);
  const row = isId(id) ? await lockFolder(trx, caller, id, 'forUpdate') : undefined;
  if (!row) throw notFound('folder');
  const inside = folders.filter(({ parent_id }) => parent_id === id);
  const above = folders.filter((folder) => folder.parent_id === null && folder.id !== id);
  const keysAbove = new Set(above.map(({ name_key }) => name_key));
  const taken = new Set([...above, ...inside].map(({ name_key }) => name_key));
  for (const child of inside) {
    const name = keysAbove.has(child.name_key) ? freeName(child.name, taken) : child.name;
    taken.add(nameKey(name));
    await updateFolder(trx, caller, child.id, { name, name_key: nameKey(name) });
  }
  if (row.parent_id !== null) await moveContents(trx, id, row.parent_id);
  await deleteRow(trx, 'folders', caller, id); // the database clears `parent_id` of those inside
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const end = ` (${number})`;
    const free = name.slice(0, NAME_MAX_LENGTH - end.length).toWellFormed() + end;
    if (!taken.has(nameKey(free))) return free;
  }
}

/** A user's folders. No other transaction changes them until this one ends. */
async function lockFolders(trx: Db, caller: Owner): Promise<FolderRow[]> {
  await lockGroups(trx, caller);
  return listFolders(trx, caller);
}

type Place = { id?: string; parent_id: string | null; name_key: string };

/** @throws {HttpError} unless a folder may have this parent and name */
function checkPlace(folders: readonly FolderRow[], { id, parent_id, name_key }: Place): void {
  if (parent_id !== null) {
    const parent = folders.find((folder) => folder.id === parent_id);
    if (!parent) throw notFound('folder');
    const isNested = parent.parent_id !== null || parent.id === id;
    if (isNested || folders.some((folder) => id !== undefined && folder.parent_id === id)) {
      throw userError(400, 'bad_request.folder_nesting', { details: { field: 'parent' } });
    }
  }
  const twin = folders.find(
    (folder) => folder.parent_id === parent_id && folder.name_key === name_key,
  );
  if (twin && twin.id !== id) throw nameTaken('folder');
}

function presentFolder(
  { id, name, parent_id, version }: Pick<FolderRow, 'id' | 'name' | 'parent_id' | 'version'>,
  codes: number,
): Folder {
  return { id, name, parent: parent_id, codes, version };
}

/**
 * Creates a tag. Run it in a transaction.
 * @throws {HttpError} 409 when another tag has the name, 400 when there are too many
 */
async function createTag(
  trx: Db,
  { caller, body: { name }, id, now }: Creation<z.infer<typeof newTagSchema>>,
): Promise<Tag> {
  await lockGroups(trx, caller);
  const tags = await listTags(trx, caller);
  const made = tags.find((tag) => tag.id === id);
  if (made) {
    const codes = (await countByTag(trx, caller)).get(made.id) ?? 0;
    return { id: made.id, name: made.name, codes, version: made.version };
  }
  if (tags.length >= libraryLimits.tags) throw tooMany('tag');
  if (isTaken(tags, name)) throw nameTaken('tag');
  const row = { ...newGroup(caller, name, now, id), version: 1 };
  await trx.insertInto('tags').values(row).execute();
  return { id: row.id, name, codes: 0, version: 1 };
}

type TagChange = { caller: Owner; id: string; body: z.infer<typeof changeTagSchema> };

/**
 * Renames a tag. Run it in a transaction.
 * @throws {HttpError} 404, 409 with the current tag when `body` was made for an older version, or when
 * another tag has the name
 */
async function changeTag(trx: Db, { caller, id, body }: TagChange): Promise<Tag> {
  await lockGroups(trx, caller);
  const tags = await listTags(trx, caller);
  const row = tags.find((tag) => tag.id === id);
  if (!row) throw notFound('tag');
  const codes = (await countByTag(trx, caller)).get(id) ?? 0;
  const current = { id, name: row.name, codes, version: row.version };
  if (body.version !== undefined && body.version !== row.version) {
    throw userError(409, 'version_conflict.tag', { details: { tag: current } });
  }
  const { name } = body;
  if (name === row.name) return current;
  if (isTaken(tags, name, id)) throw nameTaken('tag');
  const change = { name, name_key: nameKey(name), version: sql<number>`version + 1` };
  await owned(trx, caller, 'tags').update.set(change).where('id', '=', id).execute();
  return { ...current, name, version: row.version + 1 };
}

/** Run it in a transaction. @throws {HttpError} 404 */
async function deleteTag(trx: Db, caller: Owner, id: string): Promise<void> {
  await lockGroups(trx, caller);
  if (!isId(id) || !(await deleteRow(trx, 'tags', caller, id))) throw notFound('tag');
}

/**
 * Saves a filter. Run it in a transaction.
 * @throws {HttpError} 409 when another filter has the name, 400 when there are too many
 */
async function createSavedFilter(
  trx: Db,
  { caller, body: { name, query }, id, now }: Creation<z.infer<typeof newSavedFilterSchema>>,
): Promise<SavedFilter> {
  await lockGroups(trx, caller);
  const filters = await listSavedFilters(trx, caller);
  const made = filters.find((filter) => filter.id === id);
  if (made) return { id: made.id, name: made.name, query: made.query };
  if (filters.length >= libraryLimits.savedFilters) throw tooMany('saved_filter');
  if (isTaken(filters, name)) throw nameTaken('saved_filter');
  const row = { ...newGroup(caller, name, now, id), query };
  await trx.insertInto('saved_filters').values(row).execute();
  return { id: row.id, name, query };
}

type FilterChange = { caller: Owner; id: string; body: z.infer<typeof changeSavedFilterSchema> };

/** Run it in a transaction. @throws {HttpError} 404, 409 when another filter has the name */
async function changeSavedFilter(
  trx: Db,
  { caller, id, body }: FilterChange,
): Promise<SavedFilter> {
  await lockGroups(trx, caller);
  const filters = await listSavedFilters(trx, caller);
  const row = filters.find((filter) => filter.id === id);
  if (!row) throw notFound('saved_filter');
  const { name = row.name, query = row.query } = body;
  if (isTaken(filters, name, id)) throw nameTaken('saved_filter');
  const change = { name, name_key: nameKey(name), query };
  await owned(trx, caller, 'saved_filters').update.set(change).where('id', '=', id).execute();
  return { id, name, query };
}

/** Run it in a transaction. @throws {HttpError} 404 */
async function deleteSavedFilter(trx: Db, caller: Owner, id: string): Promise<void> {
  if (!isId(id) || !(await deleteRow(trx, 'saved_filters', caller, id)))
    throw notFound('saved_filter');
}

/** The columns that all groups have. */
const newGroup = ({ workspace }: Owner, name: string, now: number, id = createId()) => ({
  id,
  workspace_id: workspace,
  name,
  name_key: nameKey(name),
  created_at: now,
});

/** Locks the user, so that no other transaction adds or renames groups until this one ends. */
async function lockGroups(trx: Db, caller: Owner): Promise<void> {
  if (!(await lockOwner(trx, caller))) throw signedOut();
}

/** Whether a row other than `id` has this name. */
function isTaken(
  rows: readonly { id: string; name_key: string }[],
  name: string,
  id?: string,
): boolean {
  const key = nameKey(name);
  return rows.some((row) => row.name_key === key && row.id !== id);
}

/** A user's folders, tags and saved filters, each with the number of its codes. */
async function listGroups(db: Db, caller: Owner): Promise<LibraryGroups> {
  const inFolder = await countByFolder(db, caller);
  const withTag = await countByTag(db, caller);
  const folders = await listFolders(db, caller);
  const tags = await listTags(db, caller);
  const savedFilters = await listSavedFilters(db, caller);
  const { saved, dynamic } = await countCodes(db, caller);
  return {
    folders: folders.map((row) => presentFolder(row, inFolder.get(row.id) ?? 0)),
    tags: tags.map(({ id, name, version }) => ({ id, name, codes: withTag.get(id) ?? 0, version })),
    savedFilters: savedFilters.map(({ id, name, query }) => ({ id, name, query })),
    totals: { codes: saved, dynamic },
  };
}

type MoveOptions = {
  caller: Owner;
  ids: readonly string[];
  folder: string | null;
  /** Moves only the codes that are in this folder, or in none. */
  from?: string | null;
};

/**
 * Moves a user's codes into a folder, or out of their folders. Run it in a transaction.
 * @returns the folder in which each moved code was before; ids of other users are left out
 * @throws {HttpError} 404 when the user has no such folder
 */
export async function moveProjects(
  trx: Db,
  { caller, ids, folder, from }: MoveOptions,
): Promise<Map<string, string | null>> {
  if (
    folder !== null &&
    !(isId(folder) && (await lockFolder(trx, caller, folder, 'forKeyShare')))
  ) {
    throw notFound('folder');
  }
  const own = await lockOwnIds(trx, caller, ids.filter(isId));
  const folders = await foldersOf(trx, own);
  const before = new Map(own.map((id) => [id, folders.get(id) ?? null]));
  const moved = own.filter((id) => from === undefined || before.get(id) === from);
  await setFolder(trx, moved, folder);
  return new Map(moved.map((id) => [id, before.get(id) ?? null]));
}

type TagOptions = {
  caller: Owner;
  ids: readonly string[];
  add: readonly string[];
  remove: readonly string[];
};

/**
 * Adds tags to a user's codes, and removes others. Run it in a transaction.
 * @returns the tags that each had before; ids that are not codes of the user are left out
 * @throws {HttpError} 404 when the user has no such tag to add
 */
export async function tagProjects(
  trx: Db,
  { caller, ids, add, remove }: TagOptions,
): Promise<Map<string, string[]>> {
  const wanted = new Set(add);
  const added = await lockOwnTags(trx, caller, [...wanted].filter(isId));
  if (added.length < wanted.size) throw notFound('tag');
  const own = await lockOwnIds(trx, caller, ids.filter(isId));
  const before = await tagsOf(trx, own);
  await removeTags(trx, own, remove.filter(isId));
  await addTags(trx, own, added);
  return new Map(own.map((id) => [id, before.get(id) ?? []]));
}

type RestoreTagsOptions = Omit<TagOptions, 'ids'> & {
  /** The tags of each code before `tagProjects`. */
  before: ReadonlyMap<string, readonly string[]>;
};

/**
 * Reverts `tagProjects`, except for tags that have been added, removed or deleted since. Run it in a
 * transaction.
 * @returns the codes whose tags it had changed, but for which no change is left to revert
 */
export async function restoreTags(
  trx: Db,
  { caller, before, add, remove }: RestoreTagsOptions,
): Promise<Set<string>> {
  const tags = [...new Set([...add, ...remove])].filter(isId);
  const existing = await lockOwnTags(trx, caller, tags);
  const own = await lockOwnIds(trx, caller, [...before.keys()]);
  const now = await tagsOf(trx, own);
  // If a tag was both added and removed, adding it came last.
  const hasChanged = (id: string, tag: string) =>
    before.get(id)?.includes(tag) !== add.includes(tag);
  const isAsLeft = (id: string, tag: string) =>
    (now.get(id) ?? []).includes(tag) === add.includes(tag);
  const returned = new Set<string>();
  for (const tag of existing) {
    const changed = own.filter((id) => hasChanged(id, tag) && isAsLeft(id, tag));
    if (add.includes(tag)) await removeTags(trx, changed, [tag]);
    else await addTags(trx, changed, [tag]);
    for (const id of changed) returned.add(id);
  }
  const ids = [...before.keys()].filter((id) => tags.some((tag) => hasChanged(id, tag)));
  return new Set(ids.filter((id) => !returned.has(id)));
}

/** The names of a user's folders and tags, which the export contains instead of ids. */
export async function readGroupNames(db: Db, caller: Owner) {
  const folders = new Map((await listFolders(db, caller)).map((row) => [row.id, row]));
  const tags = new Map((await listTags(db, caller)).map(({ id, name }) => [id, name]));

  /** The name of a folder, after the name of the folder that contains it. */
  function pathOf(id: string | null | undefined): string[] {
    const folder = folders.get(id ?? '');
    return folder ? [...pathOf(folder.parent_id), folder.name] : [];
  }

  function named(folder: string | null | undefined, tagIds: readonly string[]) {
    const path = pathOf(folder);
    const names = tagIds.flatMap((id) => tags.get(id) ?? []);
    return { ...(path.length > 0 && { folder: path }), ...(names.length > 0 && { tags: names }) };
  }

  return {
    async library(): Promise<ExportedLibrary> {
      const filters = await listSavedFilters(db, caller);
      return {
        folders: [...folders.keys()].map(pathOf),
        tags: [...tags.values()],
        savedFilters: filters.map(({ name, query: text }) => {
          const query = new URLSearchParams(text);
          const folder = query.get('folder');
          const tagIds = query.get('tags')?.split(',') ?? [];
          if (folder !== 'none') query.delete('folder');
          query.delete('tags');
          return { name, query: query.toString(), ...named(folder, tagIds) };
        }),
      };
    },

    /** The names of the folder and tags of each of these codes. */
    async ofCodes(ids: readonly string[]) {
      const inFolder = await foldersOf(db, ids);
      const withTags = await tagsOf(db, ids);
      return new Map(ids.map((id) => [id, named(inFolder.get(id), withTags.get(id) ?? [])]));
    },
  };
}

/**
 * Creates the folders, tags and saved filters of an export that the user does not have, up to the limits. Run
 * it in a transaction.
 * @returns those that are left out, including saved filters whose name is taken
 */
export async function importLibrary(
  trx: Db,
  { library, caller, now }: { library: ExportedLibrary; caller: Owner; now: number },
): Promise<LeftOut[]> {
  const groups = await NamedGroups.open(trx, caller, now);
  const missing = new LeftOuts();
  for (const folder of library.folders) groups.allowed({ folder }, missing);
  groups.allowed(library, missing);
  const filters = await listSavedFilters(trx, caller);
  const queries = new Map(filters.map(({ name_key, query }) => [name_key, query]));
  for (const { name, query: stored, ...named } of library.savedFilters) {
    const name_key = nameKey(name);
    const known = queries.get(name_key);
    if (known === undefined && queries.size >= libraryLimits.savedFilters) {
      missing.add(name, tooMany('saved_filter'));
      continue;
    }
    const ids = groups.allowed(named, missing);
    const search = new URLSearchParams(stored);
    if (ids.folder) search.set('folder', ids.folder);
    if (ids.tags.length > 0) search.set('tags', ids.tags.join());
    const query = search.toString();
    if (known !== undefined) {
      const isSame = comparable(known, groups) === comparable(query, groups);
      if (!isSame) missing.add(name, nameTaken('saved_filter'));
      continue;
    }
    queries.set(name_key, query);
    const row = { ...newGroup(caller, name, now), query };
    await trx.insertInto('saved_filters').values(row).execute();
  }
  await groups.create();
  return missing.all();
}

/**
 * Returns the same text for queries with the same filter. Ids of deleted folders and tags, which a saved
 * filter keeps, are ignored.
 */
function comparable(query: string, groups: NamedGroups): string {
  const search = new URLSearchParams(query);
  for (const name of ['folder', 'tags']) {
    const ids =
      search
        .get(name)
        ?.split(',')
        .filter((id) => groups.has(id)) ?? [];
    if (ids.length > 0) search.set(name, ids.join());
    else search.delete(name);
  }
  search.sort();
  return search.toString();
}

/**
 * An owner's folders and tags by name, for the transaction that locks the owner: those that are missing get an id, and
 * `create` adds them.
 */
export class NamedGroups {
  readonly #trx: Db;
  readonly #caller: Owner;
  readonly #now: number;
  readonly #folders: Map<string, string>;
  readonly #tags: Map<string, string>;
  #newFolders: FolderRow[] = [];
  #newTags: TagRow[] = [];

  private constructor(
    trx: Db,
    caller: Owner,
    { folders, tags, now }: { folders: FolderRow[]; tags: TagRow[]; now: number },
  ) {
    this.#trx = trx;
    this.#caller = caller;
    this.#now = now;
    this.#folders = new Map(folders.map((row) => [keyOf(row.parent_id, row.name_key), row.id]));
    this.#tags = new Map(tags.map((row) => [row.name_key, row.id]));
  }

  static async open(trx: Db, caller: Owner, now: number): Promise<NamedGroups> {
    const folders = await lockFolders(trx, caller);
    return new NamedGroups(trx, caller, { folders, tags: await listTags(trx, caller), now });
  }

  #newRow(name: string): TagRow {
    return { ...newGroup(this.#caller, name, this.#now), version: 1 };
  }

  /** The id of a folder, which may be in another one. @throws {HttpError} 400 when there are too many */
  folder(path: readonly string[]): string {
    let parent: string | null = null;
    for (const name of path) {
      const key = keyOf(parent, nameKey(name));
      const known = this.#folders.get(key);
      if (known !== undefined) {
        parent = known;
        continue;
      }
      if (this.#folders.size >= libraryLimits.folders) throw tooMany('folder');
      const row: FolderRow = { ...this.#newRow(name), parent_id: parent };
      this.#newFolders.push(row);
      this.#folders.set(key, row.id);
      parent = row.id;
    }
    return parent ?? '';
  }

  /** @throws {HttpError} 400 when there are too many */
  tag(name: string): string {
    const known = this.#tags.get(nameKey(name));
    if (known !== undefined) return known;
    if (this.#tags.size >= libraryLimits.tags) throw tooMany('tag');
    const row = this.#newRow(name);
    this.#newTags.push(row);
    this.#tags.set(row.name_key, row.id);
    return row.id;
  }

  /** The ids of a folder and of tags, without those that are refused, which `missing` receives. */
  allowed({ folder: path, tags = [] }: GroupNames, missing: LeftOuts) {
    const folder = path && missing.unless(path.join(' / '), () => this.folder(path));
    return {
      folder,
      tags: tags.flatMap((name) => missing.unless(name, () => this.tag(name)) ?? []),
    };
  }

  has(id: string): boolean {
    return [...this.#folders.values(), ...this.#tags.values()].includes(id);
  }

  /** Adds the missing folders and tags. @param used only those with these ids, and the folders that contain them */
  async create(used?: ReadonlySet<string>): Promise<void> {
    const parents = new Set(
      this.#newFolders.flatMap(({ id, parent_id }) => (used?.has(id) && parent_id) || []),
    );
    const isUsed = ({ id }: TagRow) => !used || used.has(id) || parents.has(id);
    await insertRows(this.#trx, 'folders', this.#newFolders.filter(isUsed));
    await insertRows(this.#trx, 'tags', this.#newTags.filter(isUsed));
    this.#newFolders = [];
    this.#newTags = [];
  }

  /** Creates the folders and tags of codes, and moves and tags the codes. @returns the ids of those that changed */
  async assign(codes: readonly GroupsOfCode[]): Promise<Set<string>> {
    const [trx, caller] = [this.#trx, this.#caller];
    await this.create(new Set(codes.flatMap(({ folder, tags }) => [...tags, folder ?? []].flat())));
    const changed = new Set<string>();
    for (const [folder, group] of Map.groupBy(codes, ({ folder }) => folder)) {
      if (folder === undefined) continue;
      const ids = group.map(({ id }) => id);
      const before = await moveProjects(trx, { caller, ids, folder });
      for (const [id, last] of before) if (last !== folder) changed.add(id);
    }
    for (const group of Map.groupBy(codes, ({ tags }) => tags.toSorted().join()).values()) {
      const add = group[0]?.tags ?? [];
      if (add.length === 0) continue;
      const ids = group.map(({ id }) => id);
      const before = await tagProjects(trx, { caller, ids, add, remove: [] });
      for (const [id, last] of before) {
        if (add.some((tag) => !last.includes(tag))) changed.add(id);
      }
    }
    return changed;
  }
}

type GroupNames = { folder?: readonly string[] | undefined; tags?: readonly string[] | undefined };
type GroupsOfCode = { id: string; folder: string | undefined; tags: readonly string[] };

const keyOf = (parent: string | null, key: string) => `${parent ?? ''} ${key}`;

/** What an import leaves out, keyed by error and name, since several codes may need the same folder or tag. */
export class LeftOuts {
  readonly #all = new Map<string, LeftOut>();

  add(title: string, error: HttpError): void {
    this.#all.set(`${error.message} ${title}`, { title, error: errorBodyOf(error) });
  }

  /** The id that `find` returns; undefined if it is refused. */
  unless(title: string, find: () => string): string | undefined {
    const id = catchRefusal(find);
    if (!(id instanceof HttpError)) return id;
    this.add(title, id);
    return undefined;
  }

  all(): LeftOut[] {
    return [...this.#all.values()];
  }
}

async function listFolders(db: Db, caller: Owner): Promise<FolderRow[]> {
  return owned(db, caller, 'folders').rows.selectAll().orderBy('name_key').orderBy('id').execute();
}

export async function listTags(db: Db, caller: Owner): Promise<TagRow[]> {
  return owned(db, caller, 'tags').rows.selectAll().orderBy('name_key').orderBy('id').execute();
}

/** How many codes each of a user's folders contains directly. */
async function countByFolder(db: Db, caller: Owner): Promise<Map<string, number>> {
  const rows = await owned(db, caller, 'folders')
    .rows.innerJoin('project_folders', 'project_folders.folder_id', 'folders.id')
    .where(
      'project_folders.project_id',
      'not in',
      ownedInBin(db, caller, 'projects').rows.select('id'),
    )
    .select(({ fn }) => ['folders.id', fn.countAll<number>().as('codes')])
    .groupBy('folders.id')
    .execute();
  return new Map(rows.map(({ id, codes }) => [id, codes]));
}

async function countByTag(db: Db, caller: Owner): Promise<Map<string, number>> {
  const rows = await owned(db, caller, 'tags')
    .rows.innerJoin('project_tags', 'project_tags.tag_id', 'tags.id')
    .where(
      'project_tags.project_id',
      'not in',
      ownedInBin(db, caller, 'projects').rows.select('id'),
    )
    .select(({ fn }) => ['tags.id', fn.countAll<number>().as('codes')])
    .groupBy('tags.id')
    .execute();
  return new Map(rows.map(({ id, codes }) => [id, codes]));
}

/** The ids in `ids` that are codes of the user, locked against deletion until the transaction ends. */
async function lockOwnIds(trx: Db, caller: Owner, ids: readonly string[]): Promise<string[]> {
  const rows = await owned(trx, caller, 'projects')
    .rows.select('id')
    .where(isOneOf(trx, 'id', ids, 'text'))
    .orderBy('id')
    .$if(isPostgres(trx), (query) => query.forKeyShare().skipLocked())
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Locks a folder against deletion until the transaction ends; `forUpdate` also keeps other transactions from moving codes
 * into it.
 */
async function lockFolder(
  trx: Db,
  caller: Owner,
  id: string,
  strength: 'forKeyShare' | 'forUpdate',
): Promise<FolderRow | undefined> {
  return owned(trx, caller, 'folders')
    .rows.selectAll()
    .where('id', '=', id)
    .$if(isPostgres(trx), (query) => query[strength]())
    .executeTakeFirst();
}

/** The folder of each of these codes; codes in no folder are left out. */
export async function foldersOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('project_folders')
    .selectAll()
    .where(isOneOf(db, 'project_id', ids, 'text'))
    .execute();
  return new Map(rows.map(({ project_id, folder_id }) => [project_id, folder_id]));
}

/** The tags of each of these codes; codes without tags are left out. */
export async function tagsOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('project_tags')
    .selectAll()
    .where(isOneOf(db, 'project_id', ids, 'text'))
    .orderBy('tag_id')
    .execute();
  const tags = new Map<string, string[]>();
  for (const { project_id, tag_id } of rows) {
    tags.set(project_id, [...(tags.get(project_id) ?? []), tag_id]);
  }
  return tags;
}

/** Moves codes into a folder, or out of their folders. */
async function setFolder(trx: Db, ids: readonly string[], folder: string | null): Promise<void> {
  if (folder === null) {
    await trx
      .deleteFrom('project_folders')
      .where(isOneOf(trx, 'project_id', ids, 'text'))
      .execute();
    return;
  }
  await trx
    .insertInto('project_folders')
    .columns(['project_id', 'folder_id'])
    .expression(({ selectFrom, val }) =>
      selectFrom('projects')
        .select(['id', val(folder).as('folder_id')])
        .where(isOneOf(trx, 'id', ids, 'text'))
        .orderBy('id'),
    )
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ folder_id: folder }))
    .execute();
}

async function addTags(trx: Db, ids: readonly string[], tags: readonly string[]): Promise<void> {
  await trx
    .insertInto('project_tags')
    .columns(['project_id', 'tag_id'])
    .expression(({ selectFrom }) =>
      selectFrom('projects')
        .innerJoin('tags', (join) => join.on(sql<boolean>`true`))
        .select(['projects.id', 'tags.id as tag_id'])
        .where(isOneOf(trx, 'projects.id', ids, 'text'))
        .where(isOneOf(trx, 'tags.id', tags, 'text'))
        .orderBy('projects.id')
        .orderBy('tags.id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function removeTags(trx: Db, ids: readonly string[], tags: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('project_tags')
    .where(isOneOf(trx, 'project_id', ids, 'text'))
    .where(isOneOf(trx, 'tag_id', tags, 'text'))
    .execute();
}

/** Locks the tags against deletion until the transaction ends. */
async function lockOwnTags(trx: Db, caller: Owner, ids: readonly string[]): Promise<string[]> {
  const rows = await owned(trx, caller, 'tags')
    .rows.select('id')
    .where(isOneOf(trx, 'id', ids, 'text'))
    .orderBy('id')
    .$if(isPostgres(trx), (query) => query.forKeyShare())
    .execute();
  return rows.map(({ id }) => id);
}

async function listSavedFilters(
  db: Db,
  caller: Owner,
): Promise<Selectable<Schema['saved_filters']>[]> {
  return owned(db, caller, 'saved_filters')
    .rows.selectAll()
    .orderBy('name_key')
    .orderBy('id')
    .execute();
}

type Table = 'folders' | 'tags' | 'saved_filters';

async function updateFolder(
  trx: Db,
  caller: Owner,
  id: string,
  change: Updateable<Schema['folders']>,
): Promise<void> {
  await owned(trx, caller, 'folders')
    .update.set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Moves the codes that are directly in a folder to another folder. */
async function moveContents(trx: Db, from: string, to: string): Promise<void> {
  await trx
    .updateTable('project_folders')
    .set({ folder_id: to })
    .where('folder_id', '=', from)
    .execute();
}

/** Deletes a row and, by cascade, its assignments to codes. Returns false when the user has no such row. */
async function deleteRow(trx: Db, table: Table, caller: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await owned(trx, caller, table)
    .delete.where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
