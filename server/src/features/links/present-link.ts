import type { Link } from '@everscan/contract/codes.schemas';
import { url } from '@everscan/core/content/url';
import type { LinkOfProject, VisibleLink } from './links.store.ts';

/** A link as clients see it: every response with a link goes through this function. `data` is that of its project. */
export function presentLink(row: VisibleLink & { data: string }): Link {
  return {
    code: row.code,
    shortUrl: symbolAddress(row),
    target: row.target,
    utm: row.utm === null ? {} : JSON.parse(row.utm),
    passesQuery: row.passes_query === 1,
    state: linkState(row),
    pauseText: row.pause_text ?? '',
    startsAt: row.starts_at === null ? null : timeOf(row.starts_at),
    endsAt: row.ends_at === null ? null : timeOf(row.ends_at),
    fallback: row.fallback,
    version: row.link_version,
  };
}

/** The state of a link that is not in the bin, as its owner sees it. */
export function linkState({
  state,
  blocked_at,
}: Pick<VisibleLink, 'state' | 'blocked_at'>): Link['state'] {
  return blocked_at === null ? state : 'disabled';
}

/** The address in the symbol, which stays the same when the operator changes the short domain. */
export function symbolAddress({ data }: { data: string }): string {
  return url.encode(JSON.parse(data), '');
}

/** Like `presentLink`, for a row that was read or changed without its project. */
export function presentLinkRow(row: LinkOfProject): Link {
  const { id: link_id, version: link_version, ...rest } = row;
  const times = { link_created_at: row.created_at, link_updated_at: row.updated_at };
  return presentLink({ ...rest, link_id, link_version, ...times });
}

/** ISO 8601 in UTC. */
export function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
