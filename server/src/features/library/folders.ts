import {
  type changeFolderSchema,
  type Folder,
  libraryLimits,
  NAME_MAX_LENGTH,
  type newFolderSchema,
} from '@everscan/contract/groups.schemas';
import type * as z from 'zod/mini';
import { lockOwner } from '../../identity/index.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { type HttpError, userError } from '../../platform/http/http-error.ts';
import { signedOut } from '../../platform/http/session.ts';
import { createId, isId } from '../../platform/random-id.ts';
import { deleteRow, moveContents, updateFolder } from './group-changes.store.ts';
import { countByFolder, type FolderRow, listFolders, lockFolder } from './groups.store.ts';
import { folderNotFound } from './library.ts';
import { nameKey } from './search-text.ts';

type Creation = { caller: Owner; body: z.infer<typeof newFolderSchema>; now: number };

/**
 * Creates a folder. Run it in a transaction.
 * @throws {HttpError} 409 when another folder in the same place has the name, 400 when there are too many or
 * its parent is nested, 404 when the parent does not exist
 */
export async function createFolder(
  trx: Db,
  { caller, body: { name, parent = null }, now }: Creation,
): Promise<Folder> {
  const folders = await lockFolders(trx, caller);
  if (folders.length >= libraryLimits.folders) throw folderLimit();
  checkPlace(folders, { parent_id: parent, name_key: nameKey(name) });
  const id = createId();
  const row = { id, workspace_id: caller.workspace, name, name_key: nameKey(name) };
  await trx
    .insertInto('folders')
    .values({ ...row, parent_id: parent, version: 1, created_at: now })
    .execute();
  return { id, name, parent, codes: 0, version: 1 };
}

type Change = { caller: Owner; id: string; body: z.infer<typeof changeFolderSchema> };

/**
 * Renames or moves a folder. Run it in a transaction.
 * @throws {HttpError} 404, 409 with the current folder when `body` was made for an older version, and any
 * error of `createFolder`
 */
export async function changeFolder(trx: Db, { caller, id, body }: Change): Promise<Folder> {
  const folders = await lockFolders(trx, caller);
  const row = folders.find((folder) => folder.id === id);
  if (!row) throw folderNotFound();
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
export async function deleteFolder(trx: Db, caller: Owner, id: string): Promise<void> {
  const folders = await lockFolders(trx, caller);
  const row = isId(id) ? await lockFolder(trx, caller, id) : undefined;
  if (!row) throw folderNotFound();
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
  if (!(await lockOwner(trx, caller))) throw signedOut();
  return listFolders(trx, caller);
}

type Place = { id?: string; parent_id: string | null; name_key: string };

/** @throws {HttpError} unless a folder may have this parent and name */
function checkPlace(folders: readonly FolderRow[], { id, parent_id, name_key }: Place): void {
  if (parent_id !== null) {
    const parent = folders.find((folder) => folder.id === parent_id);
    if (!parent) throw folderNotFound();
    const isNested = parent.parent_id !== null || parent.id === id;
    if (isNested || folders.some((folder) => id !== undefined && folder.parent_id === id)) {
      throw userError(400, 'bad_request.folder_nesting', { details: { field: 'parent' } });
    }
  }
  const twin = folders.find(
    (folder) => folder.parent_id === parent_id && folder.name_key === name_key,
  );
  if (twin && twin.id !== id) throw nameTaken();
}

export function folderLimit(): HttpError {
  return userError(400, 'bad_request.folder_limit', { params: { max: libraryLimits.folders } });
}

function nameTaken(): HttpError {
  return userError(409, 'name_taken.folder', { details: { field: 'name' } });
}

function presentFolder({ id, name, parent_id, version }: FolderRow, codes: number): Folder {
  return { id, name, parent: parent_id, codes, version };
}
