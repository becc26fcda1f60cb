import pLimit from 'p-limit';
import { retryAfter, userError } from '../../platform/http/http-error.ts';

type Turn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets up to `running + waiting` visitors in at once, and throws 503 for others. Work that a visitor does in `turn` is
 * done in order, for up to `running` of them at once.
 */
export function buildWorkQueue({ running, waiting }: { running: number; waiting: number }) {
  const turn: Turn = pLimit(running);
  let visitors = 0;
  return async <Result>(visit: (turn: Turn) => Promise<Result>): Promise<Result> => {
    if (visitors >= running + waiting) {
      throw userError(503, 'unavailable.logins', { headers: retryAfter(2) });
    }
    visitors++;
    try {
      return await visit(turn);
    } finally {
      visitors--;
    }
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
