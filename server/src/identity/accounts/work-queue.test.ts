import { expect, test } from 'vitest';
import { buildWorkQueue } from './work-queue.ts';

test('runs two tasks, queues three, and refuses the sixth with 503 and Retry-After', async () => {
  const enqueue = buildWorkQueue({ running: 2, waiting: 3 });
  const gates = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const results = gates.map(({ promise }, i) =>
    enqueue(async () => {
      order.push(i);
      most = Math.max(most, ++running);
      await promise;
      running--;
      return i;
    }),
  );
  await expect(results[5]).rejects.toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '2' },
  });
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(results.slice(0, 5))).toEqual([0, 1, 2, 3, 4]);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

test('a failed task frees its slot', async () => {
  const enqueue = buildWorkQueue({ running: 1, waiting: 1 });
  const failed = enqueue(() => Promise.reject(new Error('no')));
  const next = enqueue(async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await enqueue(async () => 'free')).toBe('free');
});
