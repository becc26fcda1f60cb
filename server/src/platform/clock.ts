/** Returns the time in ms since 1970-01-01 UTC. It is passed as an argument, so that tests can set it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/**
 * How far the clocks of two machines may differ, in ms. A time further in the future comes from a clock that
 * was wrong.
 */
export const MAX_CLOCK_SKEW_MS = 3600 * 1000;

/**
 * Whether something happened less than `maxAgeMs` ago.
 * @param ageMs how long ago it happened; negative if a clock was ahead, here or on another machine
 */
export function isRecent(ageMs: number, maxAgeMs: number): boolean {
  return ageMs >= -MAX_CLOCK_SKEW_MS && ageMs < maxAgeMs;
}
