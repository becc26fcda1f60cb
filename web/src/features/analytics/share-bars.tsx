import { Bar, BarChart, XAxis, YAxis } from 'recharts';

/** Distance from the middle of a row to its bar. */
const BELOW_MIDDLE_PX = 16;

type ShareBarsProps = {
  counts: readonly number[];
  /** The value of a full bar. */
  sum: number;
  /** Height of a row of the table that the bars belong to, in pixels. */
  rowPx: number;
};

/** Draws a bar under the text of each row, in front of a bar for the total. */
export default function ShareBars({ counts, sum, rowPx }: ShareBarsProps) {
  return (
    <BarChart
      responsive
      layout="vertical"
      accessibilityLayer={false}
      data={counts.map((count, row) => ({ row, count }))}
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      style={{ width: '100%', height: counts.length * rowPx, translate: `0 ${BELOW_MIDDLE_PX}px` }}
    >
      <XAxis hide type="number" domain={[0, sum]} />
      <YAxis hide type="category" dataKey="row" />
      <Bar
        dataKey="count"
        barSize={6}
        radius={3}
        minPointSize={2}
        fill="var(--accent)"
        background={{ fill: 'var(--raised)', radius: 3 }}
        isAnimationActive={false}
      />
    </BarChart>
  );
}
