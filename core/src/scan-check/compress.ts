import { DCT } from '../image/jpeg-tables.ts';
import type { Pixels } from '../image/pixels.ts';

/** Quantisation step, coarser towards high frequencies, roughly like the luminance table of ISO/IEC 10918-1, K.1. */
const step = (u: number, v: number) => 10 + 9 * (u + v);

/**
 * Compresses a picture as strongly as a messaging app does: blocks of 8 × 8 lose about as much as in a JPEG
 * of quality 30. All channels are treated alike, which is enough for edges between two inks.
 */
export function compress({ width, height, data }: Pixels, strength: number): Pixels {
  const out = new Uint8ClampedArray(data.length).fill(255);
  const block = new Float64Array(64);
  for (let top = 0; top < height; top += 8) {
    for (let left = 0; left < width; left += 8) {
      for (let c = 0; c < 3; c++) {
        for (let i = 0; i < 64; i++) {
          const x = Math.min(left + (i & 7), width - 1);
          const y = Math.min(top + (i >> 3), height - 1);
          block[i] = data[(y * width + x) * 4 + c] as number;
        }
        quantise(block, strength);
        const [rows, columns] = [Math.min(8, height - top), Math.min(8, width - left)];
        for (let y = 0; y < rows; y++) {
          for (let x = 0; x < columns; x++) {
            out[((top + y) * width + left + x) * 4 + c] = block[y * 8 + x] as number;
          }
        }
      }
    }
  }
  return { width, height, data: new Uint8Array(out.buffer) };
}

const between = new Float64Array(64);

function quantise(block: Float64Array, strength: number): void {
  const first = block[0] as number;
  if (block.every((value) => value === first)) return;
  multiply(block, between, 'forward');
  multiply(between, block, 'forward');
  // Twice transposed, so u runs along rows again.
  for (let i = 0; i < 64; i++) {
    const by = step(i & 7, i >> 3) * strength;
    block[i] = Math.round((block[i] as number) / by) * by;
  }
  multiply(block, between, 'inverse');
  multiply(between, block, 'inverse');
}

/** Transforms the rows of `from`, forwards or back, and writes the result transposed. */
function multiply(from: Float64Array, to: Float64Array, direction: 'forward' | 'inverse'): void {
  const inverse = direction === 'inverse';
  for (let y = 0; y < 8; y++) {
    for (let u = 0; u < 8; u++) {
      let sum = 0;
      for (let x = 0; x < 8; x++)
        sum += (DCT[inverse ? x * 8 + u : u * 8 + x] as number) * (from[y * 8 + x] as number);
      to[u * 8 + y] = sum;
    }
  }
}
