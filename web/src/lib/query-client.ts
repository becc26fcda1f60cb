import { onlineManager, QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import type { Reading } from './call.ts';

/** The cache of all pages. */
export function newQueryClient(): QueryClient {
  // It would begin as online, and a page that is opened without a connection would not read again.
  if (!import.meta.env.SSR) onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      // Calls fail by themselves without a connection. By default they would wait for one: a write would
      // be sent later, even if the person has given it up, and a page would load for ever.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        // Also what has just failed, although it is not old.
        refetchOnReconnect: 'always',
        refetchOnWindowFocus: false,
        retry: false,
        staleTime: 30_000,
        structuralSharing: keepShown,
      },
    },
  });
}

/** Without a connection or a session, what was read before stays on the screen. */
function keepShown(known: unknown, next: unknown): unknown {
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
