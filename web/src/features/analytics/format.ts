import type { GenerationRecord } from '@everscan/contract/api/analytics';
import { contentTypes } from '@everscan/core/content/index';

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

/** A moment (ISO 8601) on the reader's clock: `01.06.2026, 14:05`. */
export function formatDateTime(iso: string): string {
  return format(dateTime, iso);
}

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

/** What was kept of a code's content, as one line. */
export function describeData({ url, vcard }: GenerationRecord['data']): string {
  const name = vcard && `${vcard.firstName} ${vcard.lastName}`;
  return visible((url ?? name ?? '').trim()) || MISSING;
}

/** An address without the prefix of IPv4-mapped IPv6 (RFC 4291, 2.5.5.2). */
export function formatAddress(address: string | null): string {
  return visible(address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '') || MISSING;
}

/**
 * Characters that show nothing but change how their neighbours look, by their code: strangers write
 * these texts, and one that is read backwards is another one (Unicode TR 36, 2.10).
 */
export function visible(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu,
    (character) => `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}
