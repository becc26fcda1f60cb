/** Reads a number with a decimal point or comma; NaN when it is invalid. */
export function parseNumber(text: string): number {
  return /^\s*\d+([.,]\d+)?\s*$/.test(text) ? Number(text.trim().replace(',', '.')) : Number.NaN;
}
