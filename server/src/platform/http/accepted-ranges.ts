/** Browsers send about five ranges; a header may have thousands. */
const MAX_RANGES = 20;

/** The ranges of an `Accept-…` header (RFC 9110, 12.5), most preferred first. */
export function acceptedRanges(header: string): string[] {
  return header
    .split(',', MAX_RANGES)
    .map((text) => /^([a-z\d*-]+)(?:\s*;\s*q=([\d.]+))?$/i.exec(text.trim()) ?? [])
    .map(([, range = '', weight = '1']) => ({ range, weight: Number(weight) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) => range);
}
