import type { LibraryCode, LibraryGroups, LibraryPage } from '@everscan/contract/api/library';
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
import { CallError, type Reading } from '../../lib/call.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { filterOf, type LibraryView } from './library-view.ts';

const FIRST_PAGE = 50;
const NEXT_PAGE = 100;
/** Pages that are refetched whenever the visitor comes back; unchanged ones are answered with 304. */
const FEW_PAGES = 5;

/** The user whose codes are shown. */
export type Reader = {
  userId: number;
  /** The server refused: the user is signed out. */
  onRefused: () => void;
};

type PageReading = Reading<LibraryPage | undefined>;
type Pages = InfiniteData<PageReading, string | undefined>;

const libraryKey = (userId: number) => ['library', userId] as const;
const groupsKey = (userId: number) => ['library-groups', userId] as const;

/** The codes of a view, page by page. Those of the previous view stay until the first page has loaded. */
export function useLibrary({ userId, onRefused }: Reader, view: LibraryView) {
  const client = useQueryClient();
  const { sort, order } = view;
  const wanted = { ...filterOf(view), sort, order };
  const queryKey = [...libraryKey(userId), wanted];

  /** @throws {CallError} when it cannot be loaded: the codes that have loaded stay */
  const readPage = async (cursor: string | undefined, signal?: AbortSignal) => {
    const pages = client.getQueryData<Pages>(queryKey);
    const index = pages?.pageParams.indexOf(cursor) ?? -1;
    const known = pages?.pages[index];
    const reading = await readLibrary(
      { ...wanted, cursor, limit: cursor ? NEXT_PAGE : FIRST_PAGE },
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
    retry: false, // each call tries three times
    // Pages are replaced as a whole: comparing thousands of codes would take longer than showing them.
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true, // unless they have loaded
    refetchOnWindowFocus: false,
  });

  /** Asks whether the codes have changed: for all pages if there are few, otherwise for the first one. */
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
    /** How many match, including those not loaded; `undefined` until the server has answered. */
    total: first?.data?.total,
    isOutdated: query.isPlaceholderData,
    hasFailed: (query.isError && !query.isFetchNextPageError) || (first && !first.data),
    /** The next page could not be loaded. */
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

/** Loads everything about the user's library again, after codes, folders or tags have changed. */
export function refreshLibrary(client: QueryClient, userId: number): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: libraryKey(userId) }),
    client.invalidateQueries({ queryKey: groupsKey(userId) }),
  ]);
}

/** In place of groups that have not loaded. */
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
