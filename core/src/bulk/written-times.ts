import { wordOf } from './heading-words.ts';

/**
 * Days and times as people write them in lists, such as `18.06.2027`, `6/18/2027` and `7:00 PM`, in the form that the
 * fields of events store: `2027-06-18` and `19:00`. Years of two digits are not understood, because some people write
 * them first.
 */

/** What a cell says about a point in time. */
export type WrittenTime = {
  readonly day?: string;
  readonly time?: string;
  /** How far the time is ahead of UTC, if the cell says so: `Z`, `+02:00` (ISO 8601, 4.3.13), `UTC+2`. */
  readonly offsetMinutes?: number;
};

/** The languages whose names of months are understood. */
const LANGUAGES = 'en,de,fr,es,it,pt,pl,nl,ru,ar'.split(',');

/** Digits with a year at one end: `2027-06-18`, `18.06.2027`, `6/18/2027`, `2027年6月18日`. */
const YEAR_FIRST = /^(\d{4})([-/.]\s?|年)(\d{1,2})(?:\2|月)(\d{1,2})[.日]?$/;
const YEAR_LAST = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4})\.?$/;
const DAY_AND_NAME =
  /^(\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s+(?:de\s+)?(\p{L}[\p{L}\p{M}]*)\.?,?\s+(?:de\s+)?(\d{4})$/iu;
const NAME_AND_DAY = /^(\p{L}[\p{L}\p{M}]*)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu;
const TIME =
  /^(?:(午前|午後|上午|下午)\s?)?(\d{1,2})(?:[:.h時点](\d{2})?)?(?::(\d{2})(?:\.\d+)?)?分?\s*(uhr|h|a\.?\s?m\.?|p\.?\s?m\.?|ص|م)?$/i;
/**
 * A distance from UTC after a time. A minus sign also stands between two times, so it counts only after `GMT`, or where
 * programs have written the time: with seconds or after a `T`.
 */
const OFFSET =
  /\s*(?:Z|\(?(?:UTC|GMT)(?:\s?([+\-−])(1[0-4]|0?\d)(?::?([0-5]\d))?)?\)?|(\+|(?<=(?:\d:\d\d|T\d\d):?\d\d(?:\.\d+)?)[-−])(1[0-4]|0\d)(?::?([0-5]\d))?)$/i;
const AFTERNOON = /^(?:p|م|午後|下午)/i;
const HALF_OF_DAY = /^(?:[ap]|[صم]|午|上|下)/i;
/** A name of a weekday before the day, such as “Fri, ”. */
const WEEKDAY = /^\p{L}[\p{L}\p{M}]*[.,]*\s+(?=\d)/u;

/** Whether the month comes before the day in `6/7/2027`, and whether the cells prove it. */
export type DateOrder = { readonly isMonthFirst: boolean; readonly isProven: boolean };

/**
 * The order of day and month in cells such as `6/18/2027`: a number above 12 proves it, otherwise the language
 * decides.
 * @param language a BCP 47 tag, such as `en-US`
 */
export function dateOrderOf(cells: readonly string[], language: string): DateOrder {
  const pairs = cells.map(orderedPartsOf).filter((pair) => pair !== undefined);
  const isDayFirst = pairs.some(([first]) => first > 12);
  const isMonthFirst = pairs.some(([, second]) => second > 12);
  if (isDayFirst !== isMonthFirst) return { isMonthFirst, isProven: true };
  const parts = new Intl.DateTimeFormat(language).formatToParts(0).map(({ type }) => type);
  return { isMonthFirst: parts.indexOf('month') < parts.indexOf('day'), isProven: false };
}

/** Whether only the language tells which number of a cell is the month. */
export function isAmbiguousDay(cell: string): boolean {
  const [first = 13, second = 13] = orderedPartsOf(cell) ?? [];
  return first <= 12 && second <= 12 && first !== second;
}

/** The first two numbers of a date whose order depends on the country; points are used only by countries that begin with the day. */
function orderedPartsOf(cell: string): readonly [number, number] | undefined {
  const [day = ''] = plain(cell).split(/[\sT,]/);
  const [, first, mark, second] = YEAR_LAST.exec(day) ?? [];
  return first && mark !== '.' ? [Number(first), Number(second)] : undefined;
}

/** Reads a cell; `undefined` if it is neither a day nor a time, nor a day with a time. */
export function readWrittenTime(
  cell: string,
  { isMonthFirst }: DateOrder,
): WrittenTime | undefined {
  const text = plain(cell);
  const whole = dayOf(text, isMonthFirst);
  if (whole) return { day: whole };
  const only = clockOf(text);
  if (only) return only;
  for (const { index, 0: gap } of text.matchAll(/[T\s,]+/g)) {
    const day = dayOf(text.slice(0, index), isMonthFirst);
    const clock = clockOf(text.slice(index + gap.length), gap);
    if (day && clock) return { day, ...clock };
  }
  return undefined;
}

/** The day and time in UTC of a time somewhere else. */
export function inUtc(
  day: string,
  time: string,
  offsetMinutes: number,
): [day: string, time: string] {
  const hasSeconds = time.length > 5;
  const at = Date.parse(`${day}T${time}Z`) - offsetMinutes * 60_000;
  return [
    new Date(at).toISOString().slice(0, 10),
    new Date(at).toISOString().slice(11, hasSeconds ? 19 : 16),
  ];
}

/** A time with what follows it. @param before what precedes it */
function clockOf(
  text: string,
  before = '',
): Pick<WrittenTime, 'time' | 'offsetMinutes'> | undefined {
  const plainTime = timeOf(text);
  if (plainTime) return { time: plainTime };
  const whole = before + text;
  const [suffix, ...parts] = OFFSET.exec(whole) ?? [];
  const time = suffix && timeOf(text.slice(0, -suffix.length));
  if (!time) return undefined;
  const [sign, hours = 0, minutes = 0] = parts[0] ? parts : parts.slice(3);
  const size = Number(hours) * 60 + Number(minutes);
  return { time, offsetMinutes: !sign || sign === '+' || size === 0 ? size : -size };
}

function dayOf(text: string, isMonthFirst: boolean): string | undefined {
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year) return isoDay(year, month, day);
  const [, first, mark, second, last] = YEAR_LAST.exec(text) ?? [];
  if (last) {
    return isMonthFirst && mark !== '.' ? isoDay(last, first, second) : isoDay(last, second, first);
  }
  const [, dayBefore, name, yearBefore] = DAY_AND_NAME.exec(text) ?? [];
  if (name) return isoDay(yearBefore, monthOf(name), dayBefore);
  const [, nameFirst, dayAfter, yearAfter] = NAME_AND_DAY.exec(text) ?? [];
  if (nameFirst && monthOf(nameFirst)) return isoDay(yearAfter, monthOf(nameFirst), dayAfter);
  const rest = text.replace(WEEKDAY, '');
  return rest === text ? undefined : dayOf(rest, isMonthFirst);
}

