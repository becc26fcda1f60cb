import type { Logo } from '../design/design.ts';
import { ModuleKind } from '../encode/kinds.ts';
import type { Matrix } from '../encode/matrix.ts';
import { mapCodewords } from './codewords.ts';

/** A logo on its symbol; all lengths in modules from the first module's corner. */
export type PlacedLogo = {
  readonly image: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of its longer side, as a share of the symbol's width. */
  readonly share: number;
  /** Smaller than asked for, because the code could not be read otherwise. */
  readonly isReduced: boolean;
};

/** The modules that are left out: those of columns `left` to `right` in rows `top` to `bottom`. */
export type Cleared = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/**
 * Of what a block can correct, the share that a logo may use. Every module under it counts as
 * wrong, though half of them are light as the paper; the rest is left for dirt and bad print.
 */
const BUDGET = 0.7;
/** By how much the logo is made smaller until it fits. */
const STEP = 0.97;
/** Below this share nothing is drawn: nobody would see what it is. */
const MIN_SHARE = 0.05;

/**
 * Where a logo goes, as large as asked for or as large as every block of the symbol can correct.
 * `undefined` when not even a tiny one fits.
 */
export function placeLogo(
  matrix: Matrix,
  logo: Logo,
): { placed: PlacedLogo; cleared: Cleared } | undefined {
  const map = mapCodewords(matrix);
  const budget = Math.floor(map.correctable * BUDGET);
  for (let share = logo.share; share >= MIN_SHARE; share *= STEP) {
    const placed = place(matrix.size, logo, share);
    const cleared = clear(matrix.size, placed, logo.margin);
    if (isFree(matrix, cleared) && worstBlock(matrix.size, cleared, map) <= budget) {
      return { placed, cleared };
    }
  }
  return undefined;
}

function place(size: number, { image, width, height, share: asked }: Logo, share: number) {
  const scale = (share * size) / Math.max(width, height);
  const [w, h] = [round(width * scale), round(height * scale)];
  return {
    image,
    x: round((size - w) / 2),
    y: round((size - h) / 2),
    width: w,
    height: h,
    share,
    isReduced: share < asked,
  };
}

function clear(size: number, { x, y }: PlacedLogo, margin: number): Cleared {
  // A module that is touched by less than a hundredth stays.
  const left = Math.max(0, Math.floor(x - margin + 0.01));
  const top = Math.max(0, Math.floor(y - margin + 0.01));
  return { left, top, right: size - 1 - left, bottom: size - 1 - top };
}

/** Scanners measure by all other patterns; of the alignment patterns they can miss the middle one. */
function isFree({ size, kinds }: Matrix, cleared: Cleared): boolean {
  for (const i of indexes(size, cleared)) {
    if (kinds[i] !== ModuleKind.data && kinds[i] !== ModuleKind.alignment) return false;
  }
  return true;
}

/** The most codewords of one block that the cleared modules touch. */
function worstBlock(size: number, cleared: Cleared, map: ReturnType<typeof mapCodewords>): number {
  const touched = new Set<number>();
  for (const i of indexes(size, cleared)) {
    const codeword = map.codewords[i] as number;
    if (codeword >= 0) touched.add(codeword);
  }
  const wrong = new Uint16Array(map.blockCount);
  let worst = 0;
  for (const codeword of touched) {
    const block = map.blocks[codeword] as number;
    const count = (wrong[block] as number) + 1;
    wrong[block] = count;
    if (count > worst) worst = count;
  }
  return worst;
}

/** Where the cleared modules stand in a grid. */
export function* indexes(size: number, { left, top, right, bottom }: Cleared) {
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) yield y * size + x;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
