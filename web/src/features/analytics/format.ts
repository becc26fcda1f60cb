import type { GenerationRecord } from '@everscan/contract/api/analytics';
import { contentTypes, trackedText } from '@everscan/core/content/index';
import { visible } from '../../lib/visible.ts';

export const MISSING = 'N/A';

const day = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortDay = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  timeZone: 'UTC',
});
const share = new Intl.NumberFormat(undefined, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A day of the calendar in UTC, `YYYY-MM-DD`: `01.06.2026`. */
export function formatDay(date: string): string {
  return format(day, date);
}

/** The same for the axis of a chart: `01.06.` */
export function formatShortDay(date: string): string {
  return format(shortDay, date);
}

function format(formatter: Intl.DateTimeFormat, text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? MISSING : formatter.format(date);
}

export function formatShare(part: number, whole: number): string {
  return share.format(whole > 0 ? part / whole : 0);
}

/** A type's label; one that this version does not know stays as it is. */
export function labelOfType(id: string): string {
  return contentTypes.find((type) => type.id === id)?.label ?? visible(id);
}

/** `standard` as `Standard`: the dashboard names styles more shortly than the generator. */
export function labelOfStyle(id: string): string {
  return visible(id.charAt(0).toUpperCase() + id.slice(1));
}

/** The stored part of a code's content, as one line. */
export function describeData({ type, data }: Pick<GenerationRecord, 'type' | 'data'>): string {
  return visible(trackedText(type, data).trim()) || MISSING;
}

/** An address without the prefix of IPv4-mapped IPv6 (RFC 4291, 2.5.5.2). */
export function formatAddress(address: string | null): string {
  return visible(address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '') || MISSING;
}
