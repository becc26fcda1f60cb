import type { RedirectRow } from '../links/links.service.ts';

/** What a visitor of a short link gets: another address, or a page of ours. */
export type Answer =
  | Place
  | { page: 'paused'; text: string }
  | { page: 'not-yet' | 'ended' | 'deleted' | 'disabled' };

/** An address for `Location`, and its host. */
type Place = { location: string; hostname: string };

/** A row of `links` with its addresses checked: nothing else may become a `Location`. */
export type CachedLink = {
  row: RedirectRow;
  target: Place | undefined;
  fallback: Place | undefined;
};

export function checkedLink(row: RedirectRow): CachedLink {
  return { row, target: checked(row.location), fallback: checked(row.fallback) };
}

/** What is in the table was checked when it was stored; the header is worth a second look. */
function checked(address: string | null): Place | undefined {
  if (!address) return undefined;
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  if (!/^[\x21-\x7e]+$/.test(url.href)) return undefined;
  return { location: url.href, hostname: url.hostname };
}

export type Blocked = { has(hostname: string): boolean };

/** `now` in ms since 1970-01-01 UTC. */
export function answerOf(link: CachedLink, now: number, blocked: Blocked): Answer {
  const { row } = link;
  if (row.state === 'deleted') return { page: 'deleted' };
  if (row.state === 'disabled') return { page: 'disabled' };
  if (row.state === 'paused') return { page: 'paused', text: row.pause_text ?? '' };
  if (row.starts_at !== null && now < row.starts_at) return outside(link, 'not-yet', blocked);
  if (row.ends_at !== null && now >= row.ends_at) return outside(link, 'ended', blocked);
  return leadTo(link.target, blocked);
}

function outside(link: CachedLink, page: 'not-yet' | 'ended', blocked: Blocked): Answer {
  return link.fallback === undefined ? { page } : leadTo(link.fallback, blocked);
}

function leadTo(place: Place | undefined, blocked: Blocked): Answer {
  return place === undefined || blocked.has(place.hostname) ? { page: 'disabled' } : place;
}
