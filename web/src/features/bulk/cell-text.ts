import { type CellValue, formatValue } from 'hucre';

/** Formats of whole numbers with leading zeros or words, such as `00000`, `0# ##` or `"Table "0`. */
const SPELLED = /^(?:"[^"]*"|\\.|[0#\s()/+-])+$/;
/** Up to the first semicolon: the format of positive numbers, and with a minus sign of negative ones. */
const FIRST_SECTION = /^(?:"[^"]*"|\\.|[^;])*/;
/**
 * What a format adds to how a number looks (ECMA-376, 18.8.31): the width of a character, a fill, a colour and a
 * language. Conditions and currencies remain.
 */
const LOOKS = /("[^"]*"|\\.)|[_*].|\[(?:\$-|[^\]$<>=])[^\]]*\]/g;
const HAS_DAY = /[dy]/i;
const HAS_TIME = /[hs]/i;

/**
 * A cell's value as text for a code: dates as 2027-06-18 and times as 18:00, which events need; other
 * numbers in full, without the currency and the grouping of their format, but with its leading zeros.
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
  // A time is a fraction of a day, so it can be a little less than the whole second.
  const rounded = new Date(Math.round(value.getTime() / 1000) * 1000);
  const [day = '', time = ''] = rounded.toISOString().split('T');
  const parts = [HAS_DAY.test(words) ? day : '', HAS_TIME.test(words) ? time.slice(0, 5) : ''];
  return parts.filter(Boolean).join(' ') || day;
}

/** Without an exponent, and without the noise of binary fractions: spreadsheets show 15 digits. */
function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(15));
  return rounded.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 15 });
}
