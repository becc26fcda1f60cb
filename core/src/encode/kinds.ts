import { _alignmentPatterns as alignmentPatterns } from 'qr';

/** The function of a module (ISO/IEC 18004, 6.3). Shapes draw function patterns and data differently. */
export const ModuleKind = {
  data: 0,
  finder: 1,
  separator: 2,
  timing: 3,
  alignment: 4,
  format: 5,
  version: 6,
} as const;
export type ModuleKind = (typeof ModuleKind)[keyof typeof ModuleKind];

const cache = new Map<number, Uint8Array>();

/**
 * The kind of every module of a version (ISO/IEC 18004, 6.3.3 to 6.3.8 and 7.9, 7.10). Module (x, y)
 * is at index `y * size + x`. The array is shared between symbols: do not write to it.
 */
export function kindsOf(version: number): Uint8Array {
  const cached = cache.get(version);
  if (cached) return cached;
  const size = 17 + 4 * version;
  const kinds = new Uint8Array(size * size);
  const fill = (left: number, top: number, width: number, height: number, kind: ModuleKind) => {
    for (let y = top; y < top + height; y++)
      kinds.fill(kind, y * size + left, y * size + left + width);
  };
  const far = size - 8;

  // Later fills paint over earlier ones: from the widest to the most specific.
  fill(0, 6, size, 1, ModuleKind.timing);
  fill(6, 0, 1, size, ModuleKind.timing);
  const centres = alignmentPatterns(version);
  const last = centres.length - 1;
  centres.forEach((cy, row) => {
    centres.forEach((cx, column) => {
      const underFinder =
        (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!underFinder) fill(cx - 2, cy - 2, 5, 5, ModuleKind.alignment);
    });
  });
  if (version >= 7) {
    fill(size - 11, 0, 3, 6, ModuleKind.version);
    fill(0, size - 11, 6, 3, ModuleKind.version);
  }
  // Format information: 9 modules beside the first finder, 8 beside the others (one of them the
  // dark module), all in row and column 8, except for the timing pattern that crosses them.
  fill(8, 0, 1, 9, ModuleKind.format);
  fill(0, 8, 9, 1, ModuleKind.format);
  fill(8, far, 1, 8, ModuleKind.format);
  fill(far, 8, 8, 1, ModuleKind.format);
  fill(8, 6, 1, 1, ModuleKind.timing);
  fill(6, 8, 1, 1, ModuleKind.timing);
  for (const [left, top] of [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const) {
    fill(left, top, 8, 8, ModuleKind.separator);
    fill(left && left + 1, top && top + 1, 7, 7, ModuleKind.finder);
  }
  cache.set(version, kinds);
  return kinds;
}
