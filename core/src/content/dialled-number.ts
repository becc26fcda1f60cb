import { CodeError, type FaultOrCode } from '../code-error.ts';
import type { Ruled } from './content-type.ts';
import { inAscii } from './in-ascii.ts';

/** Visual separators (RFC 3966, 3) in any script: spaces, dashes, dots, slashes, brackets. */
const SEPARATORS = /[\s\p{Pd}\u2212\u30FC.·•・/\\⁄∕\p{Ps}\p{Pe}]/gu;
/** Characters that are never displayed, such as the direction marks around a number copied from a contact. */
const IGNORABLE = /\p{DI}/gu;
/**
 * The zero that is dialled only inside the country: `+49 (0)30 …`. ITU-T E.123 has no brackets in an
 * international number, but many people write them. In Italy (39) and San Marino (378) the zero
 * is dialled from abroad as well.
 */
const TRUNK_ZERO =
  /^([\s(]*(?:\+|00)[\s()-]*(?!(?:39|378)\D)\d{1,3}[\s)./\p{Pd}\u2212]*)[([]\s*0\s*[)\]]/u;
/** The country codes of two digits (ITU-T E.164, list of assigned codes); 1 and 7 have one, all others three. */
const TWO_DIGITS = '(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])';
const COUNTRY = `(?:(?<=\\+)[17]|${TWO_DIGITS}|(?!${TWO_DIGITS})[2-689]\\d\\d)`;
/**
 * Where the zero is a part of the number, and is dialled from abroad as well: Italy, San Marino and the Vatican; Norway's
 * numbers of five digits; Ivory Coast, Burkina Faso, Niger, Benin, Gabon, the Congo and Ascension; New Caledonia and
 * Tajikistan; and the codes of no country, such as those of free numbers and satellites.
 */
const KEEPS_ZERO = '(?:39|47|37[89]|22[5679]|24[127]|687|992|80\\d|87\\d|88[1238]|979)';
/**
 * What some countries dial before a number inside the country, if not only a zero: Belarus 80, Hungary 06, Mexico 01 (044
 * and 045 until 2019), and Brazil and Colombia a zero with the digits of a carrier. Only before as many digits as numbers
 * have there, since other numbers begin alike.
 */
const PREFIXES = {
  1: '1(?=\\d{10}$)',
  7: '8(?=\\d{10}$)',
  36: '06',
  52: '0(?:1|4[45])(?=\\d{10}$)',
  55: '0\\d\\d(?=\\d{10,11}$)',
  57: '0[3579](?=\\d{10}$)',
  370: '8(?=\\d{8}$)',
  375: '80?(?=\\d{9}$)',
  993: '8(?=\\d{8}$)',
  998: '8(?=\\d{9}$)',
};
/**
 * What follows the country code of any other number, but is dialled only inside the country: `+49 0171 …`. After 00, a 7 is
 * no country code, because Japan has numbers that start with 0070.
 */
const MISPLACED_PREFIX = new RegExp(
  `^((?:\\+|00)(?!${KEEPS_ZERO})${COUNTRY})(?:${Object.entries(PREFIXES)
    .map(([code, prefix]) => `(?<=^(?:\\+|00)${code})${prefix}`)
    .join('|')}|0)`,
);
const EXTENSION = /(?:[#,;]|x|ext\p{L}*|durchwahl|dw)[\s.:=]*\d{1,5}$/iu;
/**
 * Two numbers with only separators between them, which would otherwise become one long number: two lines, or
 * a slash between spaces. The slash may also follow an area code (0475 / 01 23 45) or precede an extension,
 * but then fewer digits precede it, or the digits after it do not begin with 0.
 */
const TWO_NUMBERS = /[\n\r\u2028\u2029]|^(?:\D*\d){8}.*\s\/\s0(?:\D*\d){5}/;
/**
 * Up to this many extra digits are a slip of the finger. More digits, or a slash, mean that a second number
 * follows.
 */
const MAX_EXTRA_DIGITS = 4;

/**
 * A telephone number as a phone dials it: digits, and a plus sign before a country code. Empty if the input
 * has no digits. Only separators and what is dialled only inside a country are left out; digits of other scripts become
 * ASCII.
 * @param rules under earlier ones, only a zero in brackets is left out
 * @throws {CodeError} naming `field` when the input contains anything that a phone cannot dial, or more than
 * `maxDigits`.
 */
export function dialledNumber(value: string, field: string, rules?: Ruled['rules']): string {
  const typed = inAscii(value.replace(IGNORABLE, '')).trim();
  const number = rules
    ? typed.replace(TRUNK_ZERO, '$1').replace(SEPARATORS, '')
    : typed.replace(SEPARATORS, '').replace(MISPLACED_PREFIX, '$1');
  const isDigits = /^(?:\+\d+|\d*)$/.test(number);
  if (isDigits && digitsOf(number) <= maxDigits(number) && !TWO_NUMBERS.test(typed)) return number;
  throw new CodeError('invalid-value', faultOf(typed, number), field);
}

/** ITU-T E.164, 6.2.1: 15 digits after the plus sign. A number without one may have prefixes. */
export function maxDigits(number: string): number {
  return number.startsWith('+') ? 15 : 18;
}

/** Service numbers without a country code are short. */
export function minDigits(number: string): number {
  return number.startsWith('+') ? 5 : 2;
}

export function digitsOf(number: string): number {
  return number.replace('+', '').length;
}

function faultOf(typed: string, number: string): FaultOrCode {
  if (EXTENSION.test(typed)) {
    return 'phone-extension';
  }
  const surplus = /^\+?\d+$/.test(number) ? digitsOf(number) - maxDigits(number) : 0;
  if (
    surplus > 0 &&
    surplus <= MAX_EXTRA_DIGITS &&
    !TWO_NUMBERS.test(typed) &&
    !typed.includes('/')
  ) {
    return {
      code: 'phone-length',
      digits: digitsOf(number),
      least: minDigits(number),
      most: maxDigits(number),
    };
  }
  if (
    surplus > 0 ||
    TWO_NUMBERS.test(typed) ||
    /\d\D*[,;]/.test(typed) ||
    number.indexOf('+', 1) > 5
  ) {
    return 'two-phones';
  }
  const [other] = /[^\d+]/u.exec(number) ?? [];
  if (!other) return 'phone-plus';
  return /\p{L}/u.test(other) ? 'phone-letters' : { code: 'phone-character', character: other };
}
