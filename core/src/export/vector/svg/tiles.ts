import { endOf, isSquare, type Path } from '../../../path/path.ts';
import type { Scene } from '../../../scene/scene.ts';
import { DECIMALS, relative } from '../../../svg/path-data.ts';

/** SVG path data in modules for each outline of a scene. */
export function renderTiles(scene: Scene): string[] {
  return scene.tiles.map((tile, index) =>
    isSquare(tile) ? rectangles(scene, index + 1) : outlines(scene, index + 1, tile),
  );
}

/** Adjacent squares become one rectangle, so that no hairlines show between them. */
function rectangles({ size, quietZone, grid }: Scene, tile: number): string {
  const moves: string[] = []; // by column
  for (let x = 0; x < size; x++) moves.push(`M${quietZone + x} `);
  const shapes: string[] = []; // by length
  let d = '';
  for (let y = 0; y < size; y++) {
    const top = String(quietZone + y);
    for (let x = 0; x < size; x++) {
      if (grid[y * size + x] !== tile) continue;
      const start = x;
      while (x < size && grid[y * size + x] === tile) x++;
      const length = x - start;
      shapes[length] ??= `h${length}v1h-${length}z`;
      d += (moves[start] as string) + top + shapes[length];
    }
  }
  return d;
}

/** One outline at all of its positions. Only the first one in a row has an absolute position. */
function outlines({ size, quietZone, grid }: Scene, tile: number, path: Path): string {
  const { column, row, afterX, afterY, outline, steps } = textOf(path);
  let d = '';
  for (let y = 0; y < size; y++) {
    let last = -1;
    for (let x = 0; x < size; x++) {
      if (grid[y * size + x] !== tile) continue;
      if (last < 0) d += `M${quietZone + x + column}${afterX} ${quietZone + y + row}${afterY}`;
      // `z` went back to where the last outline begins.
      else d += steps[x - last] ??= `m${x - last} 0${outline}`;
      last = x;
    }
  }
  return d;
}

/** The path data of an outline that is repeated at each of its positions. */
type OutlineText = {
  /** Whole part of the point where it begins. */
  readonly column: number;
  readonly row: number;
  /** The text after the whole parts: the fractions, and after `y` the outline. */
  readonly afterX: string;
  readonly afterY: string;
  readonly outline: string;
  /** By distance: a move from the outline before it in the row, and the outline. */
  readonly steps: string[];
};

/** Cached, because every scene draws the same few tiles. */
const texts = new WeakMap<Path, OutlineText>();

function textOf(path: Path): OutlineText {
  const known = texts.get(path);
  if (known) return known;
  const [x, y] = endOf(path[0]);
  const [column, afterX] = split(x);
  const [row, fraction] = split(y);
  const outline = relative(path);
  const text = { column, row, afterX, afterY: fraction + outline, outline, steps: [] };
  texts.set(path, text);
  return text;
}

/** A coordinate as its whole part and the text of its fraction. */
function split(value: number): readonly [whole: number, fraction: string] {
  const [whole, decimals] = value
    .toFixed(DECIMALS)
    .replace(/\.?0+$/, '')
    .split('.');
  return [Number(whole), decimals ? `.${decimals}` : ''];
}
