import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { isbot } from 'isbot';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type Countries, loadCountries } from './countries.ts';
import { buildSalts } from './salts.ts';
import type { Scan, ScanKind } from './scan.ts';

export type ScanRequest = {
  linkId: number;
  /** The client's IP address. It is hashed and looked up, and goes nowhere else. */
  address: string;
  method: string;
  headers: IncomingHttpHeaders;
};

export type ScanDescriber = {
  /** What is kept of a request that came now. Synchronous; takes a few µs, but for the very first. */
  describe(request: ScanRequest): Scan;
  stop(): void;
};

type Options = { db: Db; clock: Clock; log: Pick<FastifyBaseLogger, 'warn'> };

const USER_AGENT_LENGTH = 512;
/** Characters of 6 bits: two visitors of a day have the same with a probability of 2^-132. */
const VISITOR_LENGTH = 22;
/** User agents of which it is remembered whether they are a bot's. */
const REMEMBERED = 2_000;

/**
 * Never throws because of the database. Where there are links, the countries are loaded now, and
 * otherwise with the first scan: they take some memory, and a fifth of a second.
 */
export async function buildScanDescriber({ db, clock, log }: Options): Promise<ScanDescriber> {
  const salts = await buildSalts({ db, clock, log });
  const isBot = rememberBots();
  let countries: Countries | undefined;
  const anyLink = db.selectFrom('links').select('id').limit(1).executeTakeFirst();
  if (await anyLink.catch(() => undefined)) countries = loadCountries();
  return {
    describe({ linkId, address, method, headers }) {
      const at = clock();
      const userAgent = (headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH);
      countries ??= loadCountries();
      return {
        linkId,
        at,
        kind: kindOf(method, headers, userAgent, isBot),
        visitor: hashVisitor(salts.at(at), linkId, address, userAgent),
        country: countries.find(address),
        userAgent,
        referrer: hostOf(headers.referer),
      };
    },
    stop: salts.stop,
  };
}

/**
 * The salt comes first, has one length and is secret, and a part of the hash is left out: it cannot
 * be extended, as SHA-256 of a key and a text could otherwise be.
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
  // Sec-Purpose is the standard one (Fetch, 3.5.5), the others are what older browsers send.
  const purpose =
    headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? headers['x-moz'];
  if (purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose)))
    return 'prefetch';
  return isBot(userAgent) ? 'bot' : 'person';
}

function rememberBots(): (userAgent: string) => boolean {
  const known = new Map<string, boolean>();
  return (userAgent) => {
    const remembered = known.get(userAgent);
    if (remembered !== undefined) return remembered;
    // A browser always says what it is.
    const isOne = userAgent === '' || isbot(userAgent);
    if (known.size >= REMEMBERED) known.clear();
    known.set(userAgent, isOne);
    return isOne;
  };
}

/** The host of an address that a browser sent, as it is shown: without `www.`. */
function hostOf(referrer: string | undefined): string {
  if (referrer === undefined || referrer === '') return '';
  const url = URL.parse(referrer);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return '';
  return url.hostname.replace(/^www\./, '').slice(0, 253);
}
