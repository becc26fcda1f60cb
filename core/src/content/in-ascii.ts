import { digitValue } from './digit-value.ts';

/** Full-width forms, which keyboards for Chinese and Japanese type, and small ones. */
const WIDE = /[\uFE50-\uFE6F\uFF01-\uFFEF]/g;

/** Replaces digits of other scripts, and full-width forms, by those of ASCII. */
export function inAscii(text: string): string {
  return text
    .replace(WIDE, (character) => character.normalize('NFKC'))
    .replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit)));
}
