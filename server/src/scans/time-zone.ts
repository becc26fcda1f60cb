import { DAY_MS } from '../platform/days.ts';
import { type HttpError, userError } from '../platform/http/http-error.ts';

export type SeriesUnit = 'hour' | 'day' | 'month';

/** From `start` to before `end`, in ms since 1970-01-01 UTC. */
export type Period = { start: number; end: number };

/** One point of a series. `label` is its start on the zone's clock. */
export type Bucket = { start: number; label: string };

/** A period with a constant offset from UTC, in ms. */
type OffsetPeriod = Period & { offset: number };

const HOUR_MS = 3600 * 1000;

/**
 * The days from `from` to `to`, both included, on the clock of a zone.
 * @throws {HttpError} 400 for a day that is not in the calendar, or an unknown time zone
 */
export function periodOf(from: string, to: string, zone: string): Period {
  return { start: startOfDay(from, zone), end: startOfDay(addDays(to, 1), zone) };
}

/** The day at `time` in a zone, as `YYYY-MM-DD`. */
export function dayIn(zone: string, time: number): string {
  return orThrow(
    () => instant(time).toZonedDateTimeISO(zone).toPlainDate().toString(),
    () => zoneError(zone),
  );
}

export function addDays(day: string, days: number): string {
  return plainDate(day).add({ days }).toString();
}

export function addMonths(day: string, months: number): string {
  return plainDate(day).add({ months }).toString();
}

/** The number of days from one day to another; 0 for the same day. */
export function daysBetween(from: string, to: string): number {
  return plainDate(from).until(plainDate(to), { largestUnit: 'days' }).days;
}

/**
 * The hours, days or months of a period on the clock of a zone. An hour that occurs twice counts as two, so a
 * day has 23, 24 or 25 hours.
 */
export function bucketsOf(period: Period, zone: string, unit: SeriesUnit): Bucket[] {
  const buckets: Bucket[] = [];
  const step = unit === 'hour' ? HOUR_MS : DAY_MS;
  for (const { start, end, offset } of splitByOffset(period, zone)) {
    for (let time = start; time < end; time += step - ((time + offset) % step)) {
      const label = labelOf(time + offset, unit, offset);
      if (label !== buckets.at(-1)?.label) buckets.push({ start: time, label });
    }
  }
  return buckets;
}

/** Splits a period where the zone's offset from UTC changes. */
export function splitByOffset({ start, end }: Period, zone: string): OffsetPeriod[] {
  const periods: OffsetPeriod[] = [];
  let moment: Temporal.ZonedDateTime | null = instant(start).toZonedDateTimeISO(zone);
  for (let from = start; from < end; ) {
    const offset = Math.round((moment?.offsetNanoseconds ?? 0) / 1e6);
    moment = moment?.getTimeZoneTransition('next') ?? null;
    const to = Math.min(end, moment?.epochMilliseconds ?? end);
    periods.push({ start: from, end: to, offset });
    from = to;
  }
  return periods;
}

function labelOf(local: number, unit: SeriesUnit, offset: number): string {
  const text = new Date(local).toISOString();
  if (unit === 'month') return text.slice(0, 7);
  if (unit === 'day') return text.slice(0, 10);
  const minutes = Math.abs(offset) / 60_000;
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${text.slice(0, 16)}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

function startOfDay(day: string, zone: string): number {
  const date = plainDate(day);
  return orThrow(
    () => date.toZonedDateTime(zone).epochMilliseconds,
    () => zoneError(zone),
  );
}

function plainDate(day: string): Temporal.PlainDate {
  return orThrow(
    () => Temporal.PlainDate.from(day),
    () => userError(400, 'bad_request.day', { params: { day } }),
  );
}

function instant(time: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(time);
}

function zoneError(zone: string): HttpError {
  return userError(400, 'bad_request.time_zone', { params: { zone } });
}

function orThrow<Value>(get: () => Value, refusal: () => HttpError): Value {
  try {
    return get();
  } catch (error) {
    if (error instanceof RangeError) throw refusal();
    throw error;
  }
}