/** The day, if the calendar has it. */
function isoDay(year = '', month = '', day = ''): string | undefined {
  if (!month) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

function timeOf(text: string): string | undefined {
  const [, before, hours, minutes, seconds, after = ''] = TIME.exec(text) ?? [];
  const half = before ?? (HALF_OF_DAY.test(after) ? after : undefined);
  if (!hours || (minutes === undefined && !half && !/[h時点]|uhr/i.test(text))) return undefined;
  const hour = Number(hours);
  const isHour = half ? hour >= 1 && hour <= 12 : hour <= 23;
  if (!isHour || Number(minutes ?? 0) > 59 || Number(seconds ?? 0) > 59) return undefined;
  const inDay = half ? (hour % 12) + (AFTERNOON.test(half) ? 12 : 0) : hour;
  const parts = [String(inDay).padStart(2, '0'), minutes ?? '00'];
  return [...parts, ...(Number(seconds ?? 0) > 0 ? [seconds] : [])].join(':');
}

const months = new Map<string, string>();

/** The number of a month, by its name or abbreviation. */
function monthOf(name: string): string | undefined {
  if (months.size === 0) {
    for (const language of LANGUAGES) {
      for (const month of ['long', 'short'] as const) {
        const format = new Intl.DateTimeFormat(language, {
          month,
          day: 'numeric',
          timeZone: 'UTC',
        });
        const alone = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
        for (let number = 1; number <= 12; number++) {
          const date = Date.UTC(2027, number - 1, 1);
          const inDate = format.formatToParts(date).find(({ type }) => type === 'month')?.value;
          for (const known of [inDate ?? '', alone.format(date)]) {
            if (!months.has(wordOf(known))) months.set(wordOf(known), String(number));
          }
        }
      }
    }
    for (const [word, number] of [
      ['sept', '9'],
      ['mrz', '3'],
      ['maerz', '3'],
    ] as const)
      months.set(word, number);
  }
  return months.get(wordOf(name));
}

/** A cell with digits of ASCII and single spaces. */
function plain(cell: string): string {
  return cell
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\s+/g, ' ')
    .trim();
}
