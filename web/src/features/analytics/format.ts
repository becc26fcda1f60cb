import type { GenerationRecord } from '@everscan/contract/downloads.schemas';
import { type ContentTypeId, trackedText } from '@everscan/core/content/index';
import { typeLabels } from '@everscan/messages/words/type-labels';
import { revealInvisible } from '../../lib/reveal-invisible.ts';

export const MISSING = 'N/A';

const dateTime = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
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

/** An ISO 8601 time in the reader's zone: `01.06.2026, 14:05`, or `N/A` if it is invalid. */
export function formatDateTime(iso: string): string {
  return format(dateTime, iso);
}

/** A UTC day `YYYY-MM-DD` as `01.06.2026`. */
export function formatDay(date: string): string {
  return format(day, date);
}

/** The short form for the axis of a chart: `01.06.` */
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

/** The label of a content type, or the id itself if it is unknown. */
export function labelOfType(id: string): string {
  return Object.hasOwn(typeLabels, id) ? typeLabels[id as ContentTypeId] : revealInvisible(id);
}

/** The short name of a style on the dashboard: `standard` becomes `Standard`. */
export function labelOfStyle(id: string): string {
  return revealInvisible(id.charAt(0).toUpperCase() + id.slice(1));
}

/** The part of a code's content that the record contains, as one line. */
export function describeData({ type, data }: Pick<GenerationRecord, 'type' | 'data'>): string {
  return revealInvisible(trackedText(type, data).trim()) || MISSING;
}

/** An address without the prefix of IPv4-mapped IPv6 (RFC 4291, 2.5.5.2). */
export function formatAddress(address: string | null): string {
  return revealInvisible(address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '') || MISSING;
}
