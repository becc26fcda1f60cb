import type { IncomingHttpHeaders } from 'node:http';
import Bowser from 'bowser';

const MAX_LENGTH = 512;

export function userAgentOf(headers: IncomingHttpHeaders): string {
  return (headers['user-agent'] ?? '').slice(0, MAX_LENGTH);
}

/** Names from fixed lists, empty when unknown. */
export type UserAgent = { device: string; system: string; browser: string };

/** Entries of the cache of parsed user agents. */
const MAX_CACHED = 2_000;

const DEVICES = new Set(['mobile', 'tablet', 'desktop', 'tv']);
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));

const cache = new Map<string, UserAgent>();

/** Parses a `User-Agent` header of at most 512 characters, or takes it from the cache. */
export function readUserAgent(header: string): UserAgent {
  const userAgent = cache.get(header) ?? parse(header);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(header, userAgent);
  return userAgent;
}

function parse(header: string): UserAgent {
  if (header === '') return { device: '', system: '', browser: '' };
  const { platform, os, browser } = Bowser.parse(header);
  return {
    device: nameIn(DEVICES, platform.type),
    system: nameIn(SYSTEMS, os.name),
    browser: nameIn(BROWSERS, browser.name),
  };
}

/** Drops names that are not on the list, since senders may invent them. */
function nameIn(names: ReadonlySet<string>, name: string | undefined): string {
  return name !== undefined && names.has(name) ? name : '';
}
