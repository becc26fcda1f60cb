import { setImmediate } from 'node:timers/promises';

/** Other statements wait at most 3 s for the rows that a batch locks. */
const MOST_MS = 500;
/** Codes after which other requests get a turn, because SQLite works synchronously. */
const CODES_PER_TURN = 20;

/** Yields the codes of a batch until its time is over, but at least one. */
export async function* inTime<Code>(
  codes: readonly Code[],
  mostMs = MOST_MS,
): AsyncGenerator<Code, void> {
  const end = performance.now() + mostMs;
  for (const [index, code] of codes.entries()) {
    if (index > 0 && performance.now() >= end) return;
    if (index % CODES_PER_TURN === CODES_PER_TURN - 1) await setImmediate();
    yield code;
  }
}
