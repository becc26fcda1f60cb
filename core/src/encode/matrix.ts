import { _alignmentPatterns as alignmentPatterns, encodeQR } from 'qr';
import { CodeError } from '../code-error.ts';

/** Share of the codewords that may be damaged: L 7 %, M 15 %, Q 25 %, H 30 % (ISO/IEC 18004, 7.5.1). */
export type ErrorCorrectionLevel = 'L' | 'M' | 'Q' | 'H';

/** What a module is for (ISO/IEC 18004, 6.3). Shapes treat function patterns apart from data. */
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

/** A symbol without its quiet zone. Module (x, y) stands at index `y * size + x`. */
export type Matrix = {
  /** 1 to 40. */
  readonly version: number;
  /** Modules a side: `17 + 4 * version`. */
  readonly size: number;
  /** 1 for a dark module, 0 for a light one. */
  readonly dark: Uint8Array;
  /** A `ModuleKind` for each module. Shared between matrices of one version: do not write. */
  readonly kinds: Uint8Array;
};

/** The names of the levels in the package `qr`. */
export const LEVEL_NAMES = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;
/** ISO/IEC 18004, table 7: bytes that version 40 holds in byte mode. */
export const BYTE_CAPACITY = { L: 2953, M: 2331, Q: 1663, H: 1273 } as const;

/**
 * Encodes a text in the smallest version that holds it.
 * @throws {CodeError} `empty`, or `data-too-large` when version 40 does not hold the text.
 */
export function encodeMatrix(text: string, level: ErrorCorrectionLevel): Matrix {
  if (text === '') throw new CodeError('empty', 'Enter something to encode.');
  const rows = encodeRows(text, level);
  const size = rows.length - 2;
  const dark = new Uint8Array(size * size);
  for (let y = 0; y < size; y++) {
    const row = rows[y + 1];
    for (let x = 0; x < size; x++) if (row?.[x + 1]) dark[y * size + x] = 1;
  }
  const version = (size - 17) / 4;
  return { version, size, dark, kinds: kindsOf(version) };
}

/** The modules row by row, with a ring of one light module around them (the encoder insists on it). */
function encodeRows(text: string, level: ErrorCorrectionLevel): boolean[][] {
  // The encoder signals every fault by a plain Error, so what can be known without it is asked
  // without it: numeric mode, the densest, holds 7,089 digits at level L.
  if (text.length <= 7089) {
    try {
      return encodeQR(text, 'raw', { ecc: LEVEL_NAMES[level], border: 1 });
    } catch (error) {
      if (byteLength(text) <= BYTE_CAPACITY[level]) throw error;
    }
  }
  const bytes = byteLength(text);
  const count = bytes.toLocaleString('en');
  const limit = BYTE_CAPACITY[level].toLocaleString('en');
  throw new CodeError(
    'data-too-large',
    `This is too much for one QR code: ${count} bytes of at most ${limit}. Shorten the text.`,
  );
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

const kindsCache = new Map<number, Uint8Array>();

/** The kind of every module of a version (ISO/IEC 18004, 6.3.3 to 6.3.8 and 7.9, 7.10). */
function kindsOf(version: number): Uint8Array {
  const cached = kindsCache.get(version);
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
  // dark module), all in row and column 8, but for the timing pattern that crosses them.
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
  kindsCache.set(version, kinds);
  return kinds;
}
