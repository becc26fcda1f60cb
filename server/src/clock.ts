/** Returns the time in ms since 1970-01-01 UTC. It is passed as an argument, so that tests can set it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** How far the clocks of two machines may differ, in ms. A time later than that comes from a clock that was wrong. */
export const AHEAD_MS = 3600 * 1000;
