import type { AnalyticsSummary } from '@everscan/contract/downloads.schemas';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { ChevronRight } from '../../ui/icons.tsx';
import { DailyChart } from './daily-chart.tsx';
import { formatDay } from './format.ts';

type Days = AnalyticsSummary['dailyGenerations'];

type DailyActivityProps = {
  days: Days;
  /** Shown when there is no data. */
  emptyText: string;
};

const LATEST_DAYS = 10;

/** The last 30 days as a chart, the latest 10 as a table, and all as a table on request. */
export function DailyActivity({ days, emptyText }: DailyActivityProps) {
  const headingId = useId();
  const newestFirst = days.toReversed();
  const sum = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card aria-labelledby={headingId} className="mt-3 p-5 sm:mt-6 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={headingId} className="font-semibold text-base">
          Daily Activity (Last 30 Days)
        </h2>
        <p className="text-muted text-sm tabular-nums">{sum > 0 && summaryOf(days, sum)}</p>
      </div>
      <div className="mt-5 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_260px]">
        <div className="min-w-0">
          <div className="h-[240px] lg:h-[338px]">
            {sum > 0 ? (
              <DailyChart days={days} title={summaryOf(days, sum)} />
            ) : (
              <p className="grid h-full place-items-center rounded-xl bg-raised px-6 text-center text-muted text-sm">
                {days.length > 0 ? 'No downloads in this period' : emptyText}
              </p>
            )}
          </div>
          {sum > 0 && (
            <details className="group mt-3">
              <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded py-1 text-muted text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
                <ChevronRight aria-hidden className="size-4 group-open:rotate-90" />
                All 30 days in numbers
              </summary>
              <div className="mt-2 max-w-xs">
                <DayTable caption="All days" days={newestFirst} />
              </div>
            </details>
          )}
        </div>
        {days.length > 0 && (
          <DayTable
            caption={`Latest ${LATEST_DAYS} days`}
            days={newestFirst.slice(0, LATEST_DAYS)}
          />
        )}
      </div>
    </Card>
  );
}

function summaryOf(days: Days, sum: number): string {
  const best = days.reduce<Days[number] | undefined>(
    (best, day) => (day.count > (best?.count ?? 0) ? day : best),
    undefined,
  );
  const downloads = `${sum.toLocaleString()} ${sum === 1 ? 'download' : 'downloads'}`;
  return best
    ? `${downloads}, most on ${formatDay(best.date)} (${best.count.toLocaleString()})`
    : downloads;
}

function DayTable({ caption, days }: { caption: string; days: Days }) {
  return (
    <table className="h-fit w-full text-sm tabular-nums">
      <caption className="pb-2 text-start text-muted">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Count</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, count }) => (
          <tr key={date} className="border-line border-t">
            <th scope="row" className="py-[7px] text-start font-normal">
              <time dateTime={date}>{formatDay(date)}</time>
            </th>
            <td className={`py-[7px] text-end ${count ? 'font-medium' : 'text-muted'}`}>
              {count.toLocaleString()}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
