import type { LibraryCode, LibraryPage } from '@everscan/contract/codes.schemas';
import type { LibraryGroups } from '@everscan/contract/groups.schemas';
import * as m from '@everscan/messages/library';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { readGroups, readLibrary } from '../../codes/library-calls.ts';
import type { Reading } from '../../lib/api.ts';
import { CallError } from '../../lib/call.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { filterOf, type LibraryView } from './library-view.ts';

const FIRST_PAGE = 50;
const NEXT_PAGE = 100;
/** Up to this many pages are refetched when the visitor returns. The server answers 304 for unchanged pages. */
const FEW_PAGES = 5;

/** The user whose codes are on the screen. */
export type Reader = {
  userId: number;
  /** Called when the server refuses a request, because the user is signed out. */
  onRefused: () => void;
};

type PageReading = Reading<LibraryPage | undefined>;
type Pages = InfiniteData<PageReading, string | undefined>;

const libraryKey = (userId: number) => ['library', userId] as const;
const groupsKey = (userId: number) => ['library-groups', userId] as const;

/** The codes of a view, page by page. The codes of the previous view stay until the first page has loaded. */
export function useLibrary({ userId, onRefused }: Reader, view: LibraryView) {
  const client = useQueryClient();
  const { sort, order } = view;
  const criteria = { ...filterOf(view), sort, order };
  const queryKey = [...libraryKey(userId), criteria];

  /** @throws {CallError} when the page cannot be loaded, so that the query keeps the codes that have loaded */
  const readPage = async (cursor: string | undefined, signal?: AbortSignal) => {
    const pages = client.getQueryData<Pages>(queryKey);
    const index = pages?.pageParams.indexOf(cursor) ?? -1;
    const known = pages?.pages[index];
    const reading = await readLibrary(
      { ...criteria, cursor, limit: cursor ? NEXT_PAGE : FIRST_PAGE },
      { ...(signal && { signal }), known: known?.data && (known as Reading<LibraryPage>) },
    );
    if (reading.data) return reading;
    if (reading.status === 401 && !cursor) return { data: known?.data, status: 401 };
    throw new CallError(m.codesNotLoaded, reading.status);
  };
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }): Promise<PageReading> => readPage(pageParam, signal),
    getNextPageParam: (last) => last.data?.next ?? undefined,
    placeholderData: keepPreviousData,
    retry: false, // each call already tries three times
    // Comparing thousands of codes would take longer than rendering them.
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true, // only if nothing has loaded
    refetchOnWindowFocus: false,
  });

  /** Checks whether the codes have changed: on all pages if there are few, otherwise on the first page. */
  const refresh = useLatest(async () => {
    const known = client.getQueryData<Pages>(queryKey)?.pages ?? [];
    if (known.length === 0 || client.isFetching({ queryKey, exact: true }) > 0) return;
    const isOutdated =
      known.length <= FEW_PAGES || (await readPage(undefined).catch(() => known[0])) !== known[0];
    if (isOutdated) client.invalidateQueries({ queryKey, exact: true });
  });
  useEffect(() => {
    const run = () => {
      if (document.visibilityState === 'visible') refresh.current();
    };
    run();
    document.addEventListener('visibilitychange', run);
    addEventListener('focus', run);
    return () => {
      document.removeEventListener('visibilitychange', run);
      removeEventListener('focus', run);
    };
  }, [refresh]);

  const pages = query.data?.pages;
  const first = pages?.[0];
  useRefusal({ data: first, dataUpdatedAt: query.dataUpdatedAt }, { statuses: [401], onRefused });
  const codes = useMemo(
    (): readonly LibraryCode[] => pages?.flatMap(({ data }) => data?.codes ?? []) ?? [],
    [pages],
  );
  return {
    codes,
    /** The number of codes that match, including those not loaded yet; `undefined` until the server has answered. */
    total: first?.data?.total,
    isOutdated: query.isPlaceholderData,
    hasFailed: (query.isError && !query.isFetchNextPageError) || (first && !first.data),
    /** Whether the next page could not be loaded. */
    hasMoreFailed: query.isFetchNextPageError,
    isTrying: query.isFetching,
    retry: () => (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    /** Loads the next page, if there is one. */
    loadMore() {
      if (query.hasNextPage && !query.isFetching) query.fetchNextPage();
    },
    refreshAll: () => refreshLibrary(client, userId),
  };
}

/** Reloads the user's codes, folders, tags and filters after some of them have changed. */
export function refreshLibrary(client: QueryClient, userId: number): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: libraryKey(userId) }),
    client.invalidateQueries({ queryKey: groupsKey(userId) }),
  ]);
}

/** Stands in for groups that have not loaded. */
export const noGroups: LibraryGroups = {
  folders: [],
  tags: [],
  savedFilters: [],
  totals: { codes: 0, dynamic: 0 },
};

/** The user's folders, tags and saved filters; `undefined` until they have loaded. */
export function useGroups(userId: number) {
  const client = useQueryClient();
  const { data, isFetching, refetch } = useQuery({
    queryKey: groupsKey(userId),
    queryFn: async () => {
      const known = client.getQueryData<Reading<LibraryGroups>>(groupsKey(userId));
      const reading = await readGroups(known);
      return reading.data ? (reading as Reading<LibraryGroups>) : (known ?? null);
    },
    refetchOnWindowFocus: true,
  });
  return {
    groups: data?.data,
    hasFailed: data === null,
    isTrying: isFetching,
    retry: () => void refetch(),
  };
}
