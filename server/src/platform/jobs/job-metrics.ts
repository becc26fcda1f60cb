import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Job } from './job.ts';

/** Returns a function that adds the metrics of a job to its `run`. */
export function measureJobs(metrics: Registry, clock: Clock) {
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
