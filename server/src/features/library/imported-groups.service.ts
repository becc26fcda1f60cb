import type { ExportedLibrary, ExportedProject } from '@everscan/contract/api/export';
import { libraryLimits } from '@everscan/contract/api/library';
import type { Db } from '../../db/connect.ts';
import { signedOut } from '../../http/session.ts';
import { createId } from '../../random-id.ts';
import { lockUser } from '../users/users.service.ts';
import { insertFolder, insertSavedFilter, insertTag } from './group-changes.store.ts';
import { addTags, listFolders, listSavedFilters, listTags, setFolder } from './groups.store.ts';
import { nameKey } from './search-text.ts';

type Options = { userId: number; now: number };

/**
 * Creates the folders, tags and saved filters of an export that the user does not have, up to the
 * limits of their numbers. Run it in a transaction.
 */
export async function importLibrary(
  trx: Db,
  { library, ...options }: Options & { library: ExportedLibrary },
): Promise<void> {
  const { userId, now } = options;
  const groups = await openGroups(trx, options);
  for (const path of library.folders) await groups.folder(path);
  for (const name of library.tags) await groups.tag(name);
  const known = await listSavedFilters(trx, userId);
  const keys = new Set(known.map(({ name_key }) => name_key));
  for (const { name, query, folder, tags = [] } of library.savedFilters) {
    const name_key = nameKey(name);
    if (keys.has(name_key) || keys.size >= libraryLimits.savedFilters) continue;
    keys.add(name_key);
    const ids = { folder: folder && (await groups.folder(folder)), tags: await groups.tags(tags) };
    const search = new URLSearchParams(query);
    if (ids.folder) search.set('folder', ids.folder);
    if (ids.tags.length > 0) search.set('tags', ids.tags.join());
    const row = { id: createId(), user_id: userId, name, name_key, created_at: now };
    await insertSavedFilter(trx, { ...row, query: search.toString() });
  }
}

/**
 * Gives an imported code its folder and its tags, which are created if they are missing and the user
 * has room for them. Run it in the transaction that imports the code.
 */
export async function assignImportedGroups(
  trx: Db,
  { id, project, ...options }: Options & { id: string; project: ExportedProject },
): Promise<void> {
  const { folder, tags = [] } = project;
  if (!folder && tags.length === 0) return;
  const groups = await openGroups(trx, options);
  const folderId = folder && (await groups.folder(folder));
  if (folderId) await setFolder(trx, [id], folderId);
  await addTags(trx, [id], await groups.tags(tags));
}

/** A user's folders and tags by name, for the transaction that locks the user. */
async function openGroups(trx: Db, { userId, now }: Options) {
  if (!(await lockUser(trx, userId))) throw signedOut();
  const keyOf = (parent: string | null, key: string) => `${parent ?? ''} ${key}`;
  const folders = new Map(
    (await listFolders(trx, userId)).map((row) => [keyOf(row.parent_id, row.name_key), row.id]),
  );
  const tags = new Map((await listTags(trx, userId)).map((row) => [row.name_key, row.id]));
  const newRow = (name: string) => {
    return {
      id: createId(),
      user_id: userId,
      name,
      name_key: nameKey(name),
      version: 1,
      created_at: now,
    };
  };

  /** The id of a folder; undefined when there is no room for it. */
  async function folder(path: readonly string[]): Promise<string | undefined> {
    let parent: string | null = null;
    for (const name of path) {
      const key = keyOf(parent, nameKey(name));
      const known = folders.get(key);
      if (known === undefined && folders.size >= libraryLimits.folders) return undefined;
      const row = newRow(name);
      if (known === undefined) {
        await insertFolder(trx, { ...row, parent_id: parent });
        folders.set(key, row.id);
      }
      parent = known ?? row.id;
    }
    return parent ?? undefined;
  }

  async function tag(name: string): Promise<string | undefined> {
    const known = tags.get(nameKey(name));
    if (known !== undefined || tags.size >= libraryLimits.tags) return known;
    const row = newRow(name);
    await insertTag(trx, row);
    tags.set(row.name_key, row.id);
    return row.id;
  }

  /** The ids of tags, without those for which there is no room. */
  async function tagIds(names: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const name of names) ids.push(...[(await tag(name)) ?? []].flat());
    return ids;
  }

  return { folder, tag, tags: tagIds };
}
