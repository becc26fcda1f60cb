/** A number as people write it, with a point or a comma; NaN when it is none. */
export function parseNumber(text: string): number {
  return /^\s*\d+([.,]\d+)?\s*$/.test(text) ? Number(text.trim().replace(',', '.')) : Number.NaN;
}
