/** `max` of a `datetime-local` input, so that browsers accept no year of five digits. */
export const MAX_LOCAL_INPUT = '9999-12-31T23:59';

/**
 * The value of a `datetime-local` input for a time, in the viewer's zone; empty for null. A value that
 * is not a time is returned as it is.
 */
export function toLocalInput(time: string | null): string {
  if (time === null) return '';
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/**
 * The value of such an input as ISO 8601 with `Z`; null for an empty one. A value that is not a time,
 * such as one with a year of five digits, is returned as it is.
 */
export function fromLocalInput(value: string): string | null {
  if (value === '') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date.toISOString();
}

/** The browser's time zone; UTC if it does not know it: Chromium then reports `Etc/Unknown`, which it rejects. */
export function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone || 'UTC';
  } catch {
    return 'UTC';
  }
}
