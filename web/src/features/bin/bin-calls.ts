import type { BinPage, Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/history';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Reading, readWithStatus, write } from '../../lib/call.ts';
import { useRefusal } from '../../lib/use-refusal.ts';

const loadPage = async () => (await import('@everscan/contract/codes.schemas')).binPageSchema;
const loadProject = async () => (await import('@everscan/contract/codes.schemas')).projectSchema;
const loadDone = async () => (await import('@everscan/contract/requests')).doneSchema;

const EMPTY: BinPage = { codes: [], total: 0, next: null };

/** The user's deleted codes, newest first. */
export function useBin(userId: number, onRefused: () => void) {
  const reading = useInfiniteQuery({
    queryKey: ['bin', userId],
    queryFn: ({ pageParam }) =>
      readWithStatus(
        pageParam === '' ? '/api/bin' : `/api/bin?cursor=${encodeURIComponent(pageParam)}`,
        loadPage,
        EMPTY,
      ),
    initialPageParam: '',
    getNextPageParam: ({ data }: Reading<BinPage>) => data.next,
    refetchOnWindowFocus: true,
  });
  const last = reading.data?.pages.find(({ status }) => status !== 200);
  const { dataUpdatedAt, data } = reading;
  const refused = data as { isRefused?: boolean } | undefined;
  useRefusal({ data: last ?? refused, dataUpdatedAt }, { statuses: [401], onRefused });
  return reading;
}

export function useBinActions() {
  const client = useQueryClient();
  // Reloads the lists of saved codes as well, because a restored code appears there.
  const onSettled = () => client.invalidateQueries();
  const restore = useMutation({
    mutationFn: (id: string): Promise<Project> =>
      write('POST', `/api/bin/${encodeURIComponent(id)}/restore`, undefined, {
        schema: loadProject,
        fallback: m.restoreFailed,
      }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) =>
      write('DELETE', `/api/bin/${encodeURIComponent(id)}`, undefined, {
        schema: loadDone,
        fallback: m.deleteFailed,
      }),
    onSettled,
  });
  const empty = useMutation({
    /** @param until deletes only codes that were in the bin by then: the user has not seen newer ones */
    mutationFn: (until: string) =>
      write('DELETE', `/api/bin?until=${encodeURIComponent(until)}`, undefined, {
        schema: loadDone,
        fallback: m.deleteFailed,
      }),
    onSettled,
  });
  return { restore, remove, empty };
}
