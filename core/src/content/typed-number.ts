import { inAscii } from './in-ascii.ts';

/** A typed number in ASCII, without spaces around it. Its decimal separator is a point or a comma. */
export function asciiNumber(text: string): string {
  return inAscii(text).replaceAll('٫', '.').replaceAll('،', ',').trim();
}

/** Reads a number with a decimal point or comma, in the digits of any script; NaN when it is invalid. */
export function parseNumber(text: string): number {
  const typed = asciiNumber(text);
  return /^\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}

/** Reads a whole number from 1 to `max`, without thousands separators; `undefined` when it is invalid. */
export function parseCount(text: string, max: number): number | undefined {
  const typed = asciiNumber(text);
  const count = /^\d+$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= max ? count : undefined;
}
