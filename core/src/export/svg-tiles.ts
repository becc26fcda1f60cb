import { endOf, type Path, square } from '../path/path.ts';
import type { Scene } from '../scene/scene.ts';
import { DECIMALS, relative } from './svg-path.ts';

/** SVG path data in modules for each outline of a scene. */
export function renderTiles(scene: Scene): string[] {
  return scene.tiles.map((tile, index) => outlines(scene, index + 1, tile));
}

/** One tile at all of its places. Neighbours in a row are drawn together, as one of few strings. */
function outlines({ size, quietZone, grid }: Scene, tile: number, path: Path): string {
  const [left, top] = endOf(path[0]);
  const xs = coordinates(quietZone, size, left, 'M', ' ');
  const ys = coordinates(quietZone, size, top);
  const single = relative(path);
  const runs: string[] = [];
  let d = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (grid[y * size + x] !== tile) continue;
      const start = x;
      while (x < size && grid[y * size + x] === tile) x++;
      const length = x - start;
      runs[length] ??= drawRun(path, single, length);
      d += (xs[start] as string) + ys[y] + runs[length];
    }
  }
  return d;
}

/** Squares become one rectangle, so that no hairline shows between them. */
function drawRun(path: Path, single: string, length: number): string {
  if (path === square) return `h${length}v1h-${length}z`;
  return single + `m1 0${single}`.repeat(length - 1); // `z` goes back to where it began
}

/** Where outlines begin, for each module of a row or column: it differs in the whole part only. */
function coordinates(first: number, count: number, inside: number, before = '', after = '') {
  const [whole, fraction = ''] = inside
    .toFixed(DECIMALS)
    .replace(/\.?0+$/, '')
    .split('.');
  const start = first + Number(whole);
  const rest = (fraction && `.${fraction}`) + after;
  const places: string[] = [];
  for (let i = 0; i < count; i++) places.push(before + (start + i) + rest);
  return places;
}
