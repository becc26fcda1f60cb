import { ModuleKind } from './kinds.ts';

/** The modules of a version that do not depend on its text. Module (x, y) is at index `y * size + x`. */
export type FunctionPatterns = {
  readonly size: number;
  /** A `ModuleKind` for each module. */
  readonly kinds: Uint8Array;
  /** 1 for the dark modules of finder, alignment and timing patterns. */
  readonly dark: Uint8Array;
};

/**
 * ISO/IEC 18004, 6.3.3 to 6.3.6, and the places that 7.9 and 7.10 reserve for format and version information,
 * which are still light.
 */
export function functionPatternsOf(version: number): FunctionPatterns {
  const size = 17 + 4 * version;
  const kinds = new Uint8Array(size * size);
  const dark = new Uint8Array(size * size);
  const far = size - 8;

  // Later patterns paint over earlier ones: from the widest to the most specific.
  for (let i = 0; i < size; i++) {
    fill(i, 6, 1, 1, ModuleKind.timing, 1 - (i & 1));
    fill(6, i, 1, 1, ModuleKind.timing, 1 - (i & 1));
  }
  const centres = alignmentCentres(version);
  const last = centres.length - 1;
  centres.forEach((y, row) => {
    centres.forEach((x, column) => {
      const isUnderFinder =
        (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!isUnderFinder) squares(x, y, [5, 3, 1], ModuleKind.alignment);
    });
  });
  if (version >= 7) {
    fill(size - 11, 0, 3, 6, ModuleKind.version, 0);
    fill(0, size - 11, 6, 3, ModuleKind.version, 0);
  }
  // Format information: 8 modules beside each finder, in row and column 8, except for the timing patterns that
  // cross them, and the corner where they meet. One of them is the module that is always dark.
  for (let i = 0; i < 8; i++) {
    if (i !== 6) {
      fill(8, i, 1, 1, ModuleKind.format, 0);
      fill(i, 8, 1, 1, ModuleKind.format, 0);
    }
    fill(8, far + i, 1, 1, ModuleKind.format, 0);
    fill(far + i, 8, 1, 1, ModuleKind.format, 0);
  }
  fill(8, 8, 1, 1, ModuleKind.format, 0);
  for (const [left, top] of [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const) {
    fill(left, top, 8, 8, ModuleKind.separator, 0);
    squares(left + (left ? 4 : 3), top + (top ? 4 : 3), [7, 5, 3], ModuleKind.finder);
  }
  return { size, kinds, dark };

  function fill(
    left: number,
    top: number,
    width: number,
    height: number,
    kind: ModuleKind,
    isDark: number,
  ): void {
    for (let y = top; y < top + height; y++) {
      kinds.fill(kind, y * size + left, y * size + left + width);
      dark.fill(isDark, y * size + left, y * size + left + width);
    }
  }

  /** Squares around one centre, dark and light in turn. */
  function squares(x: number, y: number, sides: readonly number[], kind: ModuleKind): void {
    sides.forEach((side, i) => {
      fill(x - (side >> 1), y - (side >> 1), side, side, kind, 1 - (i & 1));
    });
  }
}

/** ISO/IEC 18004, annex E: the rows and columns of the centres of alignment patterns. */
function alignmentCentres(version: number): number[] {
  if (version === 1) return [];
  const last = 4 * version + 10;
  const gaps = Math.floor(version / 7) + 1;
  // Even and equal distances; the first one is what is left. Only version 32 departs from the rule.
  const distance = version === 32 ? 26 : 2 * Math.ceil((last - 6) / gaps / 2);
  return [6, ...Array.from({ length: gaps }, (_, i) => last - (gaps - 1 - i) * distance)];
}
