import { isSquare } from '../../../path/path.ts';
import { pixelsPerMetre } from '../../../print/physical-size.ts';
import type { Scene } from '../../../scene/scene.ts';
import { type Layout, layOut } from '../layout.ts';
import { rasteriseTiles } from '../rasterise.ts';
import type { BandImage } from './band-image.ts';
import { deflateBands } from './deflate-bands.ts';
import { pngFile } from './png-file.ts';

/**
 * A plain scene as a square PNG of `sizePx` pixels: 1 bit per pixel when every module is a whole square,
 * otherwise 8-bit grey with smooth edges. The same input gives the same bytes everywhere.
 * @param sizeMm printed length of a side, which sets the resolution of the file
 * @throws {CodeError} `size-too-small` when a module would be less than one pixel.
 */
export function renderPlainPng(
  scene: Scene,
  sizePx: number,
  sizeMm?: number,
): Uint8Array<ArrayBuffer> {
  const layout = layOut(scene, sizePx);
  const bitDepth = scene.tiles.every(isSquare) ? 1 : 8;
  const image = bitDepth === 1 ? bitImage(scene, layout) : byteImage(scene, layout);
  const { widthPx, heightPx } = layout;
  const density = pixelsPerMetre(sizePx, sizeMm);
  return pngFile(
    { widthPx, heightPx, bitDepth, colorType: 0, pixelsPerMetre: density },
    deflateBands(image),
  );
}

/** Each row begins with its filter type, None (9.2). */
const FILTER = Uint8Array.of(0);

/** One byte per pixel: a cell is a module. */
function byteImage(
  scene: Scene,
  { widthPx: sizePx, modulePx, leftPx: offsetPx }: Layout,
): BandImage {
  const { size, grid } = scene;
  const { tiles, firstLike } = rasteriseTiles(scene, modulePx);
  const white = new Uint8Array(size);
  const right = sizePx - offsetPx - size * modulePx;
  return {
    before: Uint8Array.of(...FILTER, ...new Uint8Array(offsetPx).fill(WHITE)),
    after: new Uint8Array(right).fill(WHITE),
    tiles,
    bands: [
      { cells: white, lines: repeatFirstLine(offsetPx) },
      ...Array.from({ length: size }, (_, y) => ({
        cells: grid.subarray(y * size, (y + 1) * size),
        lines: firstLike,
      })),
      { cells: white, lines: repeatFirstLine(right) },
    ],
  };
}

/** One bit per pixel: a cell is a byte, because modules do not end at byte boundaries. */
function bitImage(
  { size, grid }: Scene,
  { widthPx: sizePx, modulePx, leftPx: offsetPx }: Layout,
): BandImage {
  const white = new Uint8Array(Math.ceil(sizePx / 8)).fill(WHITE);
  const lines = repeatFirstLine(modulePx);
  return {
    before: FILTER,
    after: new Uint8Array(0),
    tiles: EVERY_BYTE,
    bands: [
      { cells: white, lines: repeatFirstLine(offsetPx) },
      ...Array.from({ length: size }, (_, y) => ({ cells: bits(y), lines })),
      { cells: white, lines: repeatFirstLine(sizePx - offsetPx - size * modulePx) },
    ],
  };

  function bits(y: number): Uint8Array {
    const row = white.slice();
    for (let x = 0; x < size; x++) {
      if (grid[y * size + x] === 0) continue;
      const from = offsetPx + x * modulePx;
      for (let px = from; px < from + modulePx; px++) {
        row[px >> 3] = (row[px >> 3] as number) & ~(0x80 >> (px & 7));
      }
    }
    return row;
  }
}

/** Rows that all show the first line of their tiles. */
function repeatFirstLine(count: number): number[] {
  return new Array<number>(count).fill(0);
}

const WHITE = 255;
const EVERY_BYTE = Array.from({ length: 256 }, (_, byte) => [Uint8Array.of(byte)]);
