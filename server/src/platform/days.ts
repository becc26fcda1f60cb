export const DAY_MS = 24 * 3600 * 1000;
export const QUARTER_HOUR_MS = 15 * 60 * 1000;
export const QUARTER_HOURS_PER_DAY = DAY_MS / QUARTER_HOUR_MS;

/** The UTC day, `YYYY-MM-DD`, of a time in ms since 1970-01-01 UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The start of a UTC day, in ms since 1970-01-01 UTC. */
export function startOfUtcDay(day: string): number {
  return Date.parse(day);
}
