import type { ExportedLibrary, ExportedProject } from '@everscan/contract/export-file';
import { libraryLimits } from '@everscan/contract/groups.schemas';
import type { LeftOut } from '@everscan/contract/transfer.schemas';
import { lockOwner } from '../../identity/index.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { errorBodyOf } from '../../platform/http/error-body.ts';
import type { HttpError } from '../../platform/http/http-error.ts';
import { signedOut } from '../../platform/http/session.ts';
import { createId } from '../../platform/random-id.ts';
import { folderLimit } from './folders.ts';
import { addTags, listFolders, listSavedFilters, listTags, setFolder } from './groups.store.ts';
import { nameKey } from './search-text.ts';
import { filterLimit, filterTaken, tagLimit } from './tags.ts';

type Options = { caller: Owner; now: number };

/**
 * Creates the folders, tags and saved filters of an export that the user does not have, up to the limits. Run
 * it in a transaction.
 * @returns those that are left out, including saved filters whose name is taken
 */
export async function importLibrary(
  trx: Db,
  { library, ...options }: Options & { library: ExportedLibrary },
): Promise<LeftOut[]> {
  const { caller, now } = options;
  const groups = await openGroups(trx, options);
  for (const path of library.folders) await groups.folder(path);
  for (const name of library.tags) await groups.tag(name);
  const filters = await listSavedFilters(trx, caller);
  const queries = new Map(filters.map(({ name_key, query }) => [name_key, query]));
  for (const { name, query: stored, folder, tags = [] } of library.savedFilters) {
    const name_key = nameKey(name);
    const known = queries.get(name_key);
    if (known === undefined && queries.size >= libraryLimits.savedFilters) {
      groups.leaveOut(name, filterLimit());
      continue;
    }
    const ids = { folder: folder && (await groups.folder(folder)), tags: await groups.tags(tags) };
    const search = new URLSearchParams(stored);
    if (ids.folder) search.set('folder', ids.folder);
    if (ids.tags.length > 0) search.set('tags', ids.tags.join());
    const query = search.toString();
    if (known !== undefined) {
      const isSame = comparable(known, groups.has) === comparable(query, groups.has);
      if (!isSame) groups.leaveOut(name, filterTaken());
      continue;
    }
    queries.set(name_key, query);
    const row = { id: createId(), workspace_id: caller.workspace, name, name_key, created_at: now };
    await trx
      .insertInto('saved_filters')
      .values({ ...row, query })
      .execute();
  }
  return groups.leftOut();
}

/**
 * Returns the same text for queries with the same filter. Ids of deleted folders and tags, which a saved
 * filter keeps, are ignored.
 */
function comparable(query: string, exists: (id: string) => boolean): string {
  const search = new URLSearchParams(query);
  for (const name of ['folder', 'tags']) {
    const ids = search.get(name)?.split(',').filter(exists) ?? [];
    if (ids.length > 0) search.set(name, ids.join());
    else search.delete(name);
  }
  search.sort();
  return search.toString();
}

/**
 * Gives an imported code its folder and its tags, which are created if they are missing and the limits allow
 * it. Run it in the transaction that imports the code.
 * @returns those that are left out
 */
export async function assignImportedGroups(
  trx: Db,
  { id, project, ...options }: Options & { id: string; project: ExportedProject },
): Promise<LeftOut[]> {
  const { folder, tags = [] } = project;
  if (!folder && tags.length === 0) return [];
  const groups = await openGroups(trx, options);
  const folderId = folder && (await groups.folder(folder));
  if (folderId) await setFolder(trx, [id], folderId);
  await addTags(trx, [id], await groups.tags(tags));
  return groups.leftOut();
}

/** A user's folders and tags by name, for the transaction that locks the user. */
async function openGroups(trx: Db, { caller, now }: Options) {
  if (!(await lockOwner(trx, caller))) throw signedOut();
  const keyOf = (parent: string | null, key: string) => `${parent ?? ''} ${key}`;
  const folders = new Map(
    (await listFolders(trx, caller)).map((row) => [keyOf(row.parent_id, row.name_key), row.id]),
  );
  const tags = new Map((await listTags(trx, caller)).map((row) => [row.name_key, row.id]));
  const newRow = (name: string) => {
    return {
      id: createId(),
      workspace_id: caller.workspace,
      name,
      name_key: nameKey(name),
      version: 1,
      created_at: now,
    };
  };

  /** Keyed by error and name, since several codes may need the same folder or tag. */
  const missing = new Map<string, LeftOut>();
  function leaveOut(title: string, error: HttpError): void {
    missing.set(`${error.message} ${title}`, { title, error: errorBodyOf(error) });
  }

  /** The id of a folder; undefined when the limit is reached. */
  async function folder(path: readonly string[]): Promise<string | undefined> {
    let parent: string | null = null;
    for (const name of path) {
      const key = keyOf(parent, nameKey(name));
      const known = folders.get(key);
      if (known === undefined && folders.size >= libraryLimits.folders) {
        leaveOut(path.join(' / '), folderLimit());
        return undefined;
      }
      const row = newRow(name);
      if (known === undefined) {
        await trx
          .insertInto('folders')
          .values({ ...row, parent_id: parent })
          .execute();
        folders.set(key, row.id);
      }
      parent = known ?? row.id;
    }
    return parent ?? undefined;
  }

  async function tag(name: string): Promise<string | undefined> {
    const known = tags.get(nameKey(name));
    if (known !== undefined) return known;
    if (tags.size >= libraryLimits.tags) {
      leaveOut(name, tagLimit());
      return undefined;
    }
    const row = newRow(name);
    await trx.insertInto('tags').values(row).execute();
    tags.set(row.name_key, row.id);
    return row.id;
  }

  /** The ids of tags, without those beyond the limit. */
  async function tagIds(names: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const name of names) ids.push(...[(await tag(name)) ?? []].flat());
    return ids;
  }

  const has = (id: string) => [...folders.values()].includes(id) || [...tags.values()].includes(id);

  return { folder, tag, tags: tagIds, has, leaveOut, leftOut: () => [...missing.values()] };
}
