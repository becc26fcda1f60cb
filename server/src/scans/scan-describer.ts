import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { isbot } from 'isbot';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/connect.ts';
import { getCountries } from '../platform/http/countries.ts';
import { userAgentOf } from '../platform/http/user-agent.ts';
import type { Scan, ScanKind } from './scan.ts';
import { buildVisitorSalts } from './visitor-salts.ts';

export type ScanRequest = {
  linkId: number;
  /** The client's IP address. It is hashed, and its country is looked up, but it is never stored. */
  address: string;
  method: string;
  headers: IncomingHttpHeaders;
};

export type ScanDescriber = {
  /** Returns the scan as which a request is recorded. Synchronous; takes a few µs, except for the first. */
  describe(request: ScanRequest): Scan;
  stop(): Promise<void>;
};

type Options = {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Loads the country database now instead of with the first scan; this takes a sixth of a second. */
  loadsCountries: boolean;
};

/** Characters of 6 bits each: two visitors have the same hash with a probability of 2^-132. */
const VISITOR_LENGTH = 22;
/** Entries of the cache of user agents. */
const MAX_CACHED = 2_000;

/** Builds a describer, which also works while the database is unreachable. */
export async function buildScanDescriber(options: Options): Promise<ScanDescriber> {
  const { clock } = options;
  const salts = await buildVisitorSalts(options);
  const isBot = cacheBots();
  if (options.loadsCountries) getCountries();
  return {
    describe({ linkId, address, method, headers }) {
      const at = clock();
      const userAgent = userAgentOf(headers);
      return {
        linkId,
        at,
        kind: kindOf(method, headers, userAgent, isBot),
        visitor: hashVisitor(salts.at(at), linkId, address, userAgent),
        country: getCountries().find(address),
        userAgent,
        referrer: hostOf(headers.referer),
      };
    },
    stop: salts.stop,
  };
}

/**
 * SHA-256 with the secret salt in front. A length extension attack is impossible, because the hash is
 * truncated.
 */
function hashVisitor(salt: string, linkId: number, address: string, userAgent: string): string {
  const text = `${salt}\n${linkId}\n${address}\n${userAgent}`;
  return hash('sha256', text, 'base64url').slice(0, VISITOR_LENGTH);
}

function kindOf(
  method: string,
  headers: IncomingHttpHeaders,
  userAgent: string,
  isBot: (userAgent: string) => boolean,
): ScanKind {
  if (method === 'HEAD') return 'prefetch';
  // Sec-Purpose is the standard header (Fetch, 3.5.5); older browsers send the others.
  const purpose =
    headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? headers['x-moz'];
  if (purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose)))
    return 'prefetch';
  return isBot(userAgent) ? 'bot' : 'person';
}

/** Parts that Alipay and scanner apps add. Their `|` and "scan" would make `isbot` classify them as bots. */
const APPS = /AlipayDefined\([^)]*\)|\b(?:qr|bar) ?(?:code)? ?scan(?:ner)?\b/gi;
/** Apps that show a preview of an address in a message, and that `isbot` does not know. */
const PREVIEWS = /^Viber\/.*CFNetwork/;
const MOBILE_BROWSER = /AppleWebKit.*Mobile/;

function withoutApps(userAgent: string): string {
  return MOBILE_BROWSER.test(userAgent) ? userAgent.replace(APPS, '') : userAgent;
}

function cacheBots(): (userAgent: string) => boolean {
  const cache = new Map<string, boolean>();
  return (userAgent) => {
    const cached = cache.get(userAgent);
    if (cached !== undefined) return cached;
    // Browsers always send a user agent.
    const isOne = userAgent === '' || PREVIEWS.test(userAgent) || isbot(withoutApps(userAgent));
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(userAgent, isOne);
    return isOne;
  };
}

/** The host of the `Referer` header without `www.`. */
function hostOf(referrer: string | undefined): string {
  if (referrer === undefined || referrer === '') return '';
  const url = URL.parse(referrer);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return '';
  return url.hostname.replace(/^www\./, '').slice(0, 253);
}
