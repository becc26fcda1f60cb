import { language, number } from '@everscan/messages/format';
import * as m from '@everscan/messages/scans';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';

/** Days of January 2024, a month that began on a Monday. */
const MONDAY_TO_SUNDAY = [1, 2, 3, 4, 5, 6, 7];
const daysOf = (weekday: 'long' | 'short') => {
  const { format } = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  return MONDAY_TO_SUNDAY.map((day) => format(Date.UTC(2024, 0, day)));
};
const DAYS = daysOf('long');
const SHORT_DAYS = daysOf('short');
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The scans in each hour of the week, as a table whose cells are darker for more scans. */
export function WeekMap({ week }: { week: readonly (readonly number[])[] }) {
  const headingId = useId();
  const max = Math.max(1, ...week.flat());
  return (
    <Card aria-labelledby={headingId} className="mt-3 p-5 sm:mt-6 sm:p-6">
      <h2 id={headingId} className="font-semibold text-base">
        {m.busiestTimes}
      </h2>
      <table
        aria-labelledby={headingId}
        className="mt-4 w-full table-fixed border-separate border-spacing-[2px] text-muted text-xs"
      >
        <thead>
          <tr>
            <td className="w-11" />
            {HOURS.map((hour) => (
              <th key={hour} scope="col" className="h-5 overflow-visible font-normal tabular-nums">
                <span className="sr-only">{m.hour(hour)}</span>
                <span aria-hidden className="whitespace-nowrap">
                  {hour % 6 === 0 ? number(hour) : ''}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DAYS.map((day, row) => (
            <tr key={day}>
              <th scope="row" className="text-start font-normal">
                <span className="sr-only">{day}</span>
                <span aria-hidden className="whitespace-nowrap">
                  {SHORT_DAYS[row]}
                </span>
              </th>
              {HOURS.map((hour) => (
                <Hour key={hour} day={day} hour={hour} scans={week[row]?.[hour] ?? 0} max={max} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

type HourProps = { day: string; hour: number; scans: number; max: number };

function Hour({ day, hour, scans, max }: HourProps) {
  const percent = scans === 0 ? 0 : Math.round(15 + (85 * scans) / max);
  return (
    <td
      title={m.scansOfHour(scans, day, hour)}
      className="h-7 rounded-[3px] p-0"
      style={{ background: `color-mix(in srgb, var(--accent) ${percent}%, var(--raised))` }}
    >
      <span className="sr-only">{number(scans)}</span>
    </td>
  );
}
