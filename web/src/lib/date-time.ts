import { dateLanguage } from '@everscan/messages/format';

/** Dates in the language of the visitor. The analytics dashboard has a format of its own. */
const time = new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'medium', timeZone: 'UTC' });

/** A time as ISO 8601, in the visitor's zone: `Jun 5, 2026, 2:05 PM`. */
export function formatTime(iso: string): string {
  return time.format(new Date(iso));
}

/** A day `YYYY-MM-DD`: `Jun 5, 2026`. */
export function formatDay(date: string): string {
  return day.format(new Date(date));
}

const localDay = new Intl.DateTimeFormat(dateLanguage, { dateStyle: 'medium' });

/** The day of a time as ISO 8601, in the visitor's zone: `Jun 5, 2026`. */
export function formatDate(iso: string): string {
  return localDay.format(new Date(iso));
}
