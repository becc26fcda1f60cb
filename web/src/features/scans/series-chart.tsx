import { direction } from '@everscan/messages/format';
import * as m from '@everscan/messages/scans';
import { Area, AreaChart, CartesianGrid, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import { chart, countAxis, grid, timeAxis } from '../../ui/chart-style.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { FLAG } from './flag.ts';
import { formatShortStart, formatStart } from './format.ts';
import type { SeriesPoint } from './series-points.ts';

type SeriesChartProps = { points: readonly SeriesPoint[]; title: string };

/** Each figure has a solid area and a dashed one, which leads to a last point that has not ended yet. */
const LINES = [
  { name: 'scans', stroke: 'var(--accent)', strokeWidth: 2, fill: 'var(--accent-soft)' },
  { name: 'visitors', stroke: 'var(--muted)', strokeWidth: 1, fill: 'none' },
] as const;

/** Scans and visitors as lines, with a mark at each change of the target. The arrow keys move from point to point. */
export default function SeriesChart({ points, title }: SeriesChartProps) {
  const isShort = points.length < 3;
  const running = points.at(-1)?.isRunning ? points.length - 1 : points.length;
  const data = points.map((point, i) => ({
    point,
    start: point.start,
    ...Object.fromEntries(
      LINES.flatMap(({ name }) => [
        [name, i < running ? point[name] : null],
        [`${name}SoFar`, i >= running - 1 ? point[name] : null],
      ]),
    ),
  }));
  return (
    <AreaChart {...chart} data={data} title={title}>
      <CartesianGrid {...grid} />
      <XAxis
        dataKey="start"
        tickFormatter={formatShortStart}
        // Without padding, the edge of the chart would cut off the date of the first point.
        padding={{ left: 16 }}
        {...timeAxis}
      />
      <YAxis {...countAxis} />
      <Tooltip
        isAnimationActive={false}
        cursor={{ stroke: 'var(--line-strong)' }}
        content={({ active, payload }) => (
          <PointNote point={active ? (payload[0]?.payload.point as SeriesPoint) : null} />
        )}
      />
      {LINES.flatMap(({ name, ...look }) =>
        ['', 'SoFar'].map((part) => (
          <Area
            key={name + part}
            dataKey={name + part}
            type="linear"
            {...look}
            {...(part && { strokeDasharray: '4 4', fillOpacity: 0.35 })}
            dot={isShort && { r: 3, strokeWidth: 0, fill: look.stroke }}
            isAnimationActive={false}
          />
        )),
      )}
      {points.map(
        ({ start, targets }) =>
          targets.length > 0 && (
            <ReferenceLine key={start} x={start} stroke="var(--line-strong)" label={FlagLabel} />
          ),
      )}
    </AreaChart>
  );
}

/** The flag at the top of a line. */
function FlagLabel({ viewBox }: { viewBox?: unknown }) {
  const { x = 0, y = 0 } = viewBox as { x?: number; y?: number };
  return <path transform={`translate(${x} ${y})`} d={FLAG} fill="var(--ink)" />;
}

function PointNote({ point }: { point: SeriesPoint | null | undefined }) {
  if (!point) return null;
  const { start, isRunning, scans, visitors, targets } = point;
  return (
    <div
      dir={direction}
      className="max-w-72 rounded-lg border border-line bg-surface px-3 py-2 text-sm shadow-float"
    >
      <p className="text-muted">
        {isRunning ? (
          <RichText text={m.startSoFar(formatStart(start))} parts={{ note: (text) => text }} />
        ) : (
          formatStart(start)
        )}
      </p>
      <p className="font-medium">{m.scanCount(scans)}</p>
      <p className="text-muted">{m.visitorCount(visitors)}</p>
      {targets.map((target) => (
        <p key={target} className="wrap-anywhere mt-1 line-clamp-2 whitespace-normal">
          <RichText text={m.targetChangedTo} parts={{ target: () => <bdi>{target}</bdi> }} />
        </p>
      ))}
    </div>
  );
}
