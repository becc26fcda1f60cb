import pLimit from 'p-limit';
import { retryAfter, userError } from '../../platform/http/http-error.ts';

type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs up to `running` tasks at once, and queues up to `waiting` others in order. The returned function
 * throws 503 when the queue is full.
 */
export function buildWorkQueue({
  running,
  waiting,
}: {
  running: number;
  waiting: number;
}): WorkQueue {
  const limit = pLimit(running);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount < running + waiting) return limit(work);
    throw userError(503, 'unavailable.logins', { headers: retryAfter(2) });
  };
}

/**
 * Runs tasks with the same key one after another, so that a later task sees the result of the first before it
 * does expensive work.
 */
export function buildKeyedQueue() {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key);
    const current = (before ?? Promise.resolve()).then(work, work);
    last.set(key, current);
    try {
      return await current;
    } finally {
      if (last.get(key) === current) last.delete(key);
    }
  };
}
