/** Full-width forms, which keyboards for Chinese and Japanese type, and small ones. */
const WIDE = /[\uFE50-\uFE6F\uFF01-\uFFEF]/g;

/** Replaces digits of other scripts, and full-width forms, by those of ASCII. */
export function inAscii(text: string): string {
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
