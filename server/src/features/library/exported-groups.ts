import type { ExportedLibrary } from '@everscan/contract/export-file';
import type { Db } from '../../platform/db/connect.ts';
import type { Owner } from '../../platform/db/owned.ts';
import { foldersOf, listFolders, listSavedFilters, listTags, tagsOf } from './groups.store.ts';

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
