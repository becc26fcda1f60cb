import type { Utm } from '@everscan/contract/codes.schemas';

/**
 * The address that a short link redirects to: `href`, otherwise unchanged, with those UTM fields that its
 * query lacks.
 */
export function locationOf(href: string, utm: Utm): string {
  const url = new URL(href);
  const added = new URLSearchParams();
  for (const [field, value] of Object.entries(utm)) {
    const name = `utm_${field}`;
    if (value && !url.searchParams.has(name)) added.append(name, value);
  }
  if (added.size === 0) return url.href;
  url.search = url.search ? `${url.search}&${added}` : `${added}`;
  return url.href;
}
