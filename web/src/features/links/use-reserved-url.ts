import * as m from '@everscan/messages/links';
import { skipToken, useQuery } from '@tanstack/react-query';
import { write } from '../../lib/api.ts';
import { placeholderCode, placeholderUrl } from './placeholder-url.ts';

const CUSTOM_SLUG = /^[0-9A-Z][0-9A-Z-]{1,30}[0-9A-Z]$/;

/**
 * The short link, without `https://`, for the preview of a dynamic code that has not been created yet: one that the
 * server has reserved, or a placeholder if nobody is signed in, the server cannot be reached or the code gets a custom
 * slug.
 * @param userId `undefined` if nobody is signed in or no dynamic code is being made
 * @param slug the custom slug, as far as it is typed
 */
export function useReservedUrl(userId: number | undefined, slug: string): string {
  const { data: reserved } = useQuery({
    queryKey: ['reserved-code', userId],
    queryFn:
      userId === undefined
        ? skipToken
        : () => write('POST /api/reserved-code', {}, { fallback: m.reserveFailed }),
    staleTime: 0, // another tab may have used the reserved link
    refetchOnWindowFocus: true,
  });
  const url = reserved?.url ?? placeholderUrl();
  const chosen = slug.trim().toUpperCase();
  // A placeholder as long as the slug. The slug itself may belong to somebody else, and people may copy the preview.
  return CUSTOM_SLUG.test(chosen) ? url.replace(/[^/]*$/, placeholderCode(chosen.length)) : url;
}
