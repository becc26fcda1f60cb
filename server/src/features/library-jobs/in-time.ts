import { setImmediate } from 'node:timers/promises';

/** Other statements wait at most 3 s for the rows that a batch locks. */
const MOST_MS = 500;
/** Codes that are changed by the same statements; then other requests get a turn, because SQLite works synchronously. */
const GROUP = 50;

/** Yields the codes of a batch in groups until its time is over, but at least one group. */
export async function* inTime<Code>(
  codes: readonly Code[],
  mostMs = MOST_MS,
): AsyncGenerator<readonly Code[], void> {
  const end = performance.now() + mostMs;
  for (let start = 0; start < codes.length; start += GROUP) {
    if (start > 0) await setImmediate();
    if (start > 0 && performance.now() >= end) return;
    yield codes.slice(start, start + GROUP);
  }
}
