import * as m from '@everscan/messages/scans';
import { RichText } from '../../ui/rich-text.tsx';
import { type Plot, TimeChart } from '../../ui/time-chart.tsx';
import { FLAG } from './flag.ts';
import { formatShortStart, formatStart } from './format.ts';
import type { SeriesPoint } from './series-points.ts';

type SeriesChartProps = { points: readonly SeriesPoint[]; title: string };

/** The line of each figure is dashed to a last point that has not ended yet. */
const LINES = [
  {
    name: 'scans',
    stroke: 'stroke-accent',
    width: 2,
    fill: 'fill-accent-soft',
    dot: 'fill-accent',
  },
  { name: 'visitors', stroke: 'stroke-muted', width: 1, fill: 'fill-none', dot: 'fill-muted' },
] as const;

/** Scans and visitors as lines, with a mark at each change of the target. */
export function SeriesChart({ points, title }: SeriesChartProps) {
  return (
    <TimeChart
      title={title}
      labels={points.map(({ start }) => formatShortStart(start))}
      max={Math.max(0, ...points.map(({ scans, visitors }) => Math.max(scans, visitors)))}
      spread="ends"
      note={(index) => <PointNote point={points[index]} />}
    >
      {(plot) => <Series points={points} plot={plot} />}
    </TimeChart>
  );
}

type SeriesProps = { points: readonly SeriesPoint[]; plot: Plot };

function Series({ points, plot: { x, y, chosen } }: SeriesProps) {
  const last = points.length - 1;
  const running = points[last]?.isRunning ? last : points.length;
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        className="overflow-visible"
      >
        {LINES.flatMap(({ name, stroke, width, fill }) =>
          (
            [
              [0, running - 1],
              [running - 1, last],
            ] as const
          ).map(([from, to]) => {
            if (from < 0 || to <= from) return null;
            const part = points.slice(from, to + 1);
            const line = part.map((point, i) => `${x(from + i)} ${y(point[name])}`).join('L');
            const isDashed = to >= running;
            return (
              <g key={`${name} ${from}`}>
                <path
                  d={`M${x(from)} 100L${line}L${x(to)} 100z`}
                  className={fill}
                  fillOpacity={isDashed ? 0.35 : 0.6}
                />
                <path
                  d={`M${line}`}
                  className={`fill-none ${stroke}`}
                  strokeWidth={width}
                  strokeDasharray={isDashed ? '4 4' : undefined}
                  vectorEffect="non-scaling-stroke"
                />
              </g>
            );
          }),
        )}
      </svg>
      {points.map(({ start, targets, ...point }, index) => {
        const isMarked = index === chosen || points.length < 3;
        return (
          <g key={start}>
            {isMarked &&
              LINES.map(({ name, dot }) => (
                <circle
                  key={name}
                  {...{ cx: `${x(index)}%`, cy: `${y(point[name])}%`, r: index === chosen ? 4 : 3 }}
                  className={`stroke-surface ${dot}`}
                />
              ))}
            {targets.length > 0 && <Flag x={x(index)} />}
          </g>
        );
      })}
    </>
  );
}

/** A change of the target. */
function Flag({ x }: { x: number }) {
  return (
    <svg aria-hidden="true" x={`${x}%`} className="overflow-visible">
      <line y2="100%" className="stroke-line-strong" />
      <path d={FLAG} className="fill-ink" />
    </svg>
  );
}

function PointNote({ point }: { point: SeriesPoint | undefined }) {
  if (!point) return null;
  const { start, isRunning, scans, visitors, targets } = point;
  return (
    <>
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
    </>
  );
}
