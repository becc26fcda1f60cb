import { type CellValue, formatValue } from 'hucre';

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

/**
 * A cell's value as text for a code. Dates become 2027-06-18 and times 18:00, as events need them. Other numbers are
 * written in full, with the leading zeros of their format but without its currency and grouping.
 * @param format the number format of the cell
 */
export function textOf(value: CellValue, format = 'General'): string {
  if (value === null) return '';
  if (value instanceof Date) return dateText(value, format);
  if (typeof value !== 'number') return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  const section = FIRST_SECTION.exec(format)?.[0].replace(LOOKS, '$1').trim() ?? '';
  const spelled = Number.isInteger(value) && SPELLED.test(section) && formatValue(value, section);
  return spelled || plainNumber(value);
}

function dateText(value: Date, format: string): string {
  const words = format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  // A time is stored as a fraction of a day, so it may be slightly less than the whole second.
  const rounded = new Date(Math.round(value.getTime() / 1000) * 1000);
  const [day = '', time = ''] = rounded.toISOString().split('T');
  const parts = [HAS_DAY.test(words) ? day : '', HAS_TIME.test(words) ? time.slice(0, 5) : ''];
  return parts.filter(Boolean).join(' ') || day;
}

/** A number without an exponent, rounded to 15 digits as in spreadsheets, which hides binary rounding errors. */
function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(15));
  return rounded.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 15 });
}
