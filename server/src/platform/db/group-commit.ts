import { unavailable } from '../http/http-error.ts';
import { isUnavailable } from './is-unavailable.ts';

export type GroupCommit<Entry, Result> = {
  /**
   * Resolves to the result of `entry` when it is committed.
   * @throws {HttpError} 503 when too many entries wait, with a message about downloads, because only tracking
   * uses this; and any error that `commit` throws for this entry
   */
  add(entry: Entry): Promise<Result>;
  /** Resolves when the queue is empty and the last commit is done. */
  drain(): Promise<void>;
};

type Options<Entry, Result> = {
  /** Commits all entries in one transaction and returns a result for each, or commits none. */
  commit: (entries: readonly Entry[]) => Promise<readonly Result[]>;
  /** How many entries one transaction may contain. */
  groupSize: number;
  /** How many entries may wait in the queue. */
  queueSize: number;
};

type Waiting<Entry, Result> = PromiseWithResolvers<Result> & { entry: Entry };

/**
 * Group commit: writes that arrive at the same time share a transaction, and thus the wait for the
 * disk. While one transaction runs, further writes queue for the next. A single write starts at once.
 */
export function buildGroupCommit<Entry, Result>(
  options: Options<Entry, Result>,
): GroupCommit<Entry, Result> {
  const queue: Waiting<Entry, Result>[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (queue.length > 0) {
      await gather();
      await settle(queue.splice(0, options.groupSize));
    }
    running = undefined;
  }

  /** Waits while every turn of the event loop adds further entries. */
  async function gather(): Promise<void> {
    let before: number;
    do {
      before = queue.length;
      await new Promise((resolve) => setImmediate(resolve));
    } while (before < queue.length && queue.length < options.groupSize);
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
      // An entry cannot be written. Commits each entry separately, so that only that one fails.
      for (const entry of group) await settle([entry]);
    }
  }

  return {
    async add(entry) {
      if (queue.length >= options.queueSize) {
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
