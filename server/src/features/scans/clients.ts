import Bowser from 'bowser';

/** What a user agent says of itself: names of fixed lists, empty when unknown. */
export type Client = { device: string; system: string; browser: string };

/** User agents of which the client is remembered. */
const REMEMBERED = 2_000;

const DEVICES = new Set(['mobile', 'tablet', 'desktop', 'tv']);
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));

const known = new Map<string, Client>();

/** Parses a user agent of at most 512 characters; most have been seen before. */
export function clientOf(userAgent: string): Client {
  const client = known.get(userAgent) ?? parse(userAgent);
  if (known.size >= REMEMBERED) known.clear();
  known.set(userAgent, client);
  return client;
}

function parse(userAgent: string): Client {
  if (userAgent === '') return { device: '', system: '', browser: '' };
  const { platform, os, browser } = Bowser.parse(userAgent);
  return {
    device: listed(DEVICES, platform.type),
    system: listed(SYSTEMS, os.name),
    browser: listed(BROWSERS, browser.name),
  };
}

/** Of a name that is on no list, the sender may have made it up. */
function listed(names: ReadonlySet<string>, name: string | undefined): string {
  return name !== undefined && names.has(name) ? name : '';
}
