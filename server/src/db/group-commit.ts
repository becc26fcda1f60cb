import { unavailable } from '../http/http-error.ts';
import { isUnavailable } from './is-unavailable.ts';

export type GroupCommit<Entry, Result> = {
  /**
   * The result of `entry`, once it is committed.
   * @throws {HttpError} 503 when too many wait already; whatever `commit` throws for it alone.
   */
  add(entry: Entry): Promise<Result>;
  /** Resolves when nothing is waiting or being committed. */
  drain(): Promise<void>;
};

type Options<Entry, Result> = {
  /** Commits all of them in one transaction, or none, and returns a result for each. */
  commit: (entries: readonly Entry[]) => Promise<readonly Result[]>;
  /** The most that one transaction takes. */
  together: number;
  /** The most that wait for theirs. */
  waiting: number;
};

type Waiting<Entry, Result> = PromiseWithResolvers<Result> & { entry: Entry };

/**
 * Lets writes that come at the same time share a transaction, and so the wait for the disk: one
 * transaction runs, what comes meanwhile waits for the next. A lone write does not wait for company.
 */
export function buildGroupCommit<Entry, Result>(
  options: Options<Entry, Result>,
): GroupCommit<Entry, Result> {
  const queue: Waiting<Entry, Result>[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (queue.length > 0) {
      await gather();
      await settle(queue.splice(0, options.together));
    }
    running = undefined;
  }

  /** As long as every turn of the event loop reads more, more are on their way: they come along. */
  async function gather(): Promise<void> {
    let before: number;
    do {
      before = queue.length;
      await new Promise((resolve) => setImmediate(resolve));
    } while (before < queue.length && queue.length < options.together);
  }

  async function settle(group: readonly Waiting<Entry, Result>[]): Promise<void> {
    try {
      const results = await options.commit(group.map(({ entry }) => entry));
      for (const [i, { resolve }] of group.entries()) resolve(results[i] as Result);
    } catch (error) {
      if (group.length === 1 || isUnavailable(error)) {
        for (const { reject } of group) reject(error);
        return;
      }
      // One of them cannot be written: each by itself, so that it fails alone.
      for (const one of group) await settle([one]);
    }
  }

  return {
    async add(entry) {
      if (queue.length >= options.waiting) {
        throw unavailable('Too many people are downloading codes. Please try again.', 1);
      }
      const waiting = { ...Promise.withResolvers<Result>(), entry };
      queue.push(waiting);
      running ??= run();
      return waiting.promise;
    },
    async drain() {
      while (running) await running;
    },
  };
}
