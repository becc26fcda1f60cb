import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/connect.ts';
import { languageOf } from '../platform/http/accept-language.ts';
import { buildClientAddress, networkKey } from '../platform/http/client-address.ts';
import { buildRateLimiter, clientKeyOf, secondsToWait } from '../platform/http/rate-limiter.ts';
import { REQUEST_ID_HEADER } from '../platform/http/request-id.ts';
import { DOCUMENT_HEADERS } from '../platform/http/security-headers.ts';
import { buildScanDescriber, type Scan, type ScanDescriber } from '../scans/scans.ts';
import { type Answer, answerOf, type BlockedHosts, type CachedLink } from './answer.ts';
import { buildKnownLinks, type Found, type KnownLinks } from './known-links.ts';
import {
  buildPages,
  type FixedPage,
  PAGE_POLICY,
  type Page,
  type Pages,
  type PagesIn,
} from './pages.ts';
import { buildScanRecorder, type ScanRecorder } from './scan-journal.ts';

type ServeOptions = {
  clock: Clock;
  config: Config;
  log: FastifyBaseLogger;
  metrics: Registry;
  blockList: BlockedHosts;
  /** Headers of every response of this server. */
  headers: Readonly<Record<string, string>>;
  /** How many unknown codes one client may request per minute. */
  missesPerMinute: number;
  /** The id of a request, for its log lines. */
  requestId: (request: IncomingMessage) => string;
};

type Parts = {
  links: KnownLinks;
  describer: ScanDescriber;
  recorder: ScanRecorder;
  pagesIn: PagesIn;
};

/** Returns `handle` of `Redirects`: the whole sequence of a request for a short link. */
function buildShortLinkHandler(options: ServeOptions & Parts) {
  const { clock, config, log, blockList, links, describer, recorder, requestId } = options;
  const { missesPerMinute: points } = options;
  const misses = buildRateLimiter({ name: 'misses', points, windowSeconds: 60 });
  const clientAddress = buildClientAddress(config.trustedProxies);
  const clientKey = (request: IncomingMessage) => clientKeyOf(networkKey(clientAddress(request)));
  const isForShortHost = shortHostTest(config);
  const send = buildSender(options);

  function follow(response: ServerResponse, path: ShortPath): void {
    const found = find(response.req, path.code);
    if (found instanceof Promise) {
      found
        .then((result) => answer(response, path, result))
        .catch((error: unknown) => sendFailure(response, error));
    } else answer(response, path, found);
  }

  /** After too many misses, a client is answered from what is known only. */
  function find(request: IncomingMessage, code: string) {
    const found = links.find(code);
    if (found) return found;
    return links.has(code) ? links.ask(code) : readUnlessLimited(request, code);
  }

  async function readUnlessLimited(request: IncomingMessage, code: string) {
    const isLimited = (await secondsToWait(misses, clientKey(request), points)) > 0;
    return isLimited ? 'too-many' : links.ask(code);
  }

  function answer(
    response: ServerResponse,
    { code, query, isPreview }: ShortPath,
    found: Found | 'too-many',
  ): void {
    if (found === 'unknown') sendUnknown(response);
    else if (typeof found === 'string') send.page(response, found);
    else if (isPreview) send.preview(response, answerOf(found, clock(), blockList), code);
    else {
      const answer = answerOf(found, clock(), blockList, query);
      const scan = countsAsScan(answer) ? describe(response.req, found) : undefined;
      const reply = () => send.answer(response, answer, code);
      // Even if the scan cannot be recorded, the code must redirect.
      if (scan) recorder.add(scan, reply);
      else reply();
    }
  }

  function describe(request: IncomingMessage, { row }: CachedLink): Scan | undefined {
    const { method = 'GET', headers } = request;
    try {
      const address = clientAddress(request);
      return describer.describe({ linkId: row.id, address, method, headers });
    } catch (error) {
      log.error({ reqId: requestId(request), err: error }, 'a scan cannot be described');
      return undefined;
    }
  }

  /** Sends the page for an unknown code, and counts a miss. */
  function sendUnknown(response: ServerResponse): void {
    misses
      .consume(clientKey(response.req))
      .then(
        () => send.page(response, 'unknown'),
        () => send.page(response, 'too-many'),
      )
      .catch((error: unknown) => sendFailure(response, error));
  }

  /** An uncaught error would end the process, which serves all codes. */
  function sendFailure(response: ServerResponse, error: unknown): void {
    const reqId = requestId(response.req);
    log.error({ reqId, err: error }, 'a request for a short link failed');
    if (!response.headersSent) send.page(response, 'unavailable');
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method, headers, httpVersion } = request;
    const path = readShortPath(url);
    if (!path && !isForShortHost(request)) return false;
    if (httpVersion === '1.1' && !headers.host) return false; // Node refuses these requests
    try {
      if (method !== 'GET' && method !== 'HEAD') send.page(response, 'wrong-method');
      else if (!path && /^\/(?:\?|$)/.test(url)) send.page(response, 'root');
      else if (!path || path === 'malformed') sendUnknown(response);
      else follow(response, path);
    } catch (error) {
      sendFailure(response, error);
    }
    return true;
  };
}

