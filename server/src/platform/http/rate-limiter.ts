import { hash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
// The whole package takes 8 MB of memory; these parts take 2 MB.
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterPostgres from 'rate-limiter-flexible/lib/RateLimiterPostgres.js';
import type RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import RLWrapperTimeouts from 'rate-limiter-flexible/lib/RLWrapperTimeouts.js';
import { MAX_CLOCK_SKEW_MS } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { isPostgres } from '../db/is-postgres.ts';

/** Counts per client in fixed windows, each of which begins with the client's first request. */
export type RateLimiter = Pick<
  RateLimiterMemory,
  'consume' | 'get' | 'penalty' | 'reward' | 'delete'
>;

type Options = {
  /** Distinguishes the keys of this limiter from those of all others. */
  name: string;
  /** How many times a client may act in one window. */
  points: number;
  windowSeconds: number;
};

/** How many clients one limiter tracks; at the limit, they take about 10 MB. */
const CLIENTS_MAX = 20_000;
/** Tests wait longer, because a busy machine may delay them for any length of time. */
export const sharedCounts = {
  /** Longest wait for the shared counts, in ms, before those of this process are used. */
  timeoutMs: 500,
};

/** A limiter that counts in this process. */
export function buildRateLimiter({ name, points, windowSeconds }: Options): RateLimiter {
  return new BoundedMemory({ keyPrefix: name, points, duration: windowSeconds });
}

/**
 * A limiter whose counts all processes share when the database is PostgreSQL. While it does not respond, this
 * process keeps its own counts.
 */
export function buildSharedRateLimiter(db: Db, options: Options): RateLimiter {
  const { name: keyPrefix, points, windowSeconds: duration } = options;
  const insuranceLimiter = new BoundedMemory({ keyPrefix, points, duration });
  if (!isPostgres(db)) return insuranceLimiter;
  const limiter = new SharedCounts({
    ...{ keyPrefix, points, duration, insuranceLimiter },
    storeClient: { query: (query: Query) => runQuery(db, query) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true, // by a migration
    inMemoryBlockOnConsumed: points + 1, // a refused client costs no further query
  });
  return new RLWrapperTimeouts({ limiter, timeoutMs: sharedCounts.timeoutMs });
}

/** How long a client has to wait, in whole seconds; 0 while it has acted less than `points` times. */
export async function secondsToWait(
  limiter: RateLimiter,
  key: string,
  points: number,
): Promise<number> {
  const count = await limiter.get(key);
  const isUsedUp = count && count.msBeforeNext > 0 && count.consumedPoints >= points;
  return isUsedUp ? secondsOf(count) : 0;
}

/** The remaining time of a client's window, in whole seconds; at least 1. */
export function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/** The key of a client: a hash of fixed length that fits the table and does not contain the address itself. */
export function clientKeyOf(...parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 32);
}

/**
 * Keeps the counts of a limited number of clients: the library itself keeps all until their windows
 * end. Beyond the limit, only the client whose window began first is forgotten.
 */
class BoundedMemory extends RateLimiterMemory {
  /** In the order in which their windows began. */
  readonly #keys = new Set<string>();

  override async consume(...args: Parameters<RateLimiterMemory['consume']>) {
    return this.#keep(args[0], await super.consume(...args));
  }

  override async penalty(...args: Parameters<RateLimiterMemory['penalty']>) {
    return this.#keep(args[0], await super.penalty(...args));
  }

  #keep(key: string | number, result: RateLimiterRes): RateLimiterRes {
    if (!result.isFirstInDuration) return result;
    this.#keys.delete(String(key));
    this.#keys.add(String(key));
    if (this.#keys.size > CLIENTS_MAX) {
      const [oldest = ''] = this.#keys;
      this.#keys.delete(oldest);
      this.delete(oldest);
    }
    return result;
  }
}

/** A window that ends more than an hour late began while a clock was ahead, and is forgotten. */
class SharedCounts extends RateLimiterPostgres {
  override async consume(...args: Parameters<RateLimiterPostgres['consume']>) {
    const count = super.consume(...args);
    // Rejects with the count when the client is refused.
    if (!this.#isStale(await count.catch((refusal: RateLimiterRes) => refusal))) return count;
    await this.delete(args[0]);
    return super.consume(...args);
  }

  override async get(...args: Parameters<RateLimiterPostgres['get']>) {
    const count = await super.get(...args);
    if (!this.#isStale(count)) return count;
    await this.delete(args[0]);
    return null;
  }

  #isStale(count: RateLimiterRes | null): boolean {
    return count !== null && count.msBeforeNext > this.duration * 1000 + MAX_CLOCK_SKEW_MS;
  }
}

type Query = { text: string; values: readonly unknown[] };

/** Runs a query over the app's pool, so that its time limits apply. */
async function runQuery(db: Db, { text, values }: Query) {
  const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
}
