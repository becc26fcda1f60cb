import type { AnalyticsSummary } from '@everscan/contract/downloads.schemas';
import { TimeChart } from '../../ui/time-chart.tsx';
import { formatDay, formatShortDay } from './format.ts';

type Days = AnalyticsSummary['dailyGenerations'];
type DailyChartProps = { days: Days; title: string };

/** Part of a day's space that its bar fills. */
const BAR = 0.78;

/** One bar per day, oldest first. */
export function DailyChart({ days, title }: DailyChartProps) {
  return (
    <TimeChart
      title={title}
      labels={days.map(({ date }) => formatShortDay(date))}
      max={Math.max(...days.map(({ count }) => count))}
      spread="bands"
      note={(index) => <DayNote day={days[index]} />}
    >
      {({ x, y, band }) =>
        days.map(({ date, count }, day) => (
          <rect
            key={date}
            {...{ x: `${x(day) - (band * BAR) / 2}%`, y: `${y(count)}%` }}
            {...{ width: `${band * BAR}%`, height: `${100 - y(count)}%` }}
            className="fill-accent [clip-path:inset(0_round_3px_3px_0_0)]"
          />
        ))
      }
    </TimeChart>
  );
}

function DayNote({ day }: { day: Days[number] | undefined }) {
  if (!day) return null;
  return (
    <>
      <p className="text-muted">{formatDay(day.date)}</p>
      <p className="font-medium">
        {day.count.toLocaleString()} {day.count === 1 ? 'download' : 'downloads'}
      </p>
    </>
  );
}
