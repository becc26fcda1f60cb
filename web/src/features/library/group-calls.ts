import type { Folder, Tag } from '@everscan/contract/groups.schemas';
import * as m from '@everscan/messages/library';
import { write, writeWithoutAnswer } from '../../lib/api.ts';

const options = { fallback: m.notSaved };

export type FolderEdit = { name: string; parent: string | null };

/** @param folder the folder to change; `undefined` creates one @throws {CallError} */
export function saveFolder(folder: Folder | undefined, edit: FolderEdit): Promise<Folder> {
  if (!folder) return write('POST /api/library/folders', { body: edit }, options);
  const { id, version } = folder;
  return write('PATCH /api/library/folders/:id', { id, body: { ...edit, version } }, options);
}

/** @param tag the tag to change; `undefined` creates one @throws {CallError} */
export function saveTag(tag: Tag | undefined, name: string): Promise<Tag> {
  if (!tag) return write('POST /api/library/tags', { body: { name } }, options);
  const { id, version } = tag;
  return write('PATCH /api/library/tags/:id', { id, body: { name, version } }, options);
}

/** @throws {CallError} */
export function saveFilter(name: string, query: string) {
  return write('POST /api/library/saved-filters', { body: { name, query } }, options);
}

/** @throws {CallError} */
export function deleteGroup(kind: 'folders' | 'tags' | 'saved-filters', id: string) {
  return writeWithoutAnswer(`DELETE /api/library/${kind}/:id`, { id }, options);
}
