import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import { buildClientAddress, networkKey } from '../../http/client-address.ts';
import { buildRateLimiter, clientKeyOf, secondsToWait } from '../../http/rate-limiter.ts';
import type { Scan } from '../scans/scan.ts';
import { buildScanDescriber } from '../scans/scans.service.ts';
import { keepSnapshot } from './cache-snapshot.ts';
import { buildLinkCache, type Found } from './link-cache.ts';
import { watchLinks } from './link-changes.ts';
import { type Answer, answerOf, type Blocked, type CachedLink } from './redirect-answer.ts';
import { buildScanRecorder } from './scan-recorder.ts';
import { buildSender } from './short-link-sender.ts';
import { readShortPath } from './short-path.ts';

export type Redirects = {
  /** Answers a request for a short link, or for the host of short links; false for any other. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** The link with this code has changed. */
  forget(code: string): void;
  /** False while the disk takes no scans; codes redirect all the same. */
  isRecording(): boolean;
  /** Resolves when every scan that was answered is in the database or waits on disk. */
  close(): Promise<void>;
};

type Options = {
  db: Db;
  clock: Clock;
  config: Config;
  log: FastifyBaseLogger;
  metrics: Registry;
  blockList: Blocked;
  /** The headers of every answer of this server. */
  headers: Readonly<Record<string, string>>;
  /** Codes that do not exist, which one client may ask for in a minute. */
  missesPerMinute: number;
};

/** Short links: `GET /Q/{code}`, answered before anything else of the server is asked. */
export async function buildRedirects(options: Options): Promise<Redirects> {
  const { db, clock, config, log, metrics, blockList } = options;
  const { dataDir, database: location } = config;
  const cache = buildLinkCache({ db, log });
  const file = join(dataDir, 'known-links.json');
  const snapshot = await keepSnapshot({ file, rows: cache.rows, log });
  cache.remember(snapshot.rows);
  const { forget: onChange, listen: onListening } = cache;
  const changes = watchLinks({ db, location, clock, onChange, onListening });
  const describer = await buildScanDescriber({ db, clock, log });
  const recorder = buildScanRecorder({ dataDir, location, log, metrics });
  const { missesPerMinute: points } = options;
  const misses = buildRateLimiter({ name: 'misses', points, windowSeconds: 60 });
  const clientAddress = buildClientAddress(config.trustedProxies);
  const isForShortHost = shortHostTest(config);
  const send = buildSender({ ...options, publicUrl: config.publicUrl });

  function follow(request: IncomingMessage, response: ServerResponse, code: string): void {
    const found = find(request, code);
    if (found instanceof Promise) {
      found
        .then((link) => answer(request, response, code, link))
        .catch((error: unknown) => fail(response, error));
    } else answer(request, response, code, found);
  }

  /** After too many misses, a client is answered from the cache only. */
  function find(request: IncomingMessage, code: string) {
    const found = cache.find(code);
    if (found) return found;
    return cache.has(code) ? cache.read(code) : readUnlessLimited(request, code);
  }

  async function readUnlessLimited(request: IncomingMessage, code: string) {
    const isLimited = (await secondsToWait(misses, clientKey(request), points)) > 0;
    return isLimited ? 'too-many' : cache.read(code);
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    code: string,
    found: Found | 'too-many',
  ): void {
    if (found === 'unknown') miss(request, response);
    else if (typeof found === 'string') send.page(response, found);
    else go(request, response, code, found);
  }

  function go(
    request: IncomingMessage,
    response: ServerResponse,
    code: string,
    found: CachedLink,
  ): void {
    const answered = answerOf(found, clock(), blockList);
    const scan = isVisit(answered) ? describe(request, found.row.id) : undefined;
    const reply = () => send.answer(response, answered, code);
    // A code that dies is worse than a scan that is not counted.
    if (scan) recorder.add(scan, reply);
    else reply();
  }

  function describe(request: IncomingMessage, linkId: number): Scan | undefined {
    const { method = 'GET', headers } = request;
    try {
      return describer.describe({ linkId, address: clientAddress(request), method, headers });
    } catch (error) {
      log.error({ err: error }, 'a scan cannot be described');
      return undefined;
    }
  }

  async function preview(request: IncomingMessage, response: ServerResponse, code: string) {
    const found = await find(request, code);
    if (found === 'unknown') miss(request, response);
    else if (typeof found === 'string') send.page(response, found);
    else send.preview(response, answerOf(found, clock(), blockList), code);
  }

  function miss(request: IncomingMessage, response: ServerResponse): void {
    misses
      .consume(clientKey(request))
      .then(
        () => send.page(response, 'unknown'),
        () => send.page(response, 'too-many'),
      )
      .catch((error: unknown) => fail(response, error));
  }

  /** Nobody else catches it, and a process that answers for all codes outlives a mistake with one. */
  function fail(response: ServerResponse, error: unknown): void {
    log.error({ err: error }, 'a short link cannot be answered');
    if (!response.headersSent) send.page(response, 'unavailable');
  }

  function clientKey(request: IncomingMessage): string {
    return clientKeyOf(networkKey(clientAddress(request)));
  }

  return {
    handle(request, response) {
      const { url = '', method, headers, httpVersion } = request;
      const path = readShortPath(url);
      if (!path && !isForShortHost(request)) return false;
      if (httpVersion === '1.1' && !headers.host) return false; // the server refuses those
      try {
        if (method !== 'GET' && method !== 'HEAD') send.methodNotAllowed(response);
        else if (!path && /^\/(?:\?|$)/.test(url)) send.page(response, 'root');
        else if (!path?.code) miss(request, response);
        else if (path.isPreview) {
          preview(request, response, path.code).catch((error) => fail(response, error));
        } else follow(request, response, path.code);
      } catch (error) {
        fail(response, error);
      }
      return true;
    },
    forget: cache.forget,
    isRecording: recorder.isRecording,
    async close() {
      describer.stop();
      cache.stop();
      await changes.stop();
      await snapshot.stop();
      await recorder.close();
    },
  };
}

/** Whoever meets the owner's page has scanned the code; a code that is no more has no scans. */
function isVisit(answer: Answer): boolean {
  return !('page' in answer) || (answer.page !== 'deleted' && answer.page !== 'disabled');
}

/** Where short links have a host of their own, nothing else is there. */
function shortHostTest({ shortUrl, publicUrl }: Config): (request: IncomingMessage) => boolean {
  const { host, hostname } = new URL(shortUrl);
  const site = new URL(publicUrl);
  // A proxy may leave the port out.
  const hosts = [host, hostname].filter((name) => name !== site.host && name !== site.hostname);
  if (hosts.length === 0) return () => false;
  return ({ headers }) => hosts.includes((headers.host ?? '').toLowerCase());
}
