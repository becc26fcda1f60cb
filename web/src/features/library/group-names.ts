import type { LibraryGroups } from '@everscan/contract/groups.schemas';
import { useMemo } from 'react';

/** The names of folders and tags by id. The name of a new one is empty until it has loaded. */
export type GroupNames = { folder: (id: string) => string; tag: (id: string) => string };

export function useGroupNames({ folders, tags }: LibraryGroups): GroupNames {
  return useMemo(() => {
    const folderNames = new Map(folders.map(({ id, name }) => [id, name]));
    const tagNames = new Map(tags.map(({ id, name }) => [id, name]));
    return { folder: (id) => folderNames.get(id) ?? '', tag: (id) => tagNames.get(id) ?? '' };
  }, [folders, tags]);
}
