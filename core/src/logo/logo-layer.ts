import type { Path } from '../path/path.ts';
import type { Layer } from '../scene/fill.ts';

/** An outline that limits a layer. */
export type Clip = { readonly path: Path; readonly isEvenOdd: boolean };

export type LogoLayer = Layer & {
  /** From 0 to 1. */
  readonly opacity: number;
  /** Filled by the even-odd rule instead of the non-zero rule. */
  readonly isEvenOdd: boolean;
  /** The layer is visible inside all of them. */
  readonly clips: readonly Clip[];
};

/** A logo as filled outlines in a box of whole units, y downwards, the lowest layer first. */
export type VectorLogo = {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly LogoLayer[];
};
