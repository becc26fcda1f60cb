import type { BandImage } from './band-image.ts';

/**
 * The Adler-32 checksum of an image's bytes (RFC 1950, 8.2). Each line of a tile is summed once: its
 * contribution to a row depends only on how often it occurs and how many bytes follow it.
 */
export function adler32OfBands({ before, after, tiles, bands }: BandImage): number {
  const width = tiles[0]?.[0]?.length ?? 0;
  const behindBefore = (bands[0]?.cells.length ?? 0) * width + after.length;
  const stride = before.length + behindBefore;
  const [sumsBefore, sumsAfter] = [sumsOf(before), sumsOf(after)];
  const sumsOfTiles = tiles.map((lines) => lines.map(sumsOf));
  /** The tiles of the current band. */
  const present: number[] = [];
  /** For each of them, the number of its cells. */
  const counts = new Uint32Array(tiles.length);
  /** For each of them, the number of bytes after its cells, added up. */
  const following = new Uint32Array(tiles.length);
  let [a, b] = [1, 0];
  for (const { cells, lines } of bands) {
    countTiles(cells);
    const sumsOfLines: Sums[] = [];
    for (const line of lines) {
      sumsOfLines[line] ??= sumsOfRow(line);
      const { plain, weighted } = sumsOfLines[line];
      b = (b + a * stride + weighted) % ADLER_MODULUS;
      a = (a + plain) % ADLER_MODULUS;
    }
  }
  return ((b << 16) | a) >>> 0;

  function countTiles(cells: Uint8Array): void {
    for (const tile of present) counts[tile] = following[tile] = 0;
    present.length = 0;
    let left = behindBefore;
    for (const tile of cells) {
      left -= width;
      if (counts[tile] === 0) present.push(tile);
      counts[tile] = (counts[tile] as number) + 1;
      following[tile] = (following[tile] as number) + left;
    }
  }

  function sumsOfRow(line: number): Sums {
    let plain = sumsBefore.plain + sumsAfter.plain;
    let weighted = sumsBefore.weighted + sumsBefore.plain * behindBefore + sumsAfter.weighted;
    for (const tile of present) {
      const sums = sumsOfTiles[tile]?.[line] as Sums;
      const count = counts[tile] as number;
      plain += count * sums.plain;
      weighted += count * sums.weighted + (following[tile] as number) * sums.plain;
    }
    return { plain: plain % ADLER_MODULUS, weighted: weighted % ADLER_MODULUS };
  }
}

export const ADLER_MODULUS = 65521;

/** The sum of bytes, and the sum of their running sums. */
type Sums = { readonly plain: number; readonly weighted: number };

function sumsOf(bytes: Uint8Array): Sums {
  let [plain, weighted] = [0, 0];
  for (const byte of bytes) {
    plain += byte;
    weighted += plain;
  }
  return { plain, weighted };
}
