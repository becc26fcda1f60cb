import { type CellValue, formatValue } from 'hucre';

/** Formats of whole numbers with leading zeros or words, such as `00000` or `"Table "0`. */
const SPELLED = /^(?:"[^"]*"|\\.|[0\s()/+-])+$/;
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
  if (Number.isInteger(value) && SPELLED.test(format)) return formatValue(value, format);
  return plainNumber(value);
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
