import { unavailable } from '../../http/http-error.ts';

export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs at most `running` pieces of work at once and lets at most `waiting` others wait, first come
 * first served. The returned function throws 503 when more want to.
 */
export function buildWorkQueue({ running, waiting }: { running: number; waiting: number }) {
  let free = running;
  const queue: (() => void)[] = [];

  const enqueue: WorkQueue = async (work) => {
    if (free > 0) free--;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw unavailable('Too many people are logging in. Please try again in a moment.', 2);
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // The place goes over to the next one: nobody can come between.
      if (next) next();
      else free++;
    }
  };
  return enqueue;
}
