import { availableParallelism } from 'node:os';

/** Projects that Vitest runs in one group must have the same number of workers. */
const processors = availableParallelism();

/** For tests that compute. Threads share the machine's cores and the loaded modules between the files. */
export const computing = { pool: 'threads', isolate: false, maxWorkers: processors } as const;

/**
 * For tests that wait for processes, databases and timers half of the time. The servers of a worker need up to a dozen
 * connections, and PostgreSQL accepts 500. They run in one group, so that no processor is idle while its last tests run.
 */
export const waiting = {
  pool: 'threads',
  maxWorkers: Math.min(processors * 2, 36),
  sequence: { groupOrder: 1 },
} as const;
