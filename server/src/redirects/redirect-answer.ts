import type { RedirectRow } from './link-rows.ts';
import { withQuery } from './passed-query.ts';

/** The response to a short link: a redirect, or a page. */
export type Answer =
  | Destination
  | { page: 'paused'; text: string }
  | { page: 'not-yet' | 'ended' | 'deleted' | 'disabled' };

/** An address for the `Location` header, and its host. */
type Destination = { location: string; hostname: string };

/** A row of `links` with checked addresses; only these may go into the `Location` header. */
export type CachedLink = {
  row: RedirectRow;
  target: Destination | undefined;
  fallback: Destination | undefined;
};

export function checkedLink(row: RedirectRow): CachedLink {
  return { row, target: checkAddress(row.location), fallback: checkAddress(row.fallback) };
}

/** Addresses were checked before they were stored, but the header justifies a second check. */
function checkAddress(address: string | null): Destination | undefined {
  if (!address) return undefined;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  if (!/^[\x21-\x7e]+$/.test(url.href)) return undefined;
  return { location: url.href, hostname: url.hostname };
}

export type BlockedHosts = { has(hostname: string): boolean };

/**
 * The response to a request at `now`, in ms since 1970-01-01 UTC.
 * @param query of the requested address, without its question mark
 */
export function answerOf(link: CachedLink, now: number, blocked: BlockedHosts, query = ''): Answer {
  const { row } = link;
  if (row.state === 'deleted') return { page: 'deleted' };
  if (row.state === 'disabled') return { page: 'disabled' };
  if (row.state === 'paused') return { page: 'paused', text: row.pause_text ?? '' };
  if (row.starts_at !== null && now < row.starts_at)
    return outsideSchedule(link, 'not-yet', blocked);
  if (row.ends_at !== null && now >= row.ends_at) return outsideSchedule(link, 'ended', blocked);
  const answer = redirectTo(link.target, blocked);
  if (query === '' || row.passes_query !== 1 || 'page' in answer) return answer;
  return { ...answer, location: withQuery(answer.location, query) };
}

function outsideSchedule(
  link: CachedLink,
  page: 'not-yet' | 'ended',
  blocked: BlockedHosts,
): Answer {
  return link.fallback === undefined ? { page } : redirectTo(link.fallback, blocked);
}

function redirectTo(place: Destination | undefined, blocked: BlockedHosts): Answer {
  return place === undefined || blocked.has(place.hostname) ? { page: 'disabled' } : place;
}
