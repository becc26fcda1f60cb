import { inAscii } from './in-ascii.ts';

/** A typed number in ASCII, without spaces around it. The decimal separator is a point or a comma. */
export function asciiNumber(text: string): string {
  return inAscii(text).replace('٫', '.').trim();
}

/** Reads a number with a decimal point or comma, in the digits of any script; NaN when it is invalid. */
export function parseNumber(text: string): number {
  const typed = asciiNumber(text);
  return /^\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}
