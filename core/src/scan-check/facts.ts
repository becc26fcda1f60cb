import { contrastOf, lowestContrastOf, paperOf } from '../design/contrast.ts';
import type { Design } from '../design/design.ts';
import { encodeMatrix } from '../encode/matrix.ts';
import { coverage } from '../export/raster/coverage.ts';
import { mapCodewords } from '../logo/codewords.ts';
import { modulePxOf, printedModuleMm } from '../print/module-size.ts';
import type { Scene } from '../scene/scene.ts';
import type { ScanCheckInput } from './verdict.ts';

/** Measurements of a code from which `causes.ts` finds what is wrong with it. */
export type Facts = {
  readonly design: Design;
  /** The lowest contrast ratio of any ink, as `contrastOf` counts it: below 1 when it is lighter. */
  readonly contrast: number;
  /** Every ink of the modules is lighter than the paper. */
  readonly isInverted: boolean;
  /** Share of the error correction of the weakest block that the logo uses up. */
  readonly hiddenShare: number;
  /** Share of a module's square that its shape fills. */
  readonly fill: number;
  readonly modulePx: number;
  /** Width of a module in print; `undefined` without a printed size. */
  readonly moduleMm: number | undefined;
};

export function factsOf(input: ScanCheckInput, scene: Scene, sizePx: number): Facts {
  const { design, printedMm, isRaster } = input;
  const paper = paperOf(design);
  const pageModules = Math.max(scene.page.width, scene.page.height);
  const stops = design.ink.type === 'solid' ? [design.ink.color] : design.ink.stops;
  return {
    design,
    contrast: lowestContrastOf(design),
    isInverted: stops.every((ink) => contrastOf(ink, paper) < 1),
    hiddenShare: scene.logo ? hiddenShareOf(input, scene) : 0,
    fill: fillShareOf(scene),
    modulePx: modulePxOf(pageModules, sizePx),
    moduleMm:
      printedMm &&
      (isRaster ? printedModuleMm(pageModules, sizePx, printedMm) : printedMm / pageModules),
  };
}

/** Counts every codeword with a module that the logo covers or that was left out for it. */
function hiddenShareOf(
  { text, design, isLevelFixed }: ScanCheckInput,
  { size, grid, logo }: Scene,
): number {
  const matrix = encodeMatrix(text, design.level, { isLevelFixed });
  const { codewords, blocks, blockCount, correctable } = mapCodewords(matrix);
  const covers = (x: number, y: number) =>
    logo !== undefined &&
    x + 1 > logo.x &&
    x < logo.x + logo.width &&
    y + 1 > logo.y &&
    y < logo.y + logo.height;
  const hidden = new Set<number>();
  for (let y = 0, i = 0; y < size; y++) {
    for (let x = 0; x < size; x++, i++) {
      const codeword = codewords[i] as number;
      if (codeword < 0) continue;
      if (covers(x, y) || (matrix.dark[i] === 1 && grid[i] === 0)) hidden.add(codeword);
    }
  }
  const counts = new Uint16Array(blockCount);
  for (const codeword of hidden) {
    const block = blocks[codeword] as number;
    counts[block] = (counts[block] as number) + 1;
  }
  return Math.max(...counts) / correctable;
}

const FINENESS = 12;

function fillShareOf({ tiles, grid }: Scene): number {
  const shares = tiles.map((tile) => {
    const covered = coverage(tile, FINENESS);
    return covered.reduce((sum, value) => sum + value, 0) / (255 * covered.length);
  });
  let [sum, count] = [0, 0];
  for (const tile of grid) {
    if (tile === 0) continue;
    sum += shares[tile - 1] as number;
    count++;
  }
  return count === 0 ? 1 : sum / count;
}
