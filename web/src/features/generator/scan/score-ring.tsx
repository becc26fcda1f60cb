import type { ReactNode } from 'react';

/** Around a circle of this radius, the ring is 100 units long. */
const RADIUS = 50 / Math.PI;

type ScoreRingProps = {
  /** 0 to 100; without a score, the ring is empty. */
  score?: number | undefined;
  children?: ReactNode;
};

/** A score as a ring of 100, with a number or an icon in it. */
export function ScoreRing({ score = 0, children }: ScoreRingProps) {
  return (
    <span
      aria-hidden
      className="relative grid size-9 shrink-0 place-items-center font-semibold text-[11px] tabular-nums"
    >
      <svg
        aria-hidden
        viewBox="-18 -18 36 36"
        className="absolute inset-0 -rotate-90 fill-none stroke-[2.5]"
      >
        <circle r={RADIUS} className="stroke-line" />
        {score > 0 && (
          <circle
            r={RADIUS}
            strokeDasharray={`${score} 100`}
            strokeLinecap="round"
            className="stroke-current"
          />
        )}
      </svg>
      <span className="relative text-ink">{children}</span>
    </span>
  );
}
