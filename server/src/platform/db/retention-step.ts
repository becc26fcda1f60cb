import type { Db } from './connect.ts';

/**
 * Deletes or shortens up to `batch` rows whose retention period is over at `now`, and returns how many it
 * handled. It is called again until it handles fewer than `batch`. A step that must see all rows works in
 * batches itself, and returns 0. Several processes may run it.
 */
export type RetentionStep = (
  db: Db,
  options: { now: number; batch: number; signal: AbortSignal },
) => Promise<number>;

export function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  return date.setUTCMonth(date.getUTCMonth() - months);
}
