import { type BitLines, packColumns, packRows, stripsOf } from './bit-lines.ts';
import type { ErrorCorrectionLevel } from './level.ts';
import { MASK_COUNT } from './masks.ts';
import { penaltyOf } from './penalty.ts';
import { type Template, templateOf } from './template.ts';

/** ISO/IEC 18004, table 12. */
const LEVEL_INDICATORS = { L: 0b01, M: 0b00, Q: 0b11, H: 0b10 } as const;

/**
 * The modules of a symbol, 1 for dark, without its quiet zone (ISO/IEC 18004, 7.7 to 7.10).
 * @param codewords all of them, in the order of placement
 * @param mask 0 to 7; without one, the first of those with the lowest penalty
 */
export function drawSymbol(
  version: number,
  level: ErrorCorrectionLevel,
  codewords: Uint8Array,
  mask?: number,
): Uint8Array {
  const template = templateOf(version);
  const { size, masks } = template;
  const dark = template.dark.slice();
  placeCodewords(dark, template.placement, codewords);
  // The order of clause 7.1: the masks are judged before format and version information is drawn, on light modules
  // in its place.
  const chosen = mask ?? chooseMask(dark, template);
  for (let i = 0; i < dark.length; i++) {
    dark[i] = (dark[i] as number) ^ (((masks[i] as number) >> chosen) & 1);
  }
  drawFormat(dark, size, level, chosen);
  if (version >= 7) drawVersion(dark, size, version);
  return dark;
}

/** Remainder bits stay 0 (7.7.3). */
function placeCodewords(dark: Uint8Array, placement: Uint16Array, codewords: Uint8Array): void {
  for (let i = 0, bit = 0; i < codewords.length; i++) {
    const codeword = codewords[i] as number;
    for (let shift = 7; shift >= 0; shift--, bit++) {
      dark[placement[bit] as number] = (codeword >> shift) & 1;
    }
  }
}

/** Room for the lines of the largest symbol. */
const createLines = (): BitLines => new Int32Array(stripsOf(177) * 177);
const [rows, columns, maskedRows, maskedColumns] = Array.from({ length: 4 }, createLines) as [
  BitLines,
  BitLines,
  BitLines,
  BitLines,
];

/** ISO/IEC 18004, 7.8.3. */
function chooseMask(dark: Uint8Array, { size, maskRows, maskColumns }: Template): number {
  packRows(dark, size, 0, rows);
  packColumns(dark, size, 0, columns);
  let lowest = Number.POSITIVE_INFINITY;
  let chosen = 0;
  for (let mask = 0; mask < MASK_COUNT; mask++) {
    invert(rows, maskRows[mask] as BitLines, maskedRows);
    invert(columns, maskColumns[mask] as BitLines, maskedColumns);
    const penalty = penaltyOf(maskedRows, maskedColumns, size, lowest);
    if (penalty < lowest) {
      lowest = penalty;
      chosen = mask;
    }
  }
  return chosen;
}

function invert(lines: BitLines, mask: BitLines, masked: BitLines): void {
  const count = mask.length;
  for (let i = 0; i < count; i++) masked[i] = (lines[i] as number) ^ (mask[i] as number);
}

/** Level and mask with 10 bits that protect them, under a pattern that keeps some bits dark (7.9.1, annex C). */
function drawFormat(
  dark: Uint8Array,
  size: number,
  level: ErrorCorrectionLevel,
  mask: number,
): void {
  const data = ((LEVEL_INDICATORS[level] << 3) | mask) << 10;
  const bits = (data | remainder(data, 0b101_0011_0111)) ^ 0b101_0100_0001_0010;
  // Figure 25: around the first finder pattern, and divided between the other two; the lowest bit first.
  for (let i = 0; i < 15; i++) {
    const bit = (bits >> i) & 1;
    const [x, y] = i < 8 ? [8, i < 6 ? i : i + 1] : [i === 8 ? 7 : 14 - i, 8];
    dark[y * size + x] = bit;
    if (i < 8) dark[8 * size + size - 1 - i] = bit;
    else dark[(size - 15 + i) * size + 8] = bit;
  }
  dark[(size - 8) * size + 8] = 1;
}

/** The version with 12 bits that protect it (7.10, annex D), from version 7 on. */
function drawVersion(dark: Uint8Array, size: number, version: number): void {
  const data = version << 12;
  const bits = data | remainder(data, 0b1_1111_0010_0101);
  for (let i = 0; i < 18; i++) {
    const bit = (bits >> i) & 1;
    const across = Math.floor(i / 3);
    const along = size - 11 + (i % 3);
    dark[across * size + along] = bit;
    dark[along * size + across] = bit;
  }
}

/** The remainder of a division of polynomials, whose coefficients are bits. */
function remainder(dividend: number, divisor: number): number {
  let rest = dividend;
  for (;;) {
    const shift = Math.clz32(divisor) - Math.clz32(rest);
    if (shift < 0) return rest;
    rest ^= divisor << shift;
  }
}
