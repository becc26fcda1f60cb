import { expect, test } from 'vitest';
import { periodOf, searchOf, unitOf, viewOf } from './scan-view.ts';

const view = (search: string) => viewOf(new URLSearchParams(search), '2026-06-30');

test.each([
  '',
  '?project=a',
  '?range=all',
  '?project=a&range=custom&from=2026-01-01&to=2026-01-31',
])('reads and writes the address %j', (search) => {
  expect(searchOf(view(search))).toBe(search);
});

test('ignores invalid parts of an address', () => {
  const usual = { project: 'all', range: '30', from: '2026-06-01', to: '2026-06-30' };
  expect(view('?range=week&from=tomorrow&to=2026-02-99&project=')).toEqual(usual);
});

test('ends a range today and leaves the start of all time open', () => {
  const { from, to } = periodOf(view('?range=7'));
  expect((Date.parse(to) - Date.parse(from ?? '')) / 86_400_000).toBe(6);
  expect(periodOf(view('?range=all')).from).toBeUndefined();
});

test.each([
  ['2026-06-29', 'hour'],
  ['2026-06-28', 'day'],
  ['2026-03-30', 'day'],
  ['2026-01-01', 'month'],
  [undefined, 'month'],
])('from %s on, a point of the series is one %s', (from, unit) => {
  expect(unitOf({ from, to: '2026-06-30' })).toBe(unit);
});
