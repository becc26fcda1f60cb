import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { clientArrived, whenItsTurn } from './turns.ts';

test('work waits while a client connects in each turn, and begins in order after the last one', async () => {
  const order: string[] = [];
  for (let i = 0; i < 20; i++) {
    clientArrived();
    if (i === 5) whenItsTurn(() => order.push('first'));
    if (i === 6) whenItsTurn(() => order.push('second'));
    order.push('client');
    await turn();
  }
  expect(order).toEqual(Array(20).fill('client'));
  await expect.poll(() => order.slice(20)).toEqual(['first', 'second']);
});

test('work waits for half a second at most, however many clients connect', async () => {
  let waited = 0;
  const begunAt = performance.now();
  clientArrived();
  whenItsTurn(() => {
    waited = performance.now() - begunAt;
  });
  while (waited === 0) {
    clientArrived();
    await turn();
  }
  expect(waited).toBeGreaterThanOrEqual(500);
});
