/** Distance from the middle of a row to its bar. */
const BELOW_MIDDLE_PX = 16;
const BAR_PX = 6;
/** So that a count of 1 is seen beside a million. */
const MIN_WIDTH_PX = 2;

type ShareBarsProps = {
  counts: readonly number[];
  /** The value of a full bar. */
  sum: number;
  /** Height of a row of the table that the bars belong to, in pixels. */
  rowPx: number;
};

/** Draws a bar under the text of each row, in front of a bar for the total. */
export function ShareBars({ counts, sum, rowPx }: ShareBarsProps) {
  return (
    <svg aria-hidden="true" width="100%" height={counts.length * rowPx}>
      {counts.map((count, row) => {
        const y = (row + 0.5) * rowPx + BELOW_MIDDLE_PX - BAR_PX / 2;
        const bar = { y, height: BAR_PX, rx: BAR_PX / 2 };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table that is never sorted
          <g key={row}>
            <rect width="100%" {...bar} className="fill-raised" />
            {count > 0 && (
              <rect
                {...bar}
                style={{ width: `max(${MIN_WIDTH_PX}px, ${(100 * count) / sum}%)` }}
                className="fill-accent"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
