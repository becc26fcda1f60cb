import type {
  ChangeProjectBody,
  CreateProjectBody,
  Project,
} from '@everscan/contract/api/projects';
import type { ScanCounts } from '@everscan/contract/api/scans';
import * as m from '@everscan/messages/projects';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError, read, write } from '../../lib/call.ts';
import { dropTitle, type KeptTitle } from './kept-titles.ts';
import {
  changeList,
  changeProject,
  keyOf,
  listOf,
  replaceProject,
  sendProject,
} from './project-calls.ts';
import { dropUnsavedEdit } from './unsaved-edits.ts';

const loadCountsSchema = async () =>
  (await import('@everscan/contract/api/scans')).scanCountsSchema;

/** Scans by project, of codes that count them; `undefined` until they are known. */
export function useScanCounts(userId: number, isNeeded: boolean): Map<string, number> | undefined {
  const { data } = useQuery({
    queryKey: ['scan-counts', userId],
    queryFn: () => read('/api/scans/counts', loadCountsSchema, []),
    enabled: isNeeded,
    refetchOnWindowFocus: true,
    select: toMap,
  });
  return data;
}

const toMap = (counts: ScanCounts) => new Map(counts.map(({ project, scans }) => [project, scans]));

/** What it takes to bring a deleted code back. */
type Restoration = {
  id: string;
  /** The code as it was on this screen. */
  body: CreateProjectBody;
  /** Index in the list before its deletion. */
  index: number;
  /** Idempotency key: a second try after a lost answer creates nothing. */
  key: string;
};

/**
 * Restores a code from the bin. A code that a process of the previous version deleted is not there, so it
 * is saved as a new one.
 */
async function restoreProject({ id, body, key }: Restoration): Promise<Project> {
  let restored: Project;
  try {
    restored = await write('POST', `/api/bin/${encodeURIComponent(id)}/restore`, undefined, {
      schema: async () => (await import('@everscan/contract/api/projects')).projectSchema,
      fallback: m.notCreated,
    });
  } catch (error) {
    if (!(error instanceof CallError && error.status === 404)) throw error;
    return sendProject(body, key);
  }
  // What was edited just before the deletion may not have been saved.
  const { position: _, isDownloaded: __, ...shown } = body;
  const isSaved = Object.entries(shown).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(restored[name as keyof Project]),
  );
  return isSaved ? restored : changeProject(id, shown as ChangeProjectBody);
}

export function useRestoreProject(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restoreProject,
    onSuccess: (project, { index }) => {
      changeList(client, userId, (projects) => projects.toSpliced(index, 0, project));
      client.invalidateQueries({ queryKey: keyOf(userId) });
    },
  });
}

/** With a version, a project that has changed since is not renamed. */
type Rename = Pick<KeptTitle, 'id' | 'title'> & { version?: number };

export function useRenameProject(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title, version }: Rename) => changeProject(id, { title, version }),
    onSuccess: (project) => {
      replaceProject(client, userId, project);
      return client.invalidateQueries({ queryKey: keyOf(userId) });
    },
  });
}

/** Removes the project at once, and puts it back when the call fails. */
export function useDeleteProject(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Project) =>
      write('DELETE', `/api/projects/${encodeURIComponent(id)}`, undefined, {
        schema: async () => (await import('@everscan/contract/api/projects')).deletedProjectSchema,
        fallback: m.notDeleted,
      }),
    onMutate: (project) => {
      const at = listOf(client, userId).findIndex(({ id }) => id === project.id);
      changeList(client, userId, (projects) => projects.filter(({ id }) => id !== project.id));
      return { at };
    },
    onSuccess: (_done, { id }) => {
      dropUnsavedEdit(userId, id);
      dropTitle(userId, id);
    },
    onError: (_error, project, context) =>
      changeList(client, userId, (projects) => projects.toSpliced(context?.at ?? 0, 0, project)),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(userId) }),
  });
}
