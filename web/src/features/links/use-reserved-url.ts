import * as m from '@everscan/messages/links';
import { skipToken, useQuery } from '@tanstack/react-query';
import { write } from '../../lib/call.ts';
import { placeholderCode, placeholderUrl } from './placeholder-url.ts';

const loadSchema = async () => (await import('@everscan/contract/api/links')).reservedCodeSchema;

const CUSTOM_SLUG = /^[0-9A-Z][0-9A-Z-]{1,30}[0-9A-Z]$/;

/**
 * The short link in the symbol of a code that is not dynamic yet, without `https://`. It leads nowhere
 * while nobody is signed in, while the server cannot be reached, and with a custom slug.
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
              fallback: m.reserveFailed,
            }),
    staleTime: 0, // another tab may have used it
    refetchOnWindowFocus: true,
  });
  const url = reserved?.url ?? placeholderUrl();
  const chosen = slug.trim().toUpperCase();
  // Only as long as the slug: the slug itself may belong to somebody else, and the picture can be copied.
  return CUSTOM_SLUG.test(chosen) ? url.replace(/[^/]*$/, placeholderCode(chosen.length)) : url;
}
