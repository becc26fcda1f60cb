import { expect, test } from 'vitest';
import { repeat } from './repeat.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const fail = (error: unknown) => {
  throw error;
};

test('runs at once and at intervals, one run at a time', async () => {
  let [runs, running, most] = [0, 0, 0];
  const { stop } = repeat({
    intervalMs: 1,
    onError: fail,
    async run() {
      most = Math.max(most, ++running);
      await sleep(5);
      running--;
      runs++;
    },
  });
  await expect.poll(() => runs).toBeGreaterThan(2);
  await stop();
  expect([most, running]).toEqual([1, 0]);
});

test('runs once more when it is woken during a run', async () => {
  let runs = 0;
  const [started, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { wake, stop } = repeat({
    intervalMs: 1e6,
    onError: fail,
    async run() {
      runs++;
      started.resolve();
      await finish.promise;
    },
  });
  await started.promise;
  wake();
  wake();
  finish.resolve();
  await expect.poll(() => runs).toBe(2);
  await stop();
  wake();
  expect(runs).toBe(2);
});

test('backs off after failures, and waits the interval again after a success', async () => {
  const pauses: number[] = [];
  let runs = 0;
  const { wake, stop } = repeat({
    intervalMs: 1_000_000,
    backOffMs: 300_000,
    onError: (_, retryMs) => pauses.push(retryMs),
    async run() {
      if (++runs !== 4) throw new Error('down');
    },
  });
  for (let n = 2; n <= 6; n++) {
    await expect.poll(() => runs).toBe(n - 1);
    await sleep(0);
    wake();
  }
  await expect.poll(() => pauses.length).toBe(5);
  await stop();
  expect(pauses).toEqual([300_000, 600_000, 1_000_000, 300_000, 600_000]);
});

test('aborts the current run when stopped, and waits for it to end', async () => {
  let ended = false;
  const { stop } = repeat({
    intervalMs: 1,
    onError: fail,
    async run(signal) {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      ended = true;
    },
  });
  await stop();
  expect(ended).toBe(true);
});
