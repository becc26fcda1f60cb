import { ModuleKind } from './kinds.ts';

/** ISO/IEC 18004, table 10: whether each mask inverts the module in row i and column j. */
const conditions: readonly ((i: number, j: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

export const MASK_COUNT = conditions.length;

/** After this many rows or columns, every mask repeats. */
const PERIOD = 12;
const tile = Uint8Array.from({ length: PERIOD * PERIOD }, (_, at) =>
  conditions.reduce((bits, isInverted, mask) => {
    return bits | (Number(isInverted(Math.floor(at / PERIOD), at % PERIOD)) << mask);
  }, 0),
);

/** For each module, the masks that invert it: bit m for mask m. None inverts function patterns (7.8.1). */
export function masksOf(kinds: Uint8Array, size: number): Uint8Array {
  const masks = new Uint8Array(size * size);
  for (let i = 0, at = 0; i < size; i++) {
    const row = (i % PERIOD) * PERIOD;
    for (let j = 0; j < size; j++, at++) {
      if (kinds[at] === ModuleKind.data) masks[at] = tile[row + (j % PERIOD)] as number;
    }
  }
  return masks;
}
