/** Returns the time in ms since 1970-01-01 UTC. It is passed as an argument, so that tests can set it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** How far the clocks of two machines may differ, in ms. A time later than that comes from a clock that was wrong. */
export const AHEAD_MS = 3600 * 1000;

/**
 * Whether something happened less than `mostMs` ago.
 * @param ageMs how long ago; below zero after the clock was ahead, and for a short time on another machine
 */
export function isRecent(ageMs: number, mostMs: number): boolean {
  return ageMs >= -AHEAD_MS && ageMs < mostMs;
}
