import { retryAfter, userError } from '../../platform/http/http-error.ts';

export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs up to `running` tasks at once, and queues up to `waiting` others in order. The returned function
 * throws 503 when the queue is full.
 */
export function buildWorkQueue({ running, waiting }: { running: number; waiting: number }) {
  let free = running;
  const queue: (() => void)[] = [];

  const enqueue: WorkQueue = async (work) => {
    if (free > 0) free--;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw userError(503, 'unavailable.logins', { headers: retryAfter(2) });
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // The slot passes directly to the next task, so that no new one overtakes it.
      if (next) next();
      else free++;
    }
  };
  return enqueue;
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
