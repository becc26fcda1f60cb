import { decode } from 'fast-png';
import type { Pixels } from '../image/pixels.ts';

/** In pixels; larger logos are refused. */
const MAX_SIDE = 4096;

/**
 * Reads a PNG file (ISO/IEC 15948) as 8-bit RGBA. Samples of 16 bits lose their lower byte.
 * @throws {Error} when it is damaged, unsupported or larger than `maxSide` pixels per side.
 */
export function decodePng(file: Uint8Array, maxSide = MAX_SIDE): Pixels {
  checkSize(file, maxSide);
  const image = decode(file, { checkCrc: true });
  const { width, height, channels, depth, palette } = image;
  const rowLength = image.data.length / height;
  const peak = 2 ** Math.min(depth, 8) - 1;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0, at = 0; y < height; y++) {
    const row = image.data.subarray(y * rowLength, (y + 1) * rowLength);
    for (let x = 0; x < width; x++, at += 4) {
      const sample = (channel: number) => sampleOf(row, x * channels + channel, depth);
      if (palette) data.set(palette[sample(0)] ?? [0, 0, 0], at);
      else if (channels < 3) data.fill((sample(0) * 255) / peak, at, at + 3);
      else for (let i = 0; i < 3; i++) data[at + i] = sample(i);
      if (channels === 2 || channels === 4) data[at + 3] = sample(channels - 1);
      else if (palette?.[sample(0)]?.length !== 4) data[at + 3] = 255;
    }
  }
  return { width, height, data };
}

/** Rejects a file by its header, before memory for its pixels is allocated. */
function checkSize(file: Uint8Array, maxSide: number): void {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (width < 1 || height < 1 || width > maxSide || height > maxSide)
    throw new RangeError(`${width} × ${height} pixels`);
}

/** The upper byte of a 16-bit sample, an 8-bit sample, or one of several packed into a byte. */
function sampleOf(row: Uint8Array | Uint8ClampedArray | Uint16Array, index: number, depth: number) {
  if (depth === 16) return (row[index] as number) >> 8;
  if (depth === 8) return row[index] as number;
  const bit = index * depth;
  return ((row[bit >> 3] as number) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
}
