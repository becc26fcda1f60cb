import type { Project } from '@everscan/contract/codes.schemas';
import type { ScanCounts } from '@everscan/contract/scans.schemas';
import * as m from '@everscan/messages/projects';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { read, write } from '../../lib/api.ts';
import { changeList, keyOf, LISTED_CODES, listOf, totalsKeyOf } from './project-calls.ts';
import type { Totals } from './project-totals.ts';

/**
 * The scans of each dynamic project in the list, by id; `undefined` until they are known.
 * @param projects the codes in the list; the user may have thousands more
 */
export function useScanCounts(
  userId: number,
  projects: readonly Project[],
): Map<string, number> | undefined {
  const dynamic = projects.filter(({ link }) => link);
  const codes = projects.length >= LISTED_CODES ? dynamic.map(({ id }) => id).join() : '';
  const client = useQueryClient();
  const queryKey = ['scan-counts', userId, codes];
  const { data } = useQuery({
    queryKey,
    queryFn: () => {
      const known = client.getQueryData<ScanCounts>(queryKey) ?? [];
      return read('GET /api/scans/counts', { query: { codes } }, known);
    },
    enabled: dynamic.length > 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    select: toMap,
  });
  return data;
}

const toMap = (counts: ScanCounts) => new Map(counts.map(({ project, scans }) => [project, scans]));

type Restoration = {
  id: string;
  /** The position in the list before the deletion. */
  index: number;
  /** Continues the unsaved edit of the project. */
  resume: (restored: Project) => void;
};

/** Restores the server's version of a code from the bin: another device may have changed it since it was deleted. */
export function useRestoreProject(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Restoration) =>
      write('POST /api/bin/:id/restore', { id }, { fallback: m.notCreated }),
    onSuccess: (project, { index, resume }) => {
      resume(project); // before the list shows the project, so that the edit continues with the restored version
      changeList(client, userId, (projects) => projects.toSpliced(index, 0, project));
      client.invalidateQueries({ queryKey: keyOf(userId) });
    },
  });
}

/** Removes the project from the list at once, and adds it again if the call fails. */
export function useDeleteProject(userId: number) {
  const client = useQueryClient();
  const count = ({ link }: Project, by: 1 | -1) =>
    client.setQueryData<Totals | null>(
      totalsKeyOf(userId),
      (known) => known && { codes: known.codes + by, dynamic: known.dynamic + (link ? by : 0) },
    );
  return useMutation({
    mutationFn: ({ id }: Project) =>
      write('DELETE /api/projects/:id', { id }, { fallback: m.notDeleted }),
    onMutate: (project) => {
      const at = listOf(client, userId).findIndex(({ id }) => id === project.id);
      changeList(client, userId, (projects) => projects.filter(({ id }) => id !== project.id));
      count(project, -1);
      return { at };
    },
    onError(_error, project, context) {
      changeList(client, userId, (projects) => projects.toSpliced(context?.at ?? 0, 0, project));
      count(project, 1);
    },
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(userId) }),
  });
}
