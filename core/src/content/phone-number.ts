import { CodeError } from '../code-error.ts';

/** Visual separators (RFC 3966, 3) in any script: spaces, dashes, dots, slashes, brackets. */
const SEPARATORS = /[\s\p{Pd}\u2212\u30FC.·•・/\\⁄∕\p{Ps}\p{Pe}]/gu;
/** Full-width forms, which keyboards for Chinese and Japanese type, and small ones. */
const WIDE = /[\uFE50-\uFE6F\uFF01-\uFFEF]/g;
/** What is never displayed, such as the marks around a number that was copied from a contact. */
const IGNORABLE = /\p{DI}/gu;
/**
 * The zero that is dialled only inside the country: `+49 (0)30 …`. ITU-T E.123 has no brackets in an
 * international number, but many people write them. Italy (39) and San Marino (378) dial their zero
 * from abroad as well.
 */
const TRUNK_ZERO =
  /^([\s(]*(?:\+|00)[\s()-]*(?!(?:39|378)\D)\d{1,3}[\s)./\p{Pd}\u2212]*)[([]\s*0\s*[)\]]/u;
const EXTENSION = /(?:[#,;]|x|ext\p{L}*|durchwahl|dw)[\s.:=]*\d{1,5}$/iu;
const LINE_BREAK = /[\n\r\u2028\u2029]/;

/**
 * A telephone number as a phone dials it: digits, and a plus sign before a country code. Empty for
 * none. Only separators and the zero in brackets behind a country code are left out; digits of other
 * scripts become ASCII.
 * @throws {CodeError} naming `field` when there is more to the number, which no phone would dial.
 */
export function dialledNumber(value: string, field: string): string {
  const typed = inAscii(value.replace(IGNORABLE, '')).trim();
  const number = typed.replace(TRUNK_ZERO, '$1').replace(SEPARATORS, '');
  if (/^(?:\+?\d+)?$/.test(number) && !isTwoNumbers(typed)) return number;
  throw new CodeError('invalid-value', faultOf(typed, number), field);
}

/**
 * A telephone number that can exist. Numbers without a country code, such as 112, are taken as they are.
 * @throws {CodeError} naming `field` when it is empty or no such number.
 */
export function phoneNumber(value: string, field: string): string {
  return checked(dialledNumber(value, field), field);
}

/**
 * A telephone number that starts with `+` and its country code.
 * @throws {CodeError} naming `field` when it is empty, has no country code or is no such number.
 */
export function internationalNumber(value: string, field: string): string {
  const number = checked(dialledNumber(value, field).replace(/^00/, '+'), field);
  if (number.startsWith('+')) return number;
  throw new CodeError('invalid-value', 'Begin with the country code, such as +49.', field);
}

function checked(number: string, field: string): string {
  if (number === '') throw new CodeError('empty', 'Enter a phone number.', field);
  const refuse = (message: string) => new CodeError('invalid-value', message, field);
  if (number.startsWith('+0')) {
    throw refuse('After the + comes a country code, and none starts with 0.');
  }
  const digits = number.replace('+', '').length;
  // ITU-T E.164, 6.2.1; a number without a country code may have prefixes to it.
  const [least, most] = number.startsWith('+') ? [5, 15] : [2, 18];
  if (digits < least || digits > most) {
    throw refuse(`This phone number has ${digits} digits. It can have ${least} to ${most}.`);
  }
  return number;
}

function inAscii(text: string): string {
  return text
    .replace(WIDE, (character) => character.normalize('NFKC'))
    .replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode has the decimal digits of every script in one run, from zero to nine. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) as number;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10; // some runs follow each other without a gap
}

/** Whether separators alone stand between two numbers, which would become one long number. */
function isTwoNumbers(typed: string): boolean {
  if (LINE_BREAK.test(typed)) return true;
  // A slash between spaces may also follow an area code (0475 / 01 23 45) or precede an extension, but
  // then either fewer digits are before it, or those behind it do not begin with 0.
  const parts = typed.split(/\s\/\s/).map((part) => part.replace(/\D/g, ''));
  return parts.some((part, index) => /^0\d{5}/.test(part) && /\d{8}/.test(parts[index - 1] ?? ''));
}

function faultOf(typed: string, number: string): string {
  if (EXTENSION.test(typed)) {
    return 'A code cannot dial an extension. Leave it out, or write it after a dash, such as 1234567-89, if it can be dialled directly.';
  }
  const plus = number.indexOf('+', 1);
  if (isTwoNumbers(typed) || /\d\D*[,;]/.test(typed) || plus > 5) {
    return 'This looks like two phone numbers. Enter one of them.';
  }
  if (/\p{L}/u.test(typed)) return 'A phone number has no letters. Enter its digits only.';
  if (plus > 0) return 'The + belongs at the beginning, before the country code.';
  const [other] = number.replace(/[\d+]/g, '');
  if (other) return `A phone number has no “${other}”. Enter its digits only.`;
  return 'Enter the digits after the +.';
}
