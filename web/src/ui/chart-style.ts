import { number } from '@everscan/messages/format';

// Properties for Recharts that all charts over time share.

const tick = { fill: 'var(--muted)', fontSize: 12 };

export const chart = {
  responsive: true,
  margin: { top: 8, right: 16, bottom: 0, left: 0 },
  className: 'tabular-nums',
  // Charts are not mirrored: in right-to-left text, `text-anchor: end` would put the Y axis labels inside the chart.
  style: { width: '100%', height: '100%', direction: 'ltr' },
} as const;

export const grid = { vertical: false, stroke: 'var(--line)' } as const;

export const timeAxis = {
  tick,
  tickLine: false,
  axisLine: { stroke: 'var(--line-strong)' },
  tickMargin: 8,
  interval: 'equidistantPreserveStart',
  minTickGap: 24,
} as const;

export const countAxis = {
  width: 'auto',
  allowDecimals: false,
  niceTicks: 'snap125',
  tickFormatter: (count: number) => number(count),
  tick,
  tickLine: false,
  axisLine: false,
} as const;
