import { expect, test } from 'vitest';
import { pointsUntilNow } from './series-points.ts';

const series = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'].map((start) => ({
  start,
  scans: 1,
  visitors: 1,
}));

test('ends with today, which has not ended yet', () => {
  const points = pointsUntilNow(series, '2026-06-03');
  expect(points.map(({ start, isRunning }) => [start, isRunning])).toEqual([
    ['2026-06-01', false],
    ['2026-06-02', false],
    ['2026-06-03', true],
  ]);
});

test('shows a past period in full', () => {
  expect(pointsUntilNow(series, null).map(({ isRunning }) => isRunning)).toEqual(
    series.map(() => false),
  );
});

test('assigns changes of the target to their points', () => {
  const changes = ['https://a.example/', 'https://b.example/'].map((target) => ({
    start: '2026-06-02',
    changedAt: '2026-06-02T10:00:00.000Z',
    target,
  }));
  expect(pointsUntilNow(series, null, changes).map(({ targets }) => targets)).toEqual([
    [],
    ['https://a.example/', 'https://b.example/'],
    [],
    [],
  ]);
});
