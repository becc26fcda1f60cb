import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { formatCount } from './format.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Scans by hour of the week, as a table with darker cells for more scans. */
export function WeekMap({ week }: { week: readonly (readonly number[])[] }) {
  const headingId = useId();
  const most = Math.max(1, ...week.flat());
  return (
    <Card aria-labelledby={headingId} className="mt-3 p-5 sm:mt-6 sm:p-6">
      <h2 id={headingId} className="font-semibold text-base">
        Busiest times
      </h2>
      <table
        aria-labelledby={headingId}
        className="mt-4 w-full table-fixed border-separate border-spacing-[2px] text-muted text-xs"
      >
        <thead>
          <tr>
            <td className="w-9" />
            {HOURS.map((hour) => (
              <th key={hour} scope="col" className="h-5 overflow-visible font-normal tabular-nums">
                <span className="sr-only">{`${hour}:00`}</span>
                <span aria-hidden>{hour % 6 === 0 ? hour : ''}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DAYS.map((day, row) => (
            <tr key={day}>
              <th scope="row" className="text-start font-normal">
                <span className="sr-only">{day}</span>
                <span aria-hidden>{day.slice(0, 3)}</span>
              </th>
              {HOURS.map((hour) => (
                <Hour key={hour} day={day} hour={hour} scans={week[row]?.[hour] ?? 0} most={most} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

type HourProps = { day: string; hour: number; scans: number; most: number };

function Hour({ day, hour, scans, most }: HourProps) {
  const percent = scans === 0 ? 0 : Math.round(15 + (85 * scans) / most);
  return (
    <td
      title={`${day}, ${hour}:00 to ${hour + 1}:00: ${formatCount(scans, 'scan')}`}
      className="h-7 rounded-[3px] p-0"
      style={{ background: `color-mix(in srgb, var(--accent) ${percent}%, var(--raised))` }}
    >
      <span className="sr-only">{scans}</span>
    </td>
  );
}
