/** Returns the time in ms since 1970-01-01 UTC. It is passed as an argument, so that tests can set it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
