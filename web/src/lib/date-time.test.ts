import { expect, test } from 'vitest';
import { formatAge } from './date-time.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');

test.each([
  ['2026-11-28T12:00:00Z', undefined],
  ['2026-11-28T11:59:01Z', undefined],
  ['2026-11-28T11:59:00Z', '1 minute ago'],
  ['2026-11-28T11:00:00Z', '1 hour ago'],
  ['2026-11-27T11:00:00Z', '1 day ago'],
  ['2026-11-07T12:00:00Z', '3 weeks ago'],
  ['2026-09-28T12:00:00Z', '2 months ago'],
  ['2024-11-27T12:00:00Z', '2 years ago'],
  // The clock of the device is slow.
  ['2026-11-28T12:05:00Z', undefined],
])('%s was %s', (iso, age) => {
  expect(formatAge(iso, NOW)).toBe(age);
});
