import { ZIGZAG } from '../../../image/jpeg-tables.ts';
import { concat } from '../../shared/concat.ts';

/** Out of 100. High enough that no ringing is visible at the edges of modules. */
const QUALITY = 92;

/** ISO/IEC 10918-1, K.1: tables for light and for colour, row by row. */
// biome-ignore format: eight a line
const LIGHT = [
  16, 11, 10, 16, 24, 40, 51, 61,
  12, 12, 14, 19, 26, 58, 60, 55,
  14, 13, 16, 24, 40, 57, 69, 56,
  14, 17, 22, 29, 51, 87, 80, 62,
  18, 22, 37, 56, 68, 109, 103, 77,
  24, 35, 55, 64, 81, 104, 113, 92,
  49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];
// biome-ignore format: eight a line
const COLOR = [
  17, 18, 24, 47, 99, 99, 99, 99,
  18, 21, 26, 66, 99, 99, 99, 99,
  24, 26, 56, 99, 99, 99, 99, 99,
  47, 66, ...new Array<number>(38).fill(99),
];

/** In zigzag order, scaled to the quality as in libjpeg. */
export const quantisation = [LIGHT, COLOR].map((table) =>
  Uint8Array.from(ZIGZAG, (at) =>
    Math.max(1, Math.floor(((table[at] as number) * (200 - 2 * QUALITY) + 50) / 100)),
  ),
);

export type HuffmanSpec = {
  readonly counts: readonly number[];
  readonly symbols: readonly number[];
};

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** K.3: codes for the first coefficients, and for the others of light and of colour. */
export const DC_LIGHT: HuffmanSpec = {
  counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
  symbols: range(0, 11),
};
export const DC_COLOR: HuffmanSpec = {
  counts: [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0],
  symbols: range(0, 11),
};
/** After the first symbols, the rows of the tables continue regularly. */
const rest = (rows: readonly (readonly [row: number, from: number])[]) =>
  rows.flatMap(([row, from]) => range(from, 10).map((size) => (row << 4) | size));
const hex = (text: string) => (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
export const AC_LIGHT: HuffmanSpec = {
  counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125],
  symbols: [
    ...hex('01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a'),
    ...hex('161718191a25262728292a3435363738393a'),
    ...rest([
      [4, 3],
      [5, 3],
      [6, 3],
      [7, 3],
      [8, 3],
      [9, 2],
      [10, 2],
      [11, 2],
      [12, 2],
      [13, 2],
      [14, 1],
      [15, 1],
    ]),
  ],
};
export const AC_COLOR: HuffmanSpec = {
  counts: [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119],
  symbols: [
    ...hex(
      '000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a262728292a35363738393a',
    ),
    ...rest([
      [4, 3],
      [5, 3],
      [6, 3],
      [7, 3],
      [8, 2],
      [9, 2],
      [10, 2],
      [11, 2],
      [12, 2],
      [13, 2],
      [14, 2],
      [15, 2],
    ]),
  ],
};

/** Everything before the coefficients. `dpi` is `undefined` without a physical size. */
export function jpegHeader(width: number, height: number, dpi: number | undefined): Uint8Array {
  return concat([
    Uint8Array.of(0xff, 0xd8),
    segment(0xe0, [
      ...text('JFIF\0'),
      1,
      2,
      dpi ? 1 : 0,
      ...word(dpi ?? 1),
      ...word(dpi ?? 1),
      0,
      0,
    ]),
    segment(
      0xdb,
      quantisation.flatMap((table, i) => [i, ...table]),
    ),
    segment(0xc0, [8, ...word(height), ...word(width), 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]),
    segment(
      0xc4,
      [
        [0x00, DC_LIGHT],
        [0x10, AC_LIGHT],
        [0x01, DC_COLOR],
        [0x11, AC_COLOR],
      ].flatMap(([id, spec]) => {
        const { counts, symbols } = spec as HuffmanSpec;
        return [id as number, ...counts, ...symbols];
      }),
    ),
    segment(0xda, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0]),
  ]);
}

function segment(marker: number, data: readonly number[]): Uint8Array {
  return Uint8Array.of(0xff, marker, ...word(data.length + 2), ...data);
}

function word(value: number): number[] {
  return [value >> 8, value & 255];
}

function text(value: string): number[] {
  return [...value].map((character) => character.charCodeAt(0));
}
