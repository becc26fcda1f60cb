import type { FastifyRequest, onRequestHookHandler } from 'fastify';
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
  /** Reports of scans and exports of them, each account: a long period takes much processor time. */
  scanReports: number;
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
  scanReports: 60,
  notFound: 600,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many requests of one client the route answers in a minute. */
    perMinute?: number;
  }
}

/** The route option that sets a limit of `perMinute` requests. */
export function limited(perMinute: number) {
  return { perMinute };
}

/**
 * Enforces the `perMinute` of every route. Call it before the routes. Pages and assets have no
 * limit: a 429 would cost as much as the file.
 */
export function limitRates(app: App): void {
  app.addHook('onRoute', (route) => {
    const { perMinute } = route.config ?? {};
    if (perMinute === undefined) return;
    route.onRequest = [...[route.onRequest ?? []].flat(), limitRequests(perMinute)];
  });
}

/**
 * A hook that answers 429 to each client after its first `perMinute` requests of a minute.
 * @param keyOf what counts as one client
 */
export function limitRequests(perMinute: number, keyOf = clientKey): onRequestHookHandler {
  const limit = buildMinuteLimit(perMinute);
  return (request, _reply, done) => {
    const client = keyOf(request);
    if (limit.isExceeded(client)) throw tooManyRequests(limit.secondsLeft());
    limit.count(client);
    done();
  };
}

export function clientKey(request: FastifyRequest): string {
  return networkKey(clientAddress(request));
}

function tooManyRequests(seconds: number): HttpError {
  const message = `Too many requests. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  return new HttpError(429, 'rate_limited', message, { 'retry-after': String(seconds) });
}

export type MinuteLimit = {
  isExceeded(client: string): boolean;
  count(client: string): void;
  /** At least 1. */
  secondsLeft(): number;
};

const MINUTE_MS = 60_000;
/** Their counts take a few megabytes. With more in a minute it starts again. */
const CLIENTS = 20_000;

/** Counts what each client does in a minute, which its first count begins; one process's memory. */
export function buildMinuteLimit(
  perMinute: number,
  clock: () => number = () => performance.now(),
): MinuteLimit {
  const counts = new Map<string, number>();
  let endsAt = Number.NEGATIVE_INFINITY;
  return {
    isExceeded: (client) => clock() < endsAt && (counts.get(client) ?? 0) >= perMinute,
    count(client) {
      const now = clock();
      if (now >= endsAt || counts.size >= CLIENTS) {
        counts.clear();
        endsAt = now + MINUTE_MS;
      }
      counts.set(client, (counts.get(client) ?? 0) + 1);
    },
    secondsLeft: () => Math.max(1, Math.ceil((endsAt - clock()) / 1000)),
  };
}
