/** Background work that repeats. `jobs.ts` lists all of it. */
export type Job = {
  name: string;
  /** Pause between two runs, in ms. */
  intervalMs: number;
  /** Whether only one process at a time runs the job. Other jobs run in every process. */
  isExclusive: boolean;
  /** The job waits an hour while the clock may be wrong, because its deletions cannot be undone. */
  deletesByAge?: boolean;
  run: (signal: AbortSignal) => Promise<void>;
};
