import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import type { Db } from '../db/connect.ts';
import { type HttpError, retryAfter, userError } from './http-error.ts';
import {
  buildSharedRateLimiter,
  type RateLimiter,
  secondsOf,
  secondsToWait,
} from './rate-limiter.ts';

/** How many attempts are allowed in a window. */
type Rules<Rule extends string> = {
  readonly [name in Rule]: { readonly points: number; readonly windowSeconds: number };
};

/** The rules that apply to an attempt, each with the key of its counter. */
export type Counted<Rule extends string> = readonly (readonly [Rule, string])[];

type Options<Rule extends string> = {
  /** Distinguishes these counts from all others. */
  name: string;
  rules: Rules<Rule>;
  refusal: 'rate_limited.attempts' | 'rate_limited.codes';
};

/** Counts of attempts to guess a secret. All processes share them. */
export function buildAttemptCounts<Rule extends string>(
  db: Db,
  { name, rules, refusal }: Options<Rule>,
) {
  const limiters = Object.fromEntries(
    Object.keys(rules).map((rule) => [
      rule,
      buildSharedRateLimiter(db, { name: `${name} ${rule}`, ...rules[rule as Rule] }),
    ]),
  ) as Record<Rule, RateLimiter>;

  function tooMany(seconds: number): HttpError {
    const params = { minutes: Math.ceil(seconds / 60) };
    return userError(429, refusal, { params, headers: retryAfter(seconds) });
  }

  return {
    /** Checks without counting. @throws {HttpError} 429 when an attempt has to wait */
    async check(counted: Counted<Rule>): Promise<void> {
      for (const [rule, key] of counted) {
        const seconds = await secondsToWait(limiters[rule], key, rules[rule].points);
        if (seconds > 0) throw tooMany(seconds);
      }
    },
    /**
     * Counts an attempt before it is made, so that parallel attempts cannot exceed the limit.
     * @throws {HttpError} 429 when it has to wait
     */
    async take(counted: Counted<Rule>): Promise<void> {
      try {
        for (const [rule, key] of counted) await limiters[rule].consume(key);
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(secondsOf(refusal)) : refusal;
      }
    },
    /** Undoes what `take` has counted. */
    async giveBack(counted: Counted<Rule>): Promise<void> {
      for (const [rule, key] of counted) await limiters[rule].reward(key);
    },
    /** Counts a failure after it happened. */
    async fail(counted: Counted<Rule>): Promise<void> {
      await Promise.all(counted.map(([rule, key]) => limiters[rule].penalty(key)));
    },
    async reset(counted: Counted<Rule>): Promise<void> {
      for (const [rule, key] of counted) await limiters[rule].delete(key);
    },
  };
}
