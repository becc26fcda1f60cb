import type { ErrorCorrectionLevel } from './level.ts';

/** How the codewords of a symbol are divided into blocks, which are corrected one by one. */
export type Blocks = {
  readonly count: number;
  /** How many of them are short: they come first and have one data codeword less than the others. */
  readonly shortCount: number;
  /** Data codewords of a short block. */
  readonly shortData: number;
  /** Codewords of error correction of every block. */
  readonly correction: number;
  /** Data codewords of all blocks. */
  readonly data: number;
};

/** ISO/IEC 18004, table 9: blocks by version. */
const COUNTS: Record<ErrorCorrectionLevel, string> = {
  L: '1 1 1 1 1 2 2 2 2 4 4 4 4 4 6 6 6 6 7 8 8 9 9 10 12 12 12 13 14 15 16 17 18 19 19 20 21 22 24 25',
  M: '1 1 1 2 2 4 4 4 5 5 5 8 9 9 10 10 11 13 14 16 17 17 18 20 21 23 25 26 28 29 31 33 35 37 38 40 43 45 47 49',
  Q: '1 1 2 2 4 4 6 6 8 8 8 10 12 16 12 17 16 18 21 20 23 23 25 27 29 34 34 35 38 40 43 45 48 51 53 56 59 62 65 68',
  H: '1 1 2 4 4 4 5 6 8 8 11 11 16 16 18 16 19 21 25 25 25 34 30 32 35 37 40 42 45 48 51 54 57 60 63 66 70 74 77 81',
};

/** ISO/IEC 18004, table 9: codewords of error correction in a block, by version. */
const CORRECTIONS: Record<ErrorCorrectionLevel, string> = {
  L: '7 10 15 20 26 18 20 24 30 18 20 24 26 30 22 24 28 30 28 28 28 28 30 30 26 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
  M: '10 16 26 18 24 16 18 22 22 26 30 22 22 24 24 28 28 26 26 26 26 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28',
  Q: '13 22 18 26 18 24 18 22 20 24 28 26 24 20 30 24 28 28 26 30 28 30 30 30 30 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
  H: '17 28 22 16 22 28 26 26 24 28 24 28 22 24 24 30 28 28 26 28 30 24 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
};

const blocks = {
  L: blocksByVersion('L'),
  M: blocksByVersion('M'),
  Q: blocksByVersion('Q'),
  H: blocksByVersion('H'),
} as const;

/** @param version 1 to 40 */
export function blocksOf(version: number, level: ErrorCorrectionLevel): Blocks {
  return blocks[level][version - 1] as Blocks;
}

function blocksByVersion(level: ErrorCorrectionLevel): readonly Blocks[] {
  const corrections = CORRECTIONS[level].split(' ').map(Number);
  return COUNTS[level].split(' ').map((value, index) => {
    const count = Number(value);
    const correction = corrections[index] as number;
    const codewords = codewordCount(index + 1);
    const shortCount = count - (codewords % count);
    const shortData = Math.floor(codewords / count) - correction;
    return { count, shortCount, shortData, correction, data: codewords - count * correction };
  });
}

/**
 * ISO/IEC 18004, table 1: the codewords of a version, as many as the modules outside of its function patterns,
 * format information and version information have room for.
 */
function codewordCount(version: number): number {
  const side = 17 + 4 * version;
  const finders = 3 * 8 * 8;
  const timing = 2 * (side - 16);
  const format = 2 * 15 + 1;
  const versions = version < 7 ? 0 : 2 * 18;
  const centres = version === 1 ? 0 : Math.floor(version / 7) + 2;
  // None lies under a finder pattern; those on the timing patterns share five modules with them.
  const alignment = centres && 25 * (centres ** 2 - 3) - 5 * 2 * (centres - 2);
  return (side ** 2 - finders - timing - format - versions - alignment) >> 3;
}
