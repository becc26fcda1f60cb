import type { BinPage, Project } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/history';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Reading, readWithStatus, write } from '../../lib/api.ts';
import { useRefusal } from '../../lib/use-refusal.ts';

const EMPTY: BinPage = { codes: [], total: 0, next: null };

/** The user's deleted codes, newest first. */
export function useBin(userId: number, onRefused: () => void) {
  const reading = useInfiniteQuery({
    queryKey: ['bin', userId],
    queryFn: ({ pageParam }) =>
      readWithStatus('GET /api/bin', { query: { cursor: pageParam } }, EMPTY),
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
      write('POST /api/bin/:id/restore', { id }, { fallback: m.restoreFailed }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => write('DELETE /api/bin/:id', { id }, { fallback: m.deleteFailed }),
    onSettled,
  });
  const empty = useMutation({
    /** @param until deletes only codes that were in the bin by then: the user has not seen newer ones */
    mutationFn: (until: string) =>
      write('DELETE /api/bin', { query: { until } }, { fallback: m.deleteFailed }),
    onSettled,
  });
  return { restore, remove, empty };
}
