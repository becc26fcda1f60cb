import { dateLanguage, locale } from '@everscan/messages/format';
import * as m from '@everscan/messages/scans';
import { formatDay } from '../../lib/date-time.ts';

const shortDay = new Intl.DateTimeFormat(dateLanguage, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const month = new Intl.DateTimeFormat(dateLanguage, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
const change = new Intl.NumberFormat(locale, {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** The start of a point in the series, for an axis: `Jun 2026`, `Jun 5`, `14:00`. */
export function formatShortStart(start: string): string {
  if (start.length === 7) return month.format(new Date(start));
  if (start.length === 10) return shortDay.format(new Date(start));
  return start.slice(11, 16);
}

/** The long form: `Jun 2026`, `Jun 5, 2026`, `Jun 5, 2026, 14:00 (+02:00)`. */
export function formatStart(start: string): string {
  if (start.length === 7) return month.format(new Date(start));
  if (start.length === 10) return formatDay(start);
  return m.hourOfDay(formatDay(start.slice(0, 10)), start.slice(11, 16), start.slice(16));
}

export function formatShare(part: number, whole: number): string {
  return share.format(whole > 0 ? part / whole : 0);
}

/** The change from `before`, which is not 0, to `now`: `+12%`. */
export function formatChange(now: number, before: number): string {
  return change.format((now - before) / before);
}

const devices = new Map([
  ['mobile', m.mobile],
  ['tablet', m.tablet],
  ['desktop', m.desktop],
  ['tv', m.tv],
]);

export function nameOfDevice(id: string): string {
  return devices.get(id) ?? id;
}
