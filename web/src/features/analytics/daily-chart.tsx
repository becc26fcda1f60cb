import type { AnalyticsSummary } from '@everscan/contract/api/analytics';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay, formatShortDay } from './format.ts';

type DailyChartProps = { days: AnalyticsSummary['dailyGenerations']; title: string };

const TICK = { fill: 'var(--muted)', fontSize: 12 };

/** A bar a day, oldest first. The arrow keys go from day to day as the pointer does. */
export default function DailyChart({ days, title }: DailyChartProps) {
  return (
    <BarChart
      responsive
      data={[...days]}
      title={title}
      margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
      barCategoryGap="22%"
      className="tabular-nums"
      style={{ width: '100%', height: '100%' }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="date"
        tickFormatter={formatShortDay}
        tick={TICK}
        tickLine={false}
        axisLine={{ stroke: 'var(--line-strong)' }}
        tickMargin={8}
        interval="equidistantPreserveStart"
        minTickGap={24}
      />
      <YAxis
        width="auto"
        allowDecimals={false}
        niceTicks="snap125"
        tickFormatter={(count: number) => count.toLocaleString()}
        tick={TICK}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--raised)' }}
        content={({ active, payload }) => (
          <DayNote day={active ? (payload[0]?.payload as DailyChartProps['days'][number]) : null} />
        )}
      />
      <Bar
        dataKey="count"
        fill="var(--accent)"
        radius={[3, 3, 0, 0]}
        maxBarSize={28}
        isAnimationActive={false}
      />
    </BarChart>
  );
}

function DayNote({ day }: { day: DailyChartProps['days'][number] | null | undefined }) {
  if (!day) return null;
  return (
    <div className="rounded-lg border border-line bg-surface px-3 py-2 text-sm shadow-float">
      <p className="text-muted">{formatDay(day.date)}</p>
      <p className="font-medium">
        {day.count.toLocaleString()} {day.count === 1 ? 'download' : 'downloads'}
      </p>
    </div>
  );
}
