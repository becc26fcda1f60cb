import type { Clock } from './clock.ts';
import { withTimeout } from './with-timeout.ts';

/** How long a value is reused, in ms, however often Prometheus asks. */
const SAMPLE_MS = 15_000;
/** Longest wait for a value, in ms: a database or disk that hangs must not hide the other metrics. */
const TIMEOUT_MS = 2_000;

/**
 * Returns a function that reads a value at most every 15 seconds, one read at a time. It returns undefined
 * when the value cannot be read, or while reading takes longer than two seconds.
 */
export function sampled<Value>(
  clock: Clock,
  read: () => Promise<Value>,
): () => Promise<Value | undefined> {
  let readAt = Number.NEGATIVE_INFINITY;
  let value: Value | undefined;
  let reading: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    value = undefined;
    try {
      value = await read();
    } catch {
      // The metric is absent, or 0 for `database_up`.
    } finally {
      reading = undefined;
    }
  }

  return async () => {
    const age = clock() - readAt;
    if (!reading && (age < 0 || age >= SAMPLE_MS)) {
      readAt = clock();
      reading = refresh();
    }
    if (reading) await withTimeout(reading, TIMEOUT_MS).catch(() => {});
    return value;
  };
}
