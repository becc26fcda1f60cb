import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { keepLog } from '../../testing/log.ts';
import type { Job } from './job.ts';
import { findLastRun, startJobs, takeLease } from './start-jobs.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const { log } = keepLog();

describeOnEachDatabase('jobs', (open) => {
  test('start at once, run again when woken, and stop', async () => {
    const { db } = await open();
    let runs = 0;
    const job = jobOf({ isExclusive: false, run: async () => void runs++ });
    const { wake, stop } = startJobs([job], { db, clock: Date.now, log, metrics: new Registry() });
    await expect.poll(() => runs).toBe(1);
    wake('outbox');
    await expect.poll(() => runs).toBe(2);
    await stop();
    wake('outbox');
    expect(runs).toBe(2);
  });

  test('an exclusive job runs in one process at a time, and in another process afterwards', async () => {
    const { db } = await open();
    const process = () => ({ db, clock: Date.now, log, metrics: new Registry() });
    const [started, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = startJobs(
      [
        jobOf({
          run() {
            started.resolve();
            return finish.promise;
          },
        }),
      ],
      process(),
    );
    await started.promise;
    let runs = 0;
    const other = startJobs([jobOf({ run: async () => void runs++ })], process());
    await other.stop();
    expect(runs).toBe(0);
    finish.resolve();
    await first.stop();
    const last = startJobs([jobOf({ run: async () => void runs++ })], process());
    await expect.poll(() => runs).toBe(1);
    await last.stop();
  });

  test('the lease of a process that was killed expires after ten minutes', async () => {
    const { db } = await open();
    expect(await takeLease(db, 'retention', 0)).toBeDefined();
    expect(await takeLease(db, 'retention', 10 * 60_000 - 1)).toBeUndefined();
    // A process whose clock is behind does not take it either.
    expect(await takeLease(db, 'retention', -1)).toBeUndefined();
    expect(await takeLease(db, 'retention', -5 * 60_000)).toBeUndefined();
    expect(await takeLease(db, 'retention', 10 * 60_000)).toBeDefined();
  });

  test('a job that deletes by age waits while the clock may be years ahead', async () => {
    const { db } = await open();
    const { log, lines } = keepLog();
    let [now, elapsed, runs] = [Date.now(), 0, 0];
    const start = () => {
      const job = jobOf({ deletesByAge: true, run: async () => void runs++ });
      const options = { db, log, metrics: new Registry(), clock: () => now };
      return startJobs([job], { ...options, monotonic: () => elapsed });
    };
    const lastRun = () => findLastRun(db, 'retention');
    const warnings = () => lines.filter((line) => line.includes('days ahead')).length;
    await start().stop();
    expect(runs).toBe(1);

    now += 4 * 365 * DAY_MS;
    // A second process, or one that restarts, must not mistake the first one's attempt for a run.
    const [first, second] = [start(), start()];
    await expect.poll(warnings).toBe(2);
    now -= 4 * 365 * DAY_MS - 2 * HOUR_MS;
    first.wake('retention');
    await expect.poll(lastRun).toBe(now);

    now += 4 * 365 * DAY_MS;
    elapsed += HOUR_MS;
    second.wake('retention'); // another process has run meanwhile, so this clock is the one in doubt
    await expect.poll(warnings).toBe(3);
    elapsed += HOUR_MS;
    second.wake('retention'); // the machine was off for years
    await expect.poll(lastRun).toBe(now);
    await Promise.all([first.stop(), second.stop()]);
    expect([runs, warnings()]).toEqual([3, 3]);
  });

  test('a failing job is logged with its name, and does not stop the others', async () => {
    const { db } = await open();
    const { log, lines } = keepLog();
    let runs = 0;
    const jobs = [
      jobOf({ run: () => Promise.reject(new Error('disk full')) }),
      jobOf({ name: 'outbox', isExclusive: false, run: async () => void runs++ }),
    ];
    const { stop } = startJobs(jobs, { db, clock: Date.now, log, metrics: new Registry() });
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    await expect.poll(() => runs).toBe(1);
    await stop();
    expect(lines[0]).toContain('a job failed; retrying');
    expect(lines[0]).toContain('"job":"retention"');
    expect(lines[0]).toContain('disk full');
  });

  test('the metrics of a job show whether it runs, failed, and when it last succeeded', async () => {
    const { db } = await open();
    const metrics = new Registry();
    let now = 0;
    let finish = Promise.withResolvers<void>();
    const job = jobOf({ isExclusive: false, run: () => finish.promise });
    const { wake, stop } = startJobs([job], { db, clock: () => now, log, metrics });
    const values = async () =>
      [...(await metrics.metrics()).matchAll(/^background_job_\w+\{name="outbox"\} (\d+)$/gm)].map(
        ([, value]) => Number(value),
      );
    await expect.poll(values).toEqual([1, 0, 0]);
    now = 60_000;
    finish.reject(new Error('disk full'));
    await expect.poll(values).toEqual([0, 1, 60]);
    finish = Promise.withResolvers();
    wake('outbox');
    await expect.poll(values).toEqual([1, 1, 60]);
    finish.resolve();
    await expect.poll(values).toEqual([0, 0, 0]);
    now = 90_000;
    expect(await values()).toEqual([0, 0, 30]);
    await stop();
  });
});

function jobOf(job: Partial<Job>): Job {
  return {
    name: job.isExclusive === false ? 'outbox' : 'retention',
    intervalMs: HOUR_MS,
    isExclusive: true,
    run: async () => {},
    ...job,
  };
}
