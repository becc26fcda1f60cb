import { formatDay } from '../../lib/date-time.ts';

const shortDay = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const month = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const change = new Intl.NumberFormat('en', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

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
  return `${formatDay(start.slice(0, 10))}, ${start.slice(11, 16)} (${start.slice(16)})`;
}

export function formatShare(part: number, whole: number): string {
  return share.format(whole > 0 ? part / whole : 0);
}

/** The change from `before`, which is not 0, to `now`: `+12%`. */
export function formatChange(now: number, before: number): string {
  return change.format((now - before) / before);
}

export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** The name of a country for its ISO 3166-1 alpha-2 code. */
export function nameOfCountry(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code;
}

/** `mobile` as `Mobile`. */
export function nameOfDevice(id: string): string {
  return id === 'tv' ? 'TV' : id.charAt(0).toUpperCase() + id.slice(1);
}