type ShortPath = {
  /** In upper case. */
  code: string;
  /** A + after the code asks for a page that shows the destination. */
  isPreview: boolean;
  /** What follows the question mark. */
  query: string;
};

const PREFIX = /^(?:https?:\/\/[^/?#]*)?\/q\//i;
/**
 * Codes of `linkCodePattern`. Some apps append a slash, and programs that find addresses in texts take along one
 * character behind them, or parameters without a `?`.
 */
const CODE =
  /^(?:https?:\/\/[^/?#]*)?\/q\/([0-9a-z-]{3,32})(\+|%2b)?(?:[/.,);]|%20|&.*?)?(?:\?(.*))?$/is;

/**
 * Reads the target of a request line, which may be in absolute form (RFC 9112, 3.2.2). Short links lead to
 * the same place on every host. Returns undefined when it is not a short link.
 */
function readShortPath(url: string): ShortPath | 'malformed' | undefined {
  const found = CODE.exec(url);
  if (!found) return PREFIX.test(url) ? 'malformed' : undefined;
  const [, code = '', plus, query = ''] = found;
  return { code: code.toUpperCase(), isPreview: plus !== undefined, query };
}

/** Showing the owner's message for visitors counts as a scan; a deleted or disabled code counts none. */
function countsAsScan(answer: Answer): boolean {
  return !('page' in answer) || (answer.page !== 'deleted' && answer.page !== 'disabled');
}

/** Browsers omit the default port, but some proxies add it. */
const DEFAULT_PORT = /:(?:80|443)$/;

/** Returns a function that tests whether a request is for a host that serves only short links. */
function shortHostTest({ shortUrl, publicUrl }: Config): (request: IncomingMessage) => boolean {
  const { host, hostname } = new URL(shortUrl);
  const site = new URL(publicUrl);
  // A proxy may omit the port.
  const hosts = [host, hostname].filter((name) => name !== site.host && name !== site.hostname);
  if (hosts.length === 0) return () => false;
  return ({ headers }) =>
    hosts.includes((headers.host ?? '').toLowerCase().replace(DEFAULT_PORT, ''));
}

/** Names and values alternate, which is the fastest form for `writeHead`. */
type Head = readonly string[];

/**
 * Writes the responses to short links. They never contain parts of the request, except for an id that a
 * trusted proxy has assigned. Redirects carry no id, because the server does not log them.
 */
function buildSender({ headers, log, metrics, pagesIn, requestId }: ServeOptions & Parts) {
  const answers = new Counter({
    name: 'short_links_answered_total',
    help: 'Answers to requests for short links',
    labelNames: ['answer'],
    registers: [metrics],
  });
  const redirected = answers.labels('redirect');
  const only = (names: readonly string[]): Head =>
    names.flatMap((name) => (headers[name] === undefined ? [] : [name, headers[name]]));
  const redirectHead: Head = [
    ...['content-length', '0', 'cache-control', 'no-store', 'x-robots-tag', 'noindex'],
    ...only(['referrer-policy', 'strict-transport-security', 'x-content-type-options']),
  ];
  const pageHead: Head = [
    ...['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-store'],
    ...['content-security-policy', PAGE_POLICY, 'x-robots-tag', 'noindex'],
    ...['vary', 'accept-language'],
    ...Object.entries(DOCUMENT_HEADERS).flat(),
    ...only(Object.keys(headers).filter((name) => name !== 'content-security-policy')),
  ];

  /** Sends a page in the language that the client prefers. */
  function write(response: ServerResponse, name: string, choose: (pages: Pages) => Page): void {
    answers.labels(name).inc();
    pagesIn(languageOf(response.req.headers['accept-language']))
      .then((pages) => {
        const { status, html, headers: more = [] } = choose(pages);
        const length = ['content-length', String(Buffer.byteLength(html))];
        const language = ['content-language', pages.language];
        const id = [REQUEST_ID_HEADER, requestId(response.req)];
        response.writeHead(status, [...pageHead, ...language, ...length, ...id, ...more]).end(html);
      })
      .catch((error: unknown) => {
        const reqId = requestId(response.req);
        log.error({ reqId, err: error }, 'a page of a short link cannot be sent');
        response.destroy();
      });
  }

  return {
    answer(response: ServerResponse, answer: Answer, code: string): void {
      if ('page' in answer) write(response, answer.page, (pages) => pages.of(answer, code));
      else {
        redirected.inc();
        response.writeHead(302, ['location', answer.location, ...redirectHead]).end();
      }
    },
    preview(response: ServerResponse, answer: Answer, code: string): void {
      write(response, 'preview', (pages) =>
        'page' in answer ? pages.of(answer, code) : pages.preview(answer.location, code),
      );
    },
    page(response: ServerResponse, name: FixedPage): void {
      write(response, name, ({ fixed }) => fixed[name]);
    },
  };
}

export { type Answer, answerOf, type BlockedHosts, checkedLink } from './answer.ts';
export { Html, html } from './html.ts';
export { listRedirectsAfter, type RedirectRow } from './link-rows.ts';
export { type PageTexts, pageTextsIn } from './pages.ts';

export type Redirects = {
  /** Answers requests for short links and their host; returns false for all others. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** False while scans cannot be written to disk. Codes still redirect. */
  isRecording(): boolean;
  /** Whether links redirect although the database does not answer. */
  standsIn(): boolean;
  /** Resolves when every recorded scan is in the database or stays on disk. */
  close(): Promise<void>;
};

type Options = ServeOptions & {
  db: Db;
  /** Follows the links from the start on, instead of from the first request. */
  startsNow?: boolean;
  pauses?: RedirectPauses | undefined;
};

/** How long files beside the database may keep data that was deleted from it, in ms. */
export type RedirectPauses = {
  /** Pause between two cleanings of the file of links. */
  cleanMs: number;
  /** How long scans are written to one journal. */
  journalMs: number;
};

const defaultPauses: RedirectPauses = { cleanMs: 60_000, journalMs: 30 * 60_000 };

/** Short links, `GET /Q/{code}`: answered before Fastify sees the request. */
export async function buildRedirects(options: Options): Promise<Redirects> {
  const { db, clock, config, log, metrics, startsNow = false, pauses = defaultPauses } = options;
  const { dataDir, database: location } = config;
  const { cleanMs, journalMs } = pauses;
  const links = buildKnownLinks({ dataDir, location, db, log, metrics, cleanMs });
  if (startsNow) await links.ready();
  const describer = await buildScanDescriber({ db, clock, log, loadsCountries: startsNow });
  const recorder = buildScanRecorder({ dataDir, location, log, metrics, journalMs });
  const pagesIn = await buildPages(config.publicUrl, log);
  return {
    handle: buildShortLinkHandler({ ...options, links, describer, recorder, pagesIn }),
    isRecording: recorder.isRecording,
    standsIn: links.standsIn,
    async close() {
      await describer.stop();
      await links.close();
      await recorder.close();
    },
  };
}
