import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { type Trace, untraced } from '../tracing.ts';
import { buildClockCheck } from './clock-check.ts';
import type { Job } from './job.ts';
import { releaseLease, takeLease } from './job-leases.store.ts';
import { measureJobs } from './job-metrics.ts';
import { type Repetition, repeat } from './repeat.ts';

/** Pause after a first failure, in ms. */
const BACK_OFF_MS = 60_000;

type Options = {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  metrics: Registry;
  trace?: Trace;
  /** A clock that nobody can set, in ms. */
  monotonic?: () => number;
};

type RunningJobs = {
  /** Runs a job as soon as possible. */
  wake(name: Job['name']): void;
  /** Resolves when every current run has ended. */
  stop(): Promise<void>;
};

/** Runs each job now and at its interval. */
export function startJobs(
  jobs: readonly Job[],
  { db, clock, log, metrics, trace = untraced, monotonic = () => performance.now() }: Options,
): RunningJobs {
  const measured = measureJobs(metrics, clock);
  const running = new Map<string, Repetition>();
  for (const job of jobs) {
    const isInDoubt = buildClockCheck(db, job.name, monotonic);
    const work = async (signal: AbortSignal) => {
      if (job.deletesByAge && (await isInDoubt(clock()))) {
        const warning = 'the clock is days ahead of the last run; waiting an hour before deleting';
        return log.warn({ job: job.name }, warning);
      }
      return job.isExclusive ? runAlone(job, signal) : job.run(signal);
    };
    const run = measured(job.name, (signal) =>
      trace(`job ${job.name}`, () => work(signal), { isRoot: true }),
    );
    const onError = (error: unknown, retryMs: number) =>
      log.warn({ err: error, job: job.name, seconds: retryMs / 1000 }, 'a job failed; retrying');
    const { intervalMs } = job;
    running.set(job.name, repeat({ intervalMs, run, onError, backOffMs: BACK_OFF_MS }));
  }

  /** Runs an exclusive job, unless another process is running it. */
  async function runAlone(job: Job, signal: AbortSignal): Promise<void> {
    const lease = await takeLease(db, job.name, clock());
    if (!lease) return;
    try {
      await job.run(signal);
    } finally {
      await releaseLease(db, lease, clock());
    }
  }

  return {
    wake: (name) => running.get(name)?.wake(),
    async stop() {
      await Promise.all([...running.values()].map((repetition) => repetition.stop()));
    },
  };
}
