import { expect, test } from 'vitest';
import { idempotencyKey } from './idempotency.ts';

test('builds a version 7 UUID from the time and the random bits of the given UUID', () => {
  // The example of RFC 9562, A.6.
  const key = idempotencyKey(0x017f22e279b0, '12345678-9abc-4cc3-98c4-dc0c0c07398f');
  expect(key).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
});

test('later keys sort after earlier ones', () => {
  const uuid = '00000000-0000-4000-8000-000000000000';
  const times = [0, 1, 1_000, Date.UTC(2026, 0), Date.UTC(9999, 0)];
  const keys = times.map((time) => idempotencyKey(time, uuid));
  expect(keys.toSorted()).toEqual(keys);
});
