import { expect, test } from 'vitest';
import { buildWorkQueue } from './work-queue.ts';

test('runs two tasks, queues three, and refuses the sixth with 503 and Retry-After', async () => {
  const inQueue = buildWorkQueue({ running: 2, waiting: 3 });
  const gates = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const results = gates.map(({ promise }, i) =>
    inQueue((turn) =>
      turn(async () => {
        order.push(i);
        most = Math.max(most, ++running);
        await promise;
        running--;
        return i;
      }),
    ),
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
  const inQueue = buildWorkQueue({ running: 1, waiting: 1 });
  const failed = inQueue((turn) => turn(() => Promise.reject(new Error('no'))));
  const next = inQueue((turn) => turn(async () => 'done'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await inQueue((turn) => turn(async () => 'free'))).toBe('free');
});

test('refuses before a visitor has done anything, even while none of those inside runs', async () => {
  const inQueue = buildWorkQueue({ running: 1, waiting: 1 });
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const visits = Array.from({ length: 3 }, () =>
    inQueue(async () => {
      begun++;
      await gate.promise;
    }),
  );
  await expect(visits[2]).rejects.toMatchObject({ statusCode: 503 });
  gate.resolve();
  await Promise.all(visits.slice(0, 2));
  expect(begun).toBe(2);
});
