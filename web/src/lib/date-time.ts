import { dateLanguage } from '@everscan/messages/format';

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
