import { DAY_MS } from '../days.ts';
import type { Db } from '../db/connect.ts';
import { findLastRun } from './job-leases.store.ts';

/** A clock that is further ahead of the last run, in ms, is in doubt. Few servers are off for so long. */
const LONGEST_GAP_MS = 3 * DAY_MS;
/** How long it stays in doubt, in ms: less than the pause between two runs, so the next run decides. */
const DOUBT_MS = 50 * 60_000;

/**
 * Returns a function that says whether a job should wait because `now` may come from a clock that is
 * years ahead, as on a machine that has just started. A clock that is still there an hour later is
 * believed, unless another process has run the job meanwhile.
 * @param monotonic a clock that nobody sets, in ms
 */
export function buildDoubt(db: Db, job: string, monotonic: () => number) {
  let doubt: { lastRun: number; since: number } | undefined;
  return async (now: number): Promise<boolean> => {
    const lastRun = await findLastRun(db, job);
    if (lastRun === undefined || now - lastRun <= LONGEST_GAP_MS) {
      doubt = undefined;
      return false;
    }
    if (doubt?.lastRun !== lastRun) doubt = { lastRun, since: monotonic() };
    return monotonic() - doubt.since < DOUBT_MS;
  };
}
