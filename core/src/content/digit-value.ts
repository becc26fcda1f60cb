/**
 * The value of a decimal digit (`\p{Nd}`) of any script. Unicode has the digits of every script in one run,
 * from zero to nine.
 */
export function digitValue(digit: string): number {
  const code = digit.codePointAt(0) as number;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10; // some runs follow each other without a gap
}
