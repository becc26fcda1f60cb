import type { FastifyRequest } from 'fastify';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { Db } from '../db/connect.ts';
import type { App } from './app-type.ts';
import { clientAddress, networkKey } from './client-address.ts';
import { type HttpError, retryAfter, userError } from './http-error.ts';
import {
  buildRateLimiter,
  buildSharedRateLimiter,
  clientKeyOf,
  type RateLimiter,
  secondsOf,
} from './rate-limiter.ts';

/** How many requests one client may send per minute, by kind of request. */
export type RateLimits = {
  /** Each request below `/api` that has no other limit. */
  api: number;
  /** Each tracking request. A classroom behind one IP address stays below it. */
  tracking: number;
  /** Each account request, such as login. Wrong passwords have separate limits. */
  accounts: number;
  /** Challenges for passkeys: each is a row for five minutes. The sign-in dialog asks for one by itself. */
  challenges: number;
  /** Sending feedback. The limit per account is counted in the database. */
  feedback: number;
  /** Batches of an uploaded list, each of which adds or changes up to 200 codes. */
  bulk: number;
  /** Previews of changed texts, each of which goes through all codes of an account. */
  previews: number;
  /** Exports of an account: each reads all its data. */
  exports: number;
  /** Requests for a new password, each of which may become a mail. */
  resets: number;
  /** Reports about codes, which anyone may send. */
  reports: number;
  /** Scan reports and exports, per account: a long period takes much processor time. */
  scanReports: number;
  /** Pages, feeds and other files that contain the site's address. An office or a school stays below it. */
  pages: number;
  /** Requests for URLs that do not exist. */
  notFound: number;
};

export const defaultRateLimits: RateLimits = {
  api: 6000,
  tracking: 600,
  accounts: 240,
  challenges: 60,
  feedback: 30,
  bulk: 120,
  previews: 120,
  exports: 10,
  resets: 10,
  reports: 10,
  scanReports: 60,
  pages: 6000,
  notFound: 600,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many requests of one client the route accepts per minute. */
    perMinute?: number;
  }
}

/**
 * Enforces the `perMinute` of every route. Call it before adding routes. Assets have no limit, because one
 * page loads dozens of them and browsers keep them; `static-pages.ts` limits pages.
 */
export function limitRates(app: App, db: Db): void {
  app.addHook('onRoute', (route) => {
    const { perMinute, isShared } = route.config ?? {};
    if (perMinute === undefined) return;
    const options = { name: `${route.method} ${route.url}`, points: perMinute, windowSeconds: 60 };
    const limiter = isShared ? buildSharedRateLimiter(db, options) : buildRateLimiter(options);
    route.onRequest = [...[route.onRequest ?? []].flat(), limitRequests(limiter)];
  });
}

/**
 * A hook that responds with 429 to a client that `limiter` rejects.
 * @param keyOf what counts as one client
 */
export function limitRequests(limiter: RateLimiter, keyOf = clientKey) {
  return async (request: FastifyRequest): Promise<void> => {
    try {
      await limiter.consume(clientKeyOf(keyOf(request)));
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? tooManyRequests(secondsOf(refusal)) : refusal;
    }
  };
}

export function clientKey(request: FastifyRequest): string {
  return networkKey(clientAddress(request));
}

function tooManyRequests(seconds: number): HttpError {
  const headers = retryAfter(seconds);
  return userError(429, 'rate_limited.requests', { params: { seconds }, headers });
}
