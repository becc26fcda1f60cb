import type { RedirectRow } from './link-rows.ts';

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

/** A longer query is not passed on: proxies and servers refuse long addresses. */
const MAX_LENGTH = 2_000;
/** Characters that the URL Standard percent-encodes in a query, and those outside ASCII. */
const UNSAFE = /[^!$-&(-;=?-~]/g;

/**
 * Adds the parameters of `query` that the address does not have itself, exactly as they were sent. Only the address's
 * query changes, and its fragment stays last.
 * @param location as `URL.href` writes it
 * @param query without a question mark, as it was in a request line
 */
export function withQuery(location: string, query: string): string {
  const [sent = ''] = query.split('#');
  if (sent.length > MAX_LENGTH) return location;
  const { searchParams, hash } = new URL(location);
  const added = sent.split('&').filter((pair) => {
    const [name] = [...new URLSearchParams(pair).keys()];
    return name !== undefined && !searchParams.has(name);
  });
  if (added.length === 0) return location;
  const text = added.join('&').replace(UNSAFE, (character) => encode(character));
  const base =
    hash === '' && !location.endsWith('#') ? location : location.slice(0, location.indexOf('#'));
  const separator = !base.includes('?') ? '?' : /[?&]$/.test(base) ? '' : '&';
  return base + separator + text + location.slice(base.length);
}

/** Node reads each byte of a request line as one character (ISO 8859-1). */
function encode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
