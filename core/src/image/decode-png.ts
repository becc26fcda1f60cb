import { inflate } from './inflate.ts';
import type { Pixels } from './pixels.ts';

/** Samples a pixel of each colour type (ISO/IEC 15948, 11.2.2). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const MAX_SIDE = 4096;

/**
 * Reads a PNG file (ISO/IEC 15948) that is not interlaced.
 * @throws {RangeError} when it is damaged, interlaced or larger than 4,096 pixels a side.
 */
export function decodePng(file: Uint8Array): Pixels {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks = readChunks(file, view);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth, type, interlace] = [file[24] ?? 0, file[25] ?? 0, file[28]];
  const samples = SAMPLES[type];
  if (!samples || interlace !== 0 || width < 1 || height < 1) throw new RangeError('Unsupported');
  if (width > MAX_SIDE || height > MAX_SIDE) throw new RangeError('Too large');
  const stride = Math.ceil((width * samples * depth) / 8);
  const rows = inflate(joinData(chunks), (stride + 1) * height);
  unfilter(rows, stride, height, Math.max(1, (samples * depth) >> 3));

  const palette = chunks.find((chunk) => chunk.type === 'PLTE')?.data;
  const transparent = chunks.find((chunk) => chunk.type === 'tRNS')?.data;
  const data = new Uint8Array(width * height * 4);
  const peak = depth >= 8 ? 255 : (1 << depth) - 1;
  for (let y = 0, at = 0; y < height; y++) {
    const row = rows.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1));
    for (let x = 0; x < width; x++, at += 4) {
      const first = sample(row, x * samples, depth);
      if (type === 3) {
        for (let i = 0; i < 3; i++) data[at + i] = palette?.[first * 3 + i] ?? 0;
        data[at + 3] = transparent?.[first] ?? 255;
      } else if (samples < 3) {
        data.fill((first * 255) / peak, at, at + 3);
        data[at + 3] = samples === 2 ? sample(row, x * 2 + 1, depth) : 255;
      } else {
        for (let i = 0; i < 3; i++) data[at + i] = sample(row, x * samples + i, depth);
        data[at + 3] = samples === 4 ? sample(row, x * 4 + 3, depth) : 255;
      }
    }
  }
  return { width, height, data };
}

/** The upper byte of a sample of 16 bits, a sample of 8 bits, or one of those packed into a byte. */
function sample(row: Uint8Array, index: number, depth: number): number {
  if (depth === 16) return row[index * 2] as number;
  if (depth === 8) return row[index] as number;
  const bit = index * depth;
  return ((row[bit >> 3] as number) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
}

type Chunk = { readonly type: string; readonly data: Uint8Array };

function readChunks(file: Uint8Array, view: DataView): Chunk[] {
  if (view.byteLength < 33 || view.getUint32(0) !== 0x89504e47) throw new RangeError('Not a PNG');
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= file.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    chunks.push({ type, data: file.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

function joinData(chunks: readonly Chunk[]): Uint8Array {
  const parts = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Clause 9: each byte is stored as its difference to what its neighbours foretell. */
function unfilter(rows: Uint8Array, stride: number, height: number, bytes: number): void {
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1) + 1;
    const filter = rows[start - 1] as number;
    for (let i = 0; i < stride; i++) {
      const at = start + i;
      const left = i >= bytes ? (rows[at - bytes] as number) : 0;
      const up = y > 0 ? (rows[at - stride - 1] as number) : 0;
      const corner = y > 0 && i >= bytes ? (rows[at - stride - 1 - bytes] as number) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      if (guess === undefined) throw new RangeError('Unknown filter');
      rows[at] = (rows[at] as number) + guess;
    }
  }
}

/** 9.4. */
function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
