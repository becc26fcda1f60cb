import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import { buildClientAddress, networkKey } from '../platform/http/client-address.ts';
import { buildRateLimiter, clientKeyOf, secondsToWait } from '../platform/http/rate-limiter.ts';
import type { Scan, ScanDescriber } from '../scans/scans.ts';
import type { Found, KnownLinks } from './known-links.ts';
import type { PagesIn } from './pages-in-languages.ts';
import { type Answer, answerOf, type BlockedHosts, type CachedLink } from './redirect-answer.ts';
import type { ScanRecorder } from './scan-recorder.ts';
import { buildSender } from './short-link-sender.ts';
import { readShortPath } from './short-path.ts';

type Options = {
  clock: Clock;
  config: Config;
  log: FastifyBaseLogger;
  metrics: Registry;
  blockList: BlockedHosts;
  headers: Readonly<Record<string, string>>;
  missesPerMinute: number;
  requestId: (request: IncomingMessage) => string;
  links: KnownLinks;
  describer: ScanDescriber;
  recorder: ScanRecorder;
  pagesIn: PagesIn;
};

type Result = Found | 'too-many';
/** The code and the query of a short link. */
type FollowedPath = { code: string; query: string };

/** Returns `handle` of `Redirects`. */
export function buildShortLinkHandler(options: Options) {
  const { clock, config, log, blockList, links, describer, recorder, requestId } = options;
  const { missesPerMinute: points } = options;
  const misses = buildRateLimiter({ name: 'misses', points, windowSeconds: 60 });
  const clientAddress = buildClientAddress(config.trustedProxies);
  const clientKey = (request: IncomingMessage) => clientKeyOf(networkKey(clientAddress(request)));
  const isForShortHost = shortHostTest(config);
  const send = buildSender(options);

  /** After too many misses, a client is answered from what is known only. */
  function find(request: IncomingMessage, code: string): Result | Promise<Result> {
    const found = links.find(code);
    if (found) return found;
    return links.has(code) ? links.ask(code) : readUnlessLimited(request, code);
  }

  async function readUnlessLimited(request: IncomingMessage, code: string): Promise<Result> {
    const isLimited = (await secondsToWait(misses, clientKey(request), points)) > 0;
    return isLimited ? 'too-many' : links.ask(code);
  }

  function follow(
    request: IncomingMessage,
    response: ServerResponse,
    { code, query }: FollowedPath,
  ): void {
    const found = find(request, code);
    if (!(found instanceof Promise)) {
      redirect(request, response, { code, query }, found);
      return;
    }
    found
      .then((result) => redirect(request, response, { code, query }, result))
      .catch((error: unknown) => sendFailure(response, error));
  }

  function redirect(
    request: IncomingMessage,
    response: ServerResponse,
    { code, query }: FollowedPath,
    found: Result,
  ): void {
    if (typeof found === 'string') {
      sendMissing(request, response, found);
      return;
    }
    const answer = answerOf(found, clock(), blockList, query);
    const scan = countsAsScan(answer) ? describe(request, found) : undefined;
    const reply = () => send.answer(response, answer, code);
    // Even if the scan cannot be recorded, the code must redirect.
    if (scan) recorder.add(scan, reply);
    else reply();
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

  async function preview(request: IncomingMessage, response: ServerResponse, code: string) {
    const found = await find(request, code);
    if (typeof found === 'string') sendMissing(request, response, found);
    else send.preview(response, answerOf(found, clock(), blockList), code);
  }

  function sendMissing(
    request: IncomingMessage,
    response: ServerResponse,
    reason: 'unknown' | 'unavailable' | 'too-many',
  ): void {
    if (reason === 'unknown') sendUnknown(request, response);
    else send.page(response, reason);
  }

  /** Sends the page for an unknown code, and counts a miss. */
  function sendUnknown(request: IncomingMessage, response: ServerResponse): void {
    misses
      .consume(clientKey(request))
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
      if (method !== 'GET' && method !== 'HEAD') send.methodNotAllowed(response);
      else if (!path && /^\/(?:\?|$)/.test(url)) send.page(response, 'root');
      else if (!path?.code) sendUnknown(request, response);
      else if (path.isPreview) {
        preview(request, response, path.code).catch((error) => sendFailure(response, error));
      } else follow(request, response, { code: path.code, query: path.query });
    } catch (error) {
      sendFailure(response, error);
    }
    return true;
  };
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
