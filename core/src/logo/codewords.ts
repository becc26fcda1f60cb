import { _ECC_BLOCKS as BLOCKS, _WORDS_PER_BLOCK as CORRECTION_CODEWORDS } from 'qr';
import { ModuleKind } from '../encode/kinds.ts';
import { LEVEL_NAMES } from '../encode/level.ts';
import type { Matrix } from '../encode/matrix.ts';

/** The codeword and the block that each module belongs to. */
export type CodewordMap = {
  /** For each module the number of its codeword in the order of placement, or -1. */
  readonly codewords: Int16Array;
  /** For each codeword, its block. */
  readonly blocks: Uint8Array;
  readonly blockCount: number;
  /** How many wrong codewords one block can correct. */
  readonly correctable: number;
};

/** ISO/IEC 18004, 7.7.3 (placement) and 7.6 (blocks are interleaved codeword by codeword). */
export function mapCodewords({ version, size, level, kinds }: Matrix) {
  const codewords = new Int16Array(size * size).fill(-1);
  let bit = 0;
  for (let right = size - 1, upwards = true; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right = 5; // the vertical timing pattern has no data in its column
    for (let step = 0; step < size; step++) {
      const y: number = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const i = y * size + x;
        if (kinds[i] === ModuleKind.data) codewords[i] = bit++ >> 3;
      }
    }
  }
  const count = bit >> 3;
  // The last few modules of some versions are remainder bits without data.
  for (let i = 0; i < codewords.length; i++) {
    if ((codewords[i] as number) >= count) codewords[i] = -1;
  }
  const name = LEVEL_NAMES[level];
  const blockCount = BLOCKS[name][version - 1] as number;
  const correction = CORRECTION_CODEWORDS[name][version - 1] as number;
  const blocks = new Uint8Array(count);
  const shortBlocks = blockCount - (count % blockCount);
  const shortData = Math.floor(count / blockCount) - correction;
  const interleaved = shortData * blockCount;
  const data = interleaved + (blockCount - shortBlocks);
  for (let i = 0; i < count; i++) {
    if (i < interleaved) blocks[i] = i % blockCount;
    else if (i < data) blocks[i] = shortBlocks + (i - interleaved);
    else blocks[i] = (i - data) % blockCount;
  }
  const map: CodewordMap = { codewords, blocks, blockCount, correctable: correction >> 1 };
  return map;
}
