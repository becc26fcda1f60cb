/** The time in milliseconds since 1970-01-01 UTC; an argument everywhere, so that tests can set it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
