import type { Path } from '../../path/path.ts';
import type { Scene } from '../../scene/scene.ts';
import { coverage } from './coverage.ts';
import { layOut } from './layout.ts';

/** A scene in grey pixels, one byte each, 0 black to 255 white. Equal rows are stored once. */
export type Raster = {
  readonly sizePx: number;
  /** The different rows. */
  readonly rows: readonly Uint8Array[];
  /** From top to bottom, the index in `rows` of each row of the image. */
  readonly order: Uint16Array;
};

/**
 * A plain scene as a square of `sizePx` pixels, black on white, with every module on whole pixels.
 * @throws {CodeError} `size-too-small` when a module would be less than one pixel.
 */
export function rasterise(scene: Scene, sizePx: number): Raster {
  const { modulePx, leftPx: offsetPx } = layOut(scene, sizePx);
  const { size, grid } = scene;
  const { tiles, firstLike } = rasteriseTiles(scene, modulePx);

  const white = new Uint8Array(sizePx).fill(255);
  const rows = [white];
  const order = new Uint16Array(sizePx);
  for (let y = 0; y < size; y++) {
    const rowOfLine: number[] = [];
    for (let line = 0; line < modulePx; line++) {
      const like = firstLike[line] as number;
      if (like === line) rowOfLine[line] = rows.push(drawLine(y, line)) - 1;
      order[offsetPx + y * modulePx + line] = rowOfLine[like] as number;
    }
  }
  return { sizePx, rows, order };

  function drawLine(y: number, line: number) {
    const row = white.slice();
    for (let x = 0; x < size; x++) {
      const tile = grid[y * size + x] as number;
      if (tile) row.set(tiles[tile]?.[line] as Uint8Array, offsetPx + x * modulePx);
    }
    return row;
  }
}

/** The pixels of a raster in the order red, green, blue, alpha, as in the `ImageData` of a canvas. */
export function toRgba({ sizePx, rows, order }: Raster): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint32Array(sizePx * sizePx);
  const firstAt = new Map<number, number>();
  order.forEach((index, y) => {
    const from = firstAt.get(index);
    if (from !== undefined) {
      pixels.copyWithin(y * sizePx, from, from + sizePx);
      return;
    }
    firstAt.set(index, y * sizePx);
    const row = rows[index] as Uint8Array;
    for (let x = 0; x < sizePx; x++) {
      pixels[y * sizePx + x] = 0xff000000 | ((row[x] as number) * 0x010101);
    }
  });
  return new Uint8ClampedArray(pixels.buffer);
}

/** The modules of a scene in grey pixels. */
export type RasterTiles = {
  /** For each value of the scene's grid, the rows of pixels of the module; 0 is a white module. */
  readonly tiles: readonly (readonly Uint8Array[])[];
  /** For each line of a module, the first line that looks the same in every tile. */
  readonly firstLike: readonly number[];
};

export function rasteriseTiles(scene: Scene, modulePx: number): RasterTiles {
  const white = new Uint8Array(modulePx * modulePx).fill(255);
  const drawn = scene.tiles.map((tile) => linesOf(greyOf(tile, modulePx), modulePx));
  const firstLike: number[] = [];
  for (let line = 0; line < modulePx; line++) {
    let first = 0;
    while (!drawn.every((lines) => areEqual(lines[first] as Uint8Array, lines[line] as Uint8Array)))
      first++;
    firstLike.push(first);
  }
  return { tiles: [linesOf(white, modulePx), ...drawn], firstLike };
}

function greyOf(tile: Path, modulePx: number): Uint8Array {
  const pixels = coverage(tile, modulePx);
  for (let i = 0; i < pixels.length; i++) pixels[i] = 255 - (pixels[i] as number);
  return pixels;
}

function linesOf(pixels: Uint8Array, width: number): Uint8Array[] {
  return Array.from({ length: width }, (_, line) =>
    pixels.subarray(line * width, (line + 1) * width),
  );
}

/** Compares two arrays of the same length. */
function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
