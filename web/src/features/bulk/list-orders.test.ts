import { defaultDesign } from '@everscan/core/design/design';
import { expect, test } from 'vitest';
import type { GoodRow } from './list-jobs.ts';
import { listOrders } from './list-orders.ts';

test('the title of a row is cut between two characters', () => {
  const row = {
    label: `${'a'.repeat(198)}👩\u200d🍳`,
    content: { type: 'text', data: { text: 'a' } },
  };
  const [order] = listOrders(1, [row as GoodRow], defaultDesign);
  expect(order?.title).toBe('a'.repeat(198));
});
