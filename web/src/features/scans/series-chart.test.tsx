// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render.tsx';
import SeriesChart from './series-chart.tsx';

test('is not mirrored in a language that is written from right to left', () => {
  const { container } = renderPart(
    <div dir="rtl">
      <SeriesChart points={[]} title="Scans" />
    </div>,
  );
  const chart = container.querySelector<HTMLElement>('.recharts-wrapper');
  expect(chart?.style.direction).toBe('ltr');
});
