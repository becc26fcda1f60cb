import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import { DAY_MS } from '../days.ts';
import type { Db } from '../db/connect.ts';
import { type Trace, untraced } from '../tracing.ts';
import type { Job } from './job.ts';
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

/** A clock that is further ahead of the last run than this, in ms, is in doubt. Few servers are off for this long. */
const MAX_GAP_MS = 3 * DAY_MS;
/** How long a clock stays in doubt, in ms: less than the pause between two runs, so the next run decides. */
const DOUBT_MS = 50 * 60_000;

/**
 * Returns a function that decides whether a job should wait because `now` may come from a clock that is years
 * ahead, as on a machine that has just started. A clock that still shows this time an hour later is trusted,
 * unless another process has run the job in the meantime.
 * @param monotonic a clock that nobody can set, in ms
 */
function buildClockCheck(db: Db, job: string, monotonic: () => number) {
  let doubt: { lastRun: number; since: number } | undefined;
  return async (now: number): Promise<boolean> => {
    const lastRun = await findLastRun(db, job);
    if (lastRun === undefined || now - lastRun <= MAX_GAP_MS) {
      doubt = undefined;
      return false;
    }
    if (doubt?.lastRun !== lastRun) doubt = { lastRun, since: monotonic() };
    return monotonic() - doubt.since < DOUBT_MS;
  };
}

/** Returns a function that adds the metrics of a job to its `run`. */
function measureJobs(metrics: Registry, clock: Clock) {
  const registers = [metrics];
  // Not `job`, a label that Prometheus itself sets.
  const labelNames = ['name'] as const;
  const running = new Gauge({
    name: 'background_job_running',
    help: '1 while this process runs the job',
    labelNames,
    registers,
  });
  const failed = new Gauge({
    name: 'background_job_failed',
    help: '1 if the last run of this process failed',
    labelNames,
    registers,
  });
  const succeededAt = new Map<string, number>();
  new Gauge({
    name: 'background_job_success_age_seconds',
    help: 'Time since the last run of this process that did not fail, or since its start',
    labelNames,
    registers,
    collect() {
      for (const [name, time] of succeededAt) {
        this.set({ name }, Math.max(0, clock() - time) / 1000);
      }
    },
  });

  return (name: string, run: Job['run']): Job['run'] => {
    succeededAt.set(name, clock());
    running.set({ name }, 0);
    failed.set({ name }, 0);
    return async (signal) => {
      running.set({ name }, 1);
      try {
        await run(signal);
        failed.set({ name }, 0);
        succeededAt.set(name, clock());
      } catch (error) {
        failed.set({ name }, signal.aborted ? 0 : 1);
        throw error;
      } finally {
        running.set({ name }, 0);
      }
    };
  };
}

/**
 * How long a lease lasts when its process ends without releasing it, in ms. A run that takes longer
 * may overlap with one of another process.
 */
const LEASE_MS = 10 * 60_000;

type Lease = { name: string; leased_until: number };

/**
 * Takes the lease of a job, or returns undefined while another process holds it. A lease that ends much later
 * than any valid one was taken before the clock was set back; clocks of two machines differ by less.
 */
export async function takeLease(db: Db, name: string, now: number): Promise<Lease | undefined> {
  return db
    .insertInto('job_leases')
    .values({ name, leased_until: now + LEASE_MS })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ leased_until: sql`excluded.leased_until` })
        .where(({ eb, or }) =>
          or([
            eb('job_leases.leased_until', '<=', now),
            eb('job_leases.leased_until', '>', now + 2 * LEASE_MS),
          ]),
        ),
    )
    .returningAll()
    .executeTakeFirst();
}

/** When the last run of a job ended or, if its process was killed, when its lease ends. */
export async function findLastRun(db: Db, name: string): Promise<number | undefined> {
  const lease = await db
    .selectFrom('job_leases')
    .select('leased_until')
    .where('name', '=', name)
    .executeTakeFirst();
  return lease?.leased_until;
}

/** Releases a lease, unless it has expired and another process has taken it. */
async function releaseLease(db: Db, { name, leased_until }: Lease, now: number): Promise<void> {
  await db
    .updateTable('job_leases')
    .set({ leased_until: now })
    .where('name', '=', name)
    .where('leased_until', '=', leased_until)
    .execute();
}
