// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import { FLAG } from './flag.ts';
import { SeriesChart } from './series-chart.tsx';
import type { SeriesPoint } from './series-points.ts';

const point = (day: number, more: Partial<SeriesPoint> = {}): SeriesPoint => ({
  ...{ start: `2026-06-0${day}`, scans: day, visitors: 1, isRunning: false, targets: [] },
  ...more,
});
const points = [
  point(1),
  point(2, { targets: ['https://new.example/'] }),
  point(3),
  point(4, { isRunning: true }),
];

test('is not mirrored in a language that is written from right to left', () => {
  renderPart(
    <div dir="rtl">
      <SeriesChart points={[]} title="Scans" />
    </div>,
  );
  expect(screen.getByRole('application', { name: 'Scans' }).dir).toBe('ltr');
});

test('both lines are dashed to a point that has not ended, and only to that', () => {
  const { container, rerender } = renderPart(<SeriesChart points={points} title="Scans" />);
  const dashed = () =>
    [...container.querySelectorAll('path[stroke-dasharray]')].map((line) => line.getAttribute('d'));
  expect(dashed()).toEqual([
    expect.stringMatching(/^M66.6+7? 25L100 0$/),
    expect.stringMatching(/^M66.6+7? 75L100 75$/),
  ]);
  rerender(<SeriesChart points={points.slice(0, 3)} title="Scans" />);
  expect(dashed()).toEqual([]);
});

test('a flag stands where the target changed', () => {
  const { container } = renderPart(<SeriesChart points={points} title="Scans" />);
  const flags = [...container.querySelectorAll(`path[d="${FLAG}"]`)];
  expect(
    flags.map((flag) => Number.parseFloat(flag.parentElement?.getAttribute('x') ?? '')),
  ).toEqual([expect.closeTo(33.3, 1)]);
});

test('the note names the figures of a point and the target that it was given', async () => {
  renderPart(<SeriesChart points={points} title="Scans" />);
  await userEvent.tab();
  expect(screen.getByRole('status').textContent).toBe('Jun 1, 20261 scan1 visitor');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('status').textContent).toContain(
    'Target changed to https://new.example/',
  );
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('status').textContent).toMatch(/^Jun 4, 2026 \(so far\)4 scans/);
});
