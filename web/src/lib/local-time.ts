/** The `max` of a `datetime-local` input, so that browsers do not accept years of five digits. */
export const MAX_LOCAL_INPUT = '9999-12-31T23:59';

/**
 * The value of a `datetime-local` input for an ISO 8601 time, in the viewer's zone; empty for null. An invalid time is
 * returned unchanged.
 */
export function toLocalInput(time: string | null): string {
  if (time === null) return '';
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/**
 * The value of a `datetime-local` input as an ISO 8601 time with `Z`; null for an empty value. An invalid value, such
 * as one with a year of five digits, is returned unchanged.
 */
export function fromLocalInput(value: string): string | null {
  if (value === '') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date.toISOString();
}

/** The browser's time zone, or UTC if unknown: Chromium then reports `Etc/Unknown`, which it does not accept itself. */
export function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone || 'UTC';
  } catch {
    return 'UTC';
  }
}
