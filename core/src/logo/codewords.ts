import { blocksOf } from '../encode/blocks.ts';
import type { Matrix } from '../encode/matrix.ts';
import { templateOf } from '../encode/template.ts';

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
export function mapCodewords({ version, size, level }: Matrix): CodewordMap {
  const { placement } = templateOf(version);
  const { count: blockCount, shortCount, shortData, correction, data } = blocksOf(version, level);
  const count = data + blockCount * correction;
  const codewords = new Int16Array(size * size).fill(-1);
  // The last few modules of some versions are remainder bits without data.
  for (let bit = 0; bit < 8 * count; bit++) codewords[placement[bit] as number] = bit >> 3;
  const blocks = new Uint8Array(count);
  const interleaved = shortData * blockCount;
  for (let i = 0; i < count; i++) {
    if (i < interleaved) blocks[i] = i % blockCount;
    else if (i < data) blocks[i] = shortCount + (i - interleaved);
    else blocks[i] = (i - data) % blockCount;
  }
  return { codewords, blocks, blockCount, correctable: correction >> 1 };
}
