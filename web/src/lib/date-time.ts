import { dateLanguage, locale } from '@everscan/messages/format';

/** Formats in the language of the visitor. The analytics dashboard has formats of its own. */
const time = new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats an ISO 8601 time in the visitor's zone: `Jun 5, 2026, 2:05 PM`. */
export function formatTime(iso: string): string {
  return time.format(new Date(iso));
}

/** Formats a day `YYYY-MM-DD`: `Jun 5, 2026`. */
export function formatDay(date: string): string {
  return day.format(new Date(date));
}

const localDay = new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'medium' });

/** Formats the day of an ISO 8601 time in the visitor's zone: `Jun 5, 2026`. */
export function formatDate(iso: string): string {
  return localDay.format(new Date(iso));
}

const UNITS = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
  ['hour', 1 / 24],
  ['minute', 1 / 1440],
] as const;
const DAY_MS = 86_400_000;

/** How long ago an ISO 8601 time was: `3 weeks ago`. `undefined` for less than a minute. */
export function formatAge(iso: string, now: number): string | undefined {
  const days = (now - Date.parse(iso)) / DAY_MS;
  const [unit, length] = UNITS.find(([, lengthDays]) => days >= lengthDays) ?? [];
  if (!unit) return undefined;
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(days / length), unit);
}
