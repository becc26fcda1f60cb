import { ModuleKind } from '../encode/kinds.ts';
import type { Matrix } from '../encode/matrix.ts';
import { type Path, square } from '../path/path.ts';
import { type Shape, Side } from '../shape/shape.ts';

const KINDS = Object.keys(ModuleKind).length;

/**
 * Scanners locate a symbol by its finder and alignment patterns, so every shape leaves them whole:
 * jsQR reads none of the larger pictures when alignment patterns are dots.
 */
const isSolid = (kind: ModuleKind) => kind === ModuleKind.finder || kind === ModuleKind.alignment;

/** The modules of a symbol. It repeats few outlines many times, so each is stored once. */
export type TileMap = {
  readonly tiles: readonly Path[];
  /** For module (x, y) at `y * size + x`: 0 for nothing, otherwise 1 + the index of its tile. */
  readonly grid: Uint8Array;
};

type Omitted = {
  /** Leaves out the finder patterns, for designs that draw eyes of their own. */
  readonly omitsFinders: boolean;
  /** The top left modules of alignment patterns to leave out. */
  readonly omitted?: readonly { readonly x: number; readonly y: number }[];
};

export function drawModules(
  { size, kinds }: Matrix,
  shown: Uint8Array,
  { outline, joins }: Shape,
  { omitsFinders, omitted = [] }: Omitted,
): TileMap {
  const tiles: Path[] = [];
  const known = new Uint8Array(KINDS << 4);
  tileOf(outline(ModuleKind.data, 0)); // data first, whatever the first dark module is
  const grid = new Uint8Array(size * size);
  for (let y = 0, i = 0; y < size; y++) {
    for (let x = 0; x < size; x++, i++) {
      if (!shown[i]) continue;
      const kind = kinds[i] as ModuleKind;
      if (kind === ModuleKind.finder && omitsFinders) continue;
      let neighbours = 0;
      if (joins) {
        neighbours =
          (y > 0 && shown[i - size] ? Side.top : 0) |
          (x < size - 1 && shown[i + 1] ? Side.right : 0) |
          (y < size - 1 && shown[i + size] ? Side.bottom : 0) |
          (x > 0 && shown[i - 1] ? Side.left : 0);
      }
      const key = (kind << 4) | neighbours;
      known[key] ||= tileOf(isSolid(kind) ? square : outline(kind, neighbours));
      grid[i] = known[key];
    }
  }
  for (const { x, y } of omitted) {
    for (let row = y; row < y + 5; row++) grid.fill(0, row * size + x, row * size + x + 5);
  }
  return { tiles, grid };

  /** The number of an outline in the grid. */
  function tileOf(path: Path): number {
    const index = tiles.indexOf(path);
    return index >= 0 ? index + 1 : tiles.push(path);
  }
}
