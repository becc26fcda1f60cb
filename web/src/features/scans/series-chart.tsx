import type { ScansReport } from '@everscan/contract/api/scans';
import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { chart, countAxis, grid, timeAxis } from '../../ui/chart-style.ts';
import { formatCount, formatShortStart, formatStart } from './format.ts';

type Point = ScansReport['series'][number];
type SeriesChartProps = { series: readonly Point[]; title: string };

/** Scans as an area, visitors as a line. The arrow keys move from point to point. */
export default function SeriesChart({ series, title }: SeriesChartProps) {
  const dots = series.length < 3 ? { r: 3, strokeWidth: 0, fill: 'var(--accent)' } : false;
  return (
    <AreaChart {...chart} data={[...series]} title={title}>
      <CartesianGrid {...grid} />
      <XAxis
        dataKey="start"
        tickFormatter={formatShortStart}
        // The first point is at the edge of the chart, which would cut off its date.
        padding={{ left: 16 }}
        {...timeAxis}
      />
      <YAxis {...countAxis} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--line-strong)' }}
        content={({ active, payload }) => (
          <PointNote point={active ? (payload[0]?.payload as Point) : null} />
        )}
      />
      <Area
        dataKey="scans"
        type="linear"
        stroke="var(--accent)"
        strokeWidth={2}
        fill="var(--accent-soft)"
        dot={dots}
        isAnimationActive={false}
      />
      <Area
        dataKey="visitors"
        type="linear"
        stroke="var(--muted)"
        strokeDasharray="3 3"
        fill="none"
        isAnimationActive={false}
      />
    </AreaChart>
  );
}

function PointNote({ point }: { point: Point | null | undefined }) {
  if (!point) return null;
  return (
    <div className="rounded-lg border border-line bg-surface px-3 py-2 text-sm shadow-float">
      <p className="text-muted">{formatStart(point.start)}</p>
      <p className="font-medium">{formatCount(point.scans, 'scan')}</p>
      <p className="text-muted">{formatCount(point.visitors, 'visitor')}</p>
    </div>
  );
}
