type SparklineProps = {
  points: readonly number[];
  /** Whether the last point has not ended yet, so that the line to it is dashed. */
  isRunning: boolean;
};

/** A small line without axes. Decorative, because the figures are beside it. */
export function Sparkline({ points, isRunning }: SparklineProps) {
  const max = Math.max(1, ...points);
  const places = points.map((count, i) => `${i},${(1 - count / max).toFixed(3)}`);
  const done = isRunning ? places.slice(0, -1) : places;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.max(1, points.length - 1)} 1`}
      preserveAspectRatio="none"
      className="h-6 w-full overflow-visible fill-none stroke-2 stroke-accent [stroke-linejoin:round]"
    >
      <polyline points={done.join(' ')} vectorEffect="non-scaling-stroke" />
      {isRunning && (
        <polyline
          points={places.slice(-2).join(' ')}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="3 3"
        />
      )}
    </svg>
  );
}
