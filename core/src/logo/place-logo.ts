import { ModuleKind } from '../encode/kinds.ts';
import { type ErrorCorrectionLevel, LEVELS } from '../encode/level.ts';
import { encodeMatrix, type Matrix } from '../encode/matrix.ts';
import type { VectorLogo } from '../paint/fill.ts';
import { mapCodewords } from './codewords.ts';
import type { Logo } from './logo.ts';
import { vectorLogoOf } from './vector-logo.ts';

/** A logo on its symbol; lengths in modules, from the corner of the first module. */
export type PlacedLogo = {
  readonly image: string;
  /** Its outlines, if it is no picture of pixels. Formats draw them in its box, as wide as the box. */
  readonly drawing: VectorLogo | undefined;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its longer side as a share of the symbol's width. */
  readonly share: number;
  /** Smaller than requested, because the code could not be read otherwise. */
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
 * The share of each block's error correction that a logo may use. Every module under it counts as wrong,
 * although half of them would be light anyway; the rest is left for dirt and poor prints.
 */
const BUDGET = 0.7;
/** The factor by which the logo is reduced until it fits. */
const STEP = 0.97;
/** A smaller logo is not drawn, because nobody would recognise it. */
const MIN_SHARE = 0.05;

/**
 * Places a logo at the requested size, or smaller if a block of the symbol could not correct that.
 * @returns `undefined` when not even the smallest logo fits
 * @throws {CodeError} `invalid-logo` for an SVG that is not cleaned
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

/** The lowest level above that of a design at which its logo has room, if there is one. */
export function levelForLogo(
  text: string,
  { logo, level }: { readonly logo: Logo | null; readonly level: ErrorCorrectionLevel },
): ErrorCorrectionLevel | undefined {
  if (!logo) return undefined;
  return LEVELS.slice(LEVELS.indexOf(level) + 1).find((higher) => {
    try {
      return placeLogo(encodeMatrix(text, higher), logo) !== undefined;
    } catch {
      return false; // the content is too long for it
    }
  });
}

function place(size: number, { image, share: requested, ...pixels }: Logo, share: number) {
  const drawing = vectorLogoOf(image);
  const { width, height } = drawing ?? pixels;
  const scale = (share * size) / Math.max(width, height);
  const [w, h] = [round(width * scale), round(height * scale)];
  return {
    image,
    drawing,
    x: round((size - w) / 2),
    y: round((size - h) / 2),
    width: w,
    height: h,
    share,
    isReduced: share < requested,
  };
}

function clear(size: number, { x, y }: PlacedLogo, margin: number): Cleared {
  // A module of which less than a hundredth is covered stays.
  const left = Math.max(0, Math.floor(x - margin + 0.01));
  const top = Math.max(0, Math.floor(y - margin + 0.01));
  return { left, top, right: size - 1 - left, bottom: size - 1 - top };
}

/**
 * Whether only data and alignment patterns are cleared. Scanners can do without the alignment pattern in the
 * middle, but need all other function patterns.
 */
function isFree({ size, kinds }: Matrix, cleared: Cleared): boolean {
  for (const i of indexes(size, cleared)) {
    if (kinds[i] !== ModuleKind.data && kinds[i] !== ModuleKind.alignment) return false;
  }
  return true;
}

/** How many codewords of one block the cleared modules touch, for the block that loses most. */
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

/** The indexes of the cleared modules in a grid. */
export function* indexes(size: number, { left, top, right, bottom }: Cleared) {
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) yield y * size + x;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
