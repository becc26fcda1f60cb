import { DAY_MS } from '../days.ts';
import type { Db } from '../db/connect.ts';
import { findLastRun } from './job-leases.store.ts';

/** A clock that is further ahead of the last run than this, in ms, is in doubt. Few servers are off for this long. */
const MAX_GAP_MS = 3 * DAY_MS;
/** How long a clock stays in doubt, in ms: less than the pause between two runs, so the next run decides. */
const DOUBT_MS = 50 * 60_000;

/**
 * Returns a function that decides whether a job should wait because `now` may come from a clock that is years
 * ahead, as on a machine that has just started. A clock that still shows this time an hour later is trusted,
 * unless another process has run the job in the meantime.
 * @param monotonic a clock that nobody can set, in ms
 */
export function buildClockCheck(db: Db, job: string, monotonic: () => number) {
  let doubt: { lastRun: number; since: number } | undefined;
  return async (now: number): Promise<boolean> => {
    const lastRun = await findLastRun(db, job);
    if (lastRun === undefined || now - lastRun <= MAX_GAP_MS) {
      doubt = undefined;
      return false;
    }
    if (doubt?.lastRun !== lastRun) doubt = { lastRun, since: monotonic() };
    return monotonic() - doubt.since < DOUBT_MS;
  };
}
