/**
 * Modules as bits, so that 32 of them are compared at once. The square is divided into strips of 32 columns; word
 * `strip * size + y` holds row y of a strip, the leftmost column in the lowest bit. Bits beyond the square are 0.
 */
export type BitLines = Int32Array;

export function stripsOf(size: number): number {
  return (size + 31) >> 5;
}

/** The bits of a strip that lie within the square. */
export function insideOf(strip: number, size: number): number {
  const columns = size - 32 * strip;
  return columns >= 32 ? -1 : (1 << columns) - 1;
}

/** Packs bit `shift` of each module. */
export function packRows(modules: Uint8Array, size: number, shift: number, lines: BitLines): void {
  for (let strip = 0, word = 0; strip * 32 < size; strip++) {
    const left = 32 * strip;
    const columns = Math.min(32, size - left);
    for (let y = 0; y < size; y++, word++) {
      let bits = 0;
      for (let i = y * size + left, bit = 0; bit < columns; i++, bit++) {
        bits |= (((modules[i] as number) >> shift) & 1) << bit;
      }
      lines[word] = bits;
    }
  }
}

/** As `packRows`, with rows and columns exchanged. */
export function packColumns(
  modules: Uint8Array,
  size: number,
  shift: number,
  lines: BitLines,
): void {
  for (let strip = 0, word = 0; strip * 32 < size; strip++) {
    const top = 32 * strip;
    const rows = Math.min(32, size - top);
    for (let x = 0; x < size; x++, word++) {
      let bits = 0;
      for (let i = top * size + x, bit = 0; bit < rows; i += size, bit++) {
        bits |= (((modules[i] as number) >> shift) & 1) << bit;
      }
      lines[word] = bits;
    }
  }
}

export function countBits(word: number): number {
  let sums = word - ((word >>> 1) & 0x5555_5555);
  sums = (sums & 0x3333_3333) + ((sums >>> 2) & 0x3333_3333);
  sums = (sums + (sums >>> 4)) & 0x0f0f_0f0f;
  return Math.imul(sums, 0x0101_0101) >>> 24;
}
