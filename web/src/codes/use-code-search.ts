import type { LibraryCode } from '@everscan/contract/api/library';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../lib/use-debounced.ts';
import { readLibrary } from './library-calls.ts';

const TYPING_PAUSE_MS = 150;

/** The user's codes that contain every word, by title; `undefined` while the first answer loads. */
export function useCodeSearch(
  userId: number,
  typed: string,
  limit: number,
): readonly LibraryCode[] | undefined {
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['code-search', userId, q, limit],
    queryFn: async ({ signal }) =>
      (await readLibrary({ q, limit, sort: 'title', order: 'asc' }, { signal })).data?.codes ?? [],
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  return typed.trim() === '' ? [] : data;
}
