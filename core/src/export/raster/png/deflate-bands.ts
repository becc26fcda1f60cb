import { BitWriter } from '../../../bytes/bit-writer.ts';
import { adler32OfBands } from './band-checksum.ts';
import type { Band, BandImage } from './band-image.ts';
import { CellSearch, type Step } from './cell-search.ts';
import { MAX_DISTANCE, MIN_LENGTH, writeCopy, writeRuns } from './fixed-codes.ts';

/**
 * Compresses an image into a zlib stream (RFC 1950) of one block with fixed Huffman codes.
 *
 * It looks for repetitions of cells instead of bytes, once for all rows of a band, because they have the
 * same distance in each row. A row that occurred before in its band is copied whole. That is many times
 * faster than a general compressor, which searches every row again.
 */
export function deflateBands(image: BandImage): Uint8Array<ArrayBuffer> {
  const { before, after, tiles, bands } = image;
  const width = tiles[0]?.[0]?.length ?? 0;
  const payload = (bands[0]?.cells.length ?? 0) * width + after.length;
  const stride = before.length + payload;
  // The bytes between the cells of two rows are the same everywhere except at the end.
  const seam = Uint8Array.of(...after, ...before);
  const tops = topsOf(bands);
  const height = tops[bands.length] as number;

  const out = new BitWriter();
  out.write(0x78, 8); // deflate, 32 KiB window (RFC 1950, 2.2)
  out.write(0x01, 8);
  out.write(0b011, 3); // last block, fixed codes
  writeRuns(out, before);
  const search = new CellSearch(bands, tops, width, stride);
  bands.forEach(({ lines }, band) => {
    const top = tops[band] as number;
    const steps = search.steps(band);
    const lastSeen = new Map<number, number>();
    for (let row = 0; row < lines.length; ) {
      const from = row;
      const back = from - (lastSeen.get(lines[row] as number) ?? Number.NEGATIVE_INFINITY);
      if (back * stride <= MAX_DISTANCE && payload >= MIN_LENGTH) {
        while (row < lines.length && lines[row] === lines[row - back])
          lastSeen.set(lines[row] as number, row++);
        const end = top + row === height ? before.length : 0;
        writeCopy(out, (row - from) * stride - end, back * stride);
      } else {
        writeCells(out, steps, tiles, lines[row] as number);
        lastSeen.set(lines[row] as number, row++);
        const rest = top + row === height ? after : seam;
        if (rest.length >= MIN_LENGTH && top + from > 0 && stride <= MAX_DISTANCE)
          writeCopy(out, rest.length, stride);
        else writeRuns(out, rest);
      }
    }
  });
  out.write(0, 7); // end of block
  out.align();
  out.writeBigEndian(adler32OfBands(image));
  return out.bytes();
}

/** The row of bytes in which each band begins, and after the last one the number of rows. */
function topsOf(bands: readonly Band[]): number[] {
  const tops = [0];
  for (const { lines } of bands) tops.push((tops.at(-1) as number) + lines.length);
  return tops;
}

function writeCells(
  out: BitWriter,
  steps: readonly Step[],
  tiles: BandImage['tiles'],
  line: number,
): void {
  for (const { value, bits } of steps) {
    if (bits > 0) out.write(value, bits);
    else writeRuns(out, tiles[value]?.[line] as Uint8Array);
  }
}
