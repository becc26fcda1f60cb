import { type CellValue, dateToSerial, formatValue } from 'hucre';
import { format as formatAs } from 'numfmt';

/** What a workbook and its reader decide for all cells. */
export type Book = {
  /** Whether dates are counted from 1904. */
  readonly is1904: boolean;
  /** The language of the visitor's spreadsheet program, as a BCP 47 tag. */
  readonly language: string;
};

/** Formats of whole numbers with leading zeros or words, such as `00000`, `0# ##` or `"Table "0`. */
const SPELLED = /^(?:"[^"]*"|\\.|[0#\s()/+-])+$/;
/** The part up to the first semicolon: the format of positive numbers, used for negative ones with a minus sign. */
const FIRST_SECTION = /^(?:"[^"]*"|\\.|[^;])*/;
/**
 * Parts of a format that affect only the look of a number (ECMA-376, 18.8.31): the width of a character, a fill, a
 * colour and a language. Does not match conditions and currencies.
 */
const LOOKS = /("[^"]*"|\\.)|[_*].|\[(?:\$-|[^\]$<>=])[^\]]*\]/g;
const HAS_DAY = /[dy]/i;
const HAS_TIME = /[hs]/i;
/** Hours, minutes or seconds that count on beyond a day: a duration, or a time that was entered without a day. */
const ELAPSED = /\[(?:h+|m+|s+)\]/i;
/** A currency with a country, such as `[$€-407]`. Unlike in dates, the country changes no separators. */
const CURRENCY_COUNTRY = /\[\$([^\]-]+)-[\da-f]+\]/gi;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Built-in formats, which spreadsheets show in the way of the country (ECMA-376, 18.8.30: 14 and 22). */
const COUNTRY_DATE = /^m\/d\/yy(?:yy)?( h:mm)?$/i;

/**
 * A cell's value as text for a code. Dates become 2027-06-18 and times 18:00, as events need them. Other numbers are
 * written in full, with the leading zeros of their format but without its currency and grouping.
 * @param format the number format of the cell
 */
export function textOf(value: CellValue, book: Book, format = 'General'): string {
  if (value === null) return '';
  if (value instanceof Date) return dateText(value, book, format);
  if (typeof value !== 'number') return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  const section = FIRST_SECTION.exec(format)?.[0].replace(LOOKS, '$1').trim() ?? '';
  const spelled = Number.isInteger(value) && SPELLED.test(section) && formatValue(value, section);
  return spelled || plainNumber(value);
}

/**
 * A cell's text as the sheet shows it (ECMA-376, 18.8.31), in the language of the visitor's spreadsheet program.
 * Numbers without a format keep all digits.
 */
export function shownText(value: CellValue, book: Book, format = 'General'): string {
  const { language: locale, is1904 } = book;
  const isPlain = format === 'General' || format === '@' || format === '';
  if (value === null || typeof value === 'string') return value ?? '';
  if (typeof value === 'number' && isPlain) return plainNumber(value, locale);
  const number = value instanceof Date ? dateToSerial(value, is1904) : value;
  const [countryDate, time] = COUNTRY_DATE.exec(format) ?? [];
  if (countryDate && value instanceof Date && locale !== 'en-US')
    return dateOf(value, locale, !!time);
  try {
    // The format counts days since 1900, so the time since 1904 fits only if the format shows no day.
    const inDays = value instanceof Date && HAS_DAY.test(format) ? dateToSerial(value) : number;
    return formatAs(format.replace(CURRENCY_COUNTRY, '"$1"'), inDays, { locale, nbsp: false })
      .replace(/\s+/g, ' ')
      .trim();
  } catch {
    return textOf(value, book, format);
  }
}

/** The time of day for a number without a format, as spreadsheets store it. */
export function timeOfNumber(value: CellValue): string | undefined {
  const isTime = typeof value === 'number' && value > 0 && value < 1;
  return isTime ? timeText(new Date(value * DAY_MS)) : undefined;
}

function dateOf(value: Date, locale: string, hasTime: boolean): string {
  return value.toLocaleString(locale, {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    ...(hasTime && { hour: '2-digit', minute: '2-digit' }),
    numberingSystem: 'latn',
  });
}

function dateText(value: Date, book: Book, format: string): string {
  if (ELAPSED.test(format)) {
    const isDuration = dateToSerial(value, book.is1904) >= 1;
    return isDuration ? shownText(value, book, format) : timeText(value);
  }
  const words = format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  const [day = ''] = rounded(value).toISOString().split('T');
  const parts = [HAS_DAY.test(words) ? day : '', HAS_TIME.test(words) ? timeText(value) : ''];
  return parts.filter(Boolean).join(' ') || day;
}

function timeText(value: Date): string {
  return rounded(value).toISOString().slice(11, 16);
}

/** A time is stored as a fraction of a day, so it may be slightly less than the whole second. */
function rounded(value: Date): Date {
  return new Date(Math.round(value.getTime() / 1000) * 1000);
}

/** A number without an exponent, rounded to 15 digits as in spreadsheets, which hides binary rounding errors. */
function plainNumber(value: number, locale = 'en'): string {
  const known = plainFormats.get(locale);
  const format = known ?? new Intl.NumberFormat(locale, PLAIN);
  if (!known) plainFormats.set(locale, format);
  return format.format(Number(value.toPrecision(15)));
}

const PLAIN = { useGrouping: false, maximumFractionDigits: 15, numberingSystem: 'latn' } as const;
const plainFormats = new Map<string, Intl.NumberFormat>();
