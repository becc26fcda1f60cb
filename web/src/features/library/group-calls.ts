import type { Folder, Tag } from '@everscan/contract/groups.schemas';
import * as m from '@everscan/messages/library';
import { write, writeWithoutAnswer } from '../../lib/call.ts';

const loadSchemas = () => import('@everscan/contract/groups.schemas');
const loadFolderSchema = async () => (await loadSchemas()).folderSchema;
const loadTagSchema = async () => (await loadSchemas()).tagSchema;
const loadSavedFilterSchema = async () => (await loadSchemas()).savedFilterSchema;

const fallback = m.notSaved;
const pathOf = (kind: 'folders' | 'tags' | 'saved-filters', id?: string) =>
  `/api/library/${kind}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;

export type FolderEdit = { name: string; parent: string | null };

/** @param folder the folder to change; `undefined` creates one @throws {CallError} */
export function saveFolder(folder: Folder | undefined, edit: FolderEdit): Promise<Folder> {
  return folder
    ? write(
        'PATCH',
        pathOf('folders', folder.id),
        { ...edit, version: folder.version },
        { schema: loadFolderSchema, fallback },
      )
    : write('POST', pathOf('folders'), edit, { schema: loadFolderSchema, fallback });
}

/** @param tag the tag to change; `undefined` creates one @throws {CallError} */
export function saveTag(tag: Tag | undefined, name: string): Promise<Tag> {
  return tag
    ? write(
        'PATCH',
        pathOf('tags', tag.id),
        { name, version: tag.version },
        { schema: loadTagSchema, fallback },
      )
    : write('POST', pathOf('tags'), { name }, { schema: loadTagSchema, fallback });
}

/** @throws {CallError} */
export function saveFilter(name: string, query: string) {
  return write(
    'POST',
    pathOf('saved-filters'),
    { name, query },
    { schema: loadSavedFilterSchema, fallback },
  );
}

/** @throws {CallError} */
export function deleteGroup(kind: 'folders' | 'tags' | 'saved-filters', id: string) {
  return writeWithoutAnswer('DELETE', pathOf(kind, id), undefined, fallback);
}
