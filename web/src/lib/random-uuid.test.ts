import { expect, test } from 'vitest';
import { randomUuid } from './random-uuid.ts';

test('returns a different UUID of version 4 each time', () => {
  const made = Array.from({ length: 100 }, randomUuid);
  for (const each of made)
    expect(each).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(made).size).toBe(100);
});
