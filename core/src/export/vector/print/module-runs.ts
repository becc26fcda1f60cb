import type { Path } from '../../../path/path.ts';
import type { Scene } from '../../../scene/scene.ts';

/** Adjacent modules in a row with the same outline, from the corner of the first module. */
export type ModuleRun = {
  readonly tile: Path;
  /** Index of the tile in the scene. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly length: number;
};

/** Every dark module of a scene, row by row. */
export function* moduleRuns({ size, grid, tiles }: Scene): Generator<ModuleRun> {
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const value = grid[y * size + x] as number;
      if (value === 0) continue;
      const start = x;
      while (x + 1 < size && grid[y * size + x + 1] === value) x++;
      const tile = tiles[value - 1] as Path;
      yield { tile, index: value - 1, x: start, y, length: x + 1 - start };
    }
  }
}
