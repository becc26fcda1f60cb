import type { LibraryCode } from '@everscan/contract/codes.schemas';
import * as m from '@everscan/messages/library';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CallError } from '../lib/call.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { readLibrary } from './library-calls.ts';

const TYPING_PAUSE_MS = 150;

type CodeSearch = {
  /** Sorted by title. Results for the previous text until `isCurrent`; `undefined` without an answer. */
  codes: readonly LibraryCode[] | undefined;
  /** Whether the search for the typed text has ended, with or without an answer. */
  isCurrent: boolean;
  hasFailed: boolean;
};

/** Searches the user's codes for those that contain every typed word. */
export function useCodeSearch(userId: number, typed: string, limit: number): CodeSearch {
  const text = typed.trim();
  const q = useDebounced(text, TYPING_PAUSE_MS);
  const { data, status, isPlaceholderData } = useQuery({
    queryKey: ['code-search', userId, q, limit],
    queryFn: async ({ signal }) => {
      const found = await readLibrary({ q, limit, sort: 'title', order: 'asc' }, { signal });
      if (!found.data) throw new CallError(m.codesNotLoaded, found.status);
      return found.data.codes;
    },
    enabled: q !== '',
    retry: false, // the call tries three times
    placeholderData: keepPreviousData,
  });
  if (text === '') return { codes: [], isCurrent: true, hasFailed: false };
  const isCurrent = q === text && status !== 'pending' && !isPlaceholderData;
  return { codes: data, isCurrent, hasFailed: status === 'error' };
}
