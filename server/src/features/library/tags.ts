import {
  type changeSavedFilterSchema,
  type changeTagSchema,
  libraryLimits,
  type newSavedFilterSchema,
  type newTagSchema,
  type SavedFilter,
  type Tag,
} from '@everscan/contract/groups.schemas';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { lockOwner } from '../../identity/index.ts';
import type { Db } from '../../platform/db/connect.ts';
import { type Owner, owned } from '../../platform/db/owned.ts';
import { userError } from '../../platform/http/http-error.ts';
import { signedOut } from '../../platform/http/session.ts';
import { createId, isId } from '../../platform/random-id.ts';
import { deleteRow } from './group-changes.store.ts';
import { countByTag, listSavedFilters, listTags } from './groups.store.ts';
import { tagNotFound } from './library.ts';
import { nameKey } from './search-text.ts';

type NewTag = { caller: Owner; body: z.infer<typeof newTagSchema>; now: number };

/**
 * Creates a tag. Run it in a transaction.
 * @throws {HttpError} 409 when another tag has the name, 400 when there are too many
 */
export async function createTag(trx: Db, { caller, body: { name }, now }: NewTag): Promise<Tag> {
  await lockGroups(trx, caller);
  const tags = await listTags(trx, caller);
  if (tags.length >= libraryLimits.tags) throw tagLimit();
  if (isTaken(tags, name)) throw tagTaken();
  const id = createId();
  const row = { id, workspace_id: caller.workspace, name, name_key: nameKey(name) };
  await trx
    .insertInto('tags')
    .values({ ...row, version: 1, created_at: now })
    .execute();
  return { id, name, codes: 0, version: 1 };
}

type TagChange = { caller: Owner; id: string; body: z.infer<typeof changeTagSchema> };

/**
 * Renames a tag. Run it in a transaction.
 * @throws {HttpError} 404, 409 with the current tag when `body` was made for an older version, or when
 * another tag has the name
 */
export async function changeTag(trx: Db, { caller, id, body }: TagChange): Promise<Tag> {
  await lockGroups(trx, caller);
  const tags = await listTags(trx, caller);
  const row = tags.find((tag) => tag.id === id);
  if (!row) throw tagNotFound();
  const codes = (await countByTag(trx, caller)).get(id) ?? 0;
  const current = { id, name: row.name, codes, version: row.version };
  if (body.version !== undefined && body.version !== row.version) {
    throw userError(409, 'version_conflict.tag', { details: { tag: current } });
  }
  const { name } = body;
  if (name === row.name) return current;
  if (isTaken(tags, name, id)) throw tagTaken();
  const change = { name, name_key: nameKey(name), version: sql<number>`version + 1` };
  await owned(trx, caller, 'tags').update.set(change).where('id', '=', id).execute();
  return { ...current, name, version: row.version + 1 };
}

/** Run it in a transaction. @throws {HttpError} 404 */
export async function deleteTag(trx: Db, caller: Owner, id: string): Promise<void> {
  if (!isId(id) || !(await deleteRow(trx, 'tags', caller, id))) throw tagNotFound();
}

type NewFilter = { caller: Owner; body: z.infer<typeof newSavedFilterSchema>; now: number };

/**
 * Saves a filter. Run it in a transaction.
 * @throws {HttpError} 409 when another filter has the name, 400 when there are too many
 */
export async function createSavedFilter(
  trx: Db,
  { caller, body: { name, query }, now }: NewFilter,
): Promise<SavedFilter> {
  await lockGroups(trx, caller);
  const filters = await listSavedFilters(trx, caller);
  if (filters.length >= libraryLimits.savedFilters) throw filterLimit();
  if (isTaken(filters, name)) throw filterTaken();
  const id = createId();
  const row = { id, workspace_id: caller.workspace, name, name_key: nameKey(name) };
  await trx
    .insertInto('saved_filters')
    .values({ ...row, query, created_at: now })
    .execute();
  return { id, name, query };
}

type FilterChange = { caller: Owner; id: string; body: z.infer<typeof changeSavedFilterSchema> };

/** Run it in a transaction. @throws {HttpError} 404, 409 when another filter has the name */
export async function changeSavedFilter(
  trx: Db,
  { caller, id, body }: FilterChange,
): Promise<SavedFilter> {
  await lockGroups(trx, caller);
  const filters = await listSavedFilters(trx, caller);
  const row = filters.find((filter) => filter.id === id);
  if (!row) throw filterNotFound();
  const { name = row.name, query = row.query } = body;
  if (isTaken(filters, name, id)) throw filterTaken();
  const change = { name, name_key: nameKey(name), query };
  await owned(trx, caller, 'saved_filters').update.set(change).where('id', '=', id).execute();
  return { id, name, query };
}

/** Run it in a transaction. @throws {HttpError} 404 */
export async function deleteSavedFilter(trx: Db, caller: Owner, id: string): Promise<void> {
  if (!isId(id) || !(await deleteRow(trx, 'saved_filters', caller, id))) throw filterNotFound();
}

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

function tagTaken() {
  return userError(409, 'name_taken.tag', { details: { field: 'name' } });
}

export function tagLimit() {
  return userError(400, 'bad_request.tag_limit', { params: { max: libraryLimits.tags } });
}

export function filterLimit() {
  const params = { max: libraryLimits.savedFilters };
  return userError(400, 'bad_request.saved_filter_limit', { params });
}

export function filterTaken() {
  return userError(409, 'name_taken.saved_filter', { details: { field: 'name' } });
}

function filterNotFound() {
  return userError(404, 'not_found.saved_filter');
}
