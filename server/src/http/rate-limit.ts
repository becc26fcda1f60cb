import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { clientAddress, networkKey } from './client-address.ts';
import { HttpError } from './http-error.ts';

/** Requests of one client in one minute, by what they ask for. */
export type RateLimits = {
  /** All of `/api` that has no limit of its own. */
  api: number;
  /** Each tracking call. A classroom behind one address stays below. */
  tracking: number;
  /** Each call of an account, such as login. Wrong passwords have limits of their own. */
  accounts: number;
  /** Each call that sends feedback. How much one account may send is stored, and counted there. */
  feedback: number;
  /** Exports of an account: each reads all that it has. */
  exports: number;
  /** Reports about codes, which anyone may send. */
  reports: number;
  /** Addresses that do not exist. */
  notFound: number;
};

export const defaultRateLimits: RateLimits = {
  api: 6000,
  tracking: 600,
  accounts: 240,
  feedback: 30,
  exports: 10,
  reports: 10,
  notFound: 600,
};

/** One process's counts. Pages and assets have no limit: a 429 would cost as much as the file. */
export async function limitRates(app: App, limits: RateLimits): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: limits.api,
    timeWindow: '1 minute',
    cache: 20_000,
    keyGenerator: clientKey,
    errorResponseBuilder: (_request, { after }) =>
      new HttpError(429, 'rate_limited', `Too many requests. Please try again in ${after}.`),
    addHeadersOnExceeding: NO_HEADERS,
    addHeaders: NO_HEADERS,
  });
}

/** The route option that sets a limit of `perMinute` requests. */
export function limited(perMinute: number) {
  return { rateLimit: { max: perMinute } };
}

export function clientKey(request: FastifyRequest): string {
  return networkKey(clientAddress(request));
}

/** `Retry-After` says what a client needs; the counters would only help to stay just below. */
const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};
