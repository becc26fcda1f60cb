import { setImmediate } from 'node:timers/promises';

/** How long a batch may run, in ms. Other statements wait at most 3 s for the rows that it locks. */
const MAX_MS = 500;
/**
 * Codes that one set of statements changes. After each group, other requests get a turn, because SQLite works
 * synchronously.
 */
const GROUP = 50;

/** Yields the codes of a batch in groups until its time is up, but at least one group. */
export async function* inTime<Code>(
  codes: readonly Code[],
  maxMs = MAX_MS,
): AsyncGenerator<readonly Code[], void> {
  const end = performance.now() + maxMs;
  for (let start = 0; start < codes.length; start += GROUP) {
    if (start > 0) await setImmediate();
    if (start > 0 && performance.now() >= end) return;
    yield codes.slice(start, start + GROUP);
  }
}
