import { onlineManager, QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import type { Reading } from './api.ts';

/** The cache of all pages. */
export function newQueryClient(): QueryClient {
  // By default the manager assumes a connection, so a page that is opened offline would not read again later.
  if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      // Calls must fail without a connection. By default they would wait for one: a write would be sent later, even if
      // the person no longer wants it, and a page would never finish loading.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        // Includes queries that have just failed and so are not stale yet.
        refetchOnReconnect: 'always',
        refetchOnWindowFocus: false,
        retry: false,
        staleTime: 30_000,
        structuralSharing: keepDataOnFailure,
      },
    },
  });
}

/** Keeps the data on the screen when a later read fails without a connection or a session. */
function keepDataOnFailure(known: unknown, next: unknown): unknown {
  if (statusOf(known) === 200) {
    if (statusOf(next) === 401) return { ...(known as Reading<unknown>), isRefused: true };
    if (!onlineManager.isOnline() && statusOf(next) === 0) return known;
  }
  return replaceEqualDeep(known, next);
}

/** The status of a `Reading`, or of the first of several pages. */
function statusOf(data: unknown): number | undefined {
  const { pages } = (data ?? {}) as { pages?: unknown[] };
  return ((pages?.[0] ?? data) as Partial<Reading<unknown>> | null | undefined)?.status;
}
