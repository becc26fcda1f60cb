import type { AnalyticsSummary } from '@everscan/contract/site.schemas';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { chart, countAxis, grid, timeAxis } from '../../ui/chart-style.ts';
import { formatDay, formatShortDay } from './format.ts';

type DailyChartProps = { days: AnalyticsSummary['dailyGenerations']; title: string };

/** One bar per day, oldest first. People move from day to day with the pointer or the arrow keys. */
export default function DailyChart({ days, title }: DailyChartProps) {
  return (
    <BarChart {...chart} data={[...days]} title={title} barCategoryGap="22%">
      <CartesianGrid {...grid} />
      <XAxis dataKey="date" tickFormatter={formatShortDay} {...timeAxis} />
      <YAxis {...countAxis} />
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
