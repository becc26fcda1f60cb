const WIDTH = 84;
const HEIGHT = 20;

/** The scans of each day as a small line, oldest first. Decorative, because their sum is beside it. */
export function ScanLine({ points, isLarge }: { points: readonly number[]; isLarge?: boolean }) {
  const max = Math.max(1, ...points);
  const step = WIDTH / Math.max(1, points.length - 1);
  const places = points.map(
    (scans, day) => `${(day * step).toFixed(1)},${((1 - scans / max) * HEIGHT).toFixed(1)}`,
  );
  return (
    <svg
      aria-hidden="true"
      {...(!isLarge && { width: WIDTH, height: HEIGHT + 2 })}
      viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`}
      preserveAspectRatio="none"
      className={`shrink-0 fill-none stroke-[1.5] stroke-accent ${isLarge ? 'h-12 w-full' : 'max-lg:hidden'}`}
    >
      <polyline
        points={places.join(' ')}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
