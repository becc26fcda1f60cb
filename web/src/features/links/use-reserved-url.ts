import { skipToken, useQuery } from '@tanstack/react-query';
import { write } from '../../lib/call.ts';
import { placeholderUrl } from './placeholder-url.ts';

const loadSchema = async () => (await import('@everscan/contract/api/links')).reservedCodeSchema;

const CUSTOM_SLUG = /^[0-9A-Z][0-9A-Z-]{1,30}[0-9A-Z]$/;

/**
 * The short link in the symbol of a code that is not dynamic yet, without `https://`. While nobody is
 * signed in or the server is away, it leads nowhere.
 * @param userId `undefined` when nobody is signed in, or no dynamic code is being made
 * @param slug the custom slug, as far as it is typed
 */
export function useReservedUrl(userId: number | undefined, slug: string): string {
  const { data: reserved } = useQuery({
    queryKey: ['reserved-code', userId],
    queryFn:
      userId === undefined
        ? skipToken
        : () =>
            write('POST', '/api/reserved-code', undefined, {
              schema: loadSchema,
              fallback: 'Failed to reserve a code',
            }),
    staleTime: 0, // another tab may have used it
    refetchOnWindowFocus: true,
  });
  const url = reserved?.url ?? placeholderUrl();
  const chosen = slug.trim().toUpperCase();
  return CUSTOM_SLUG.test(chosen) ? url.replace(/[^/]*$/, chosen) : url;
}
