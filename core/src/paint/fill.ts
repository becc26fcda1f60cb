import type { Matrix, Point } from '../path/matrix.ts';
import type { Path } from '../path/path.ts';
import type { Color } from './color.ts';
import type { Ink } from './ink.ts';

/**
 * The fill of an outline; points in the same unit as the outline. Beyond its ends a gradient keeps the colour of the
 * end.
 */
export type Fill =
  | { readonly type: 'solid'; readonly color: Color }
  | (Stops & { readonly type: 'linear'; readonly from: Point; readonly to: Point })
  | (Stops & {
      readonly type: 'radial';
      readonly centre: Point;
      readonly radius: number;
      /** Maps the circle to an ellipse. */
      readonly matrix?: Matrix;
    });

export type Gradient = Exclude<Fill, { type: 'solid' }>;

type Stops = {
  readonly stops: readonly [Color, Color, ...Color[]];
  /** Where each stop is: ascending, the first one at 0 and the last one at 1. Only two stops can do without. */
  readonly offsets?: readonly number[];
};

/** An outline and its fill. */
export type Layer = { readonly fill: Fill; readonly path: Path };

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

export function solid(color: Color): Fill {
  return { type: 'solid', color };
}

/** The fill of a symbol of `size` modules. A gradient reaches its end colours in the corners. */
export function fillOf(ink: Ink, size: number): Fill {
  if (ink.type === 'solid') return ink;
  const middle = size / 2;
  const { stops } = ink;
  if (ink.type === 'radial') {
    return { type: 'radial', centre: [middle, middle], radius: round(size * Math.SQRT1_2), stops };
  }
  // Rounded, because engines may differ in the last digit of a sine, and files must not.
  const angle = (ink.angle * Math.PI) / 180;
  const [cos, sin] = [round(Math.cos(angle)), round(Math.sin(angle))];
  const reach = middle * (Math.abs(cos) + Math.abs(sin));
  const [x, y] = [round(cos * reach), round(sin * reach)];
  return { type: 'linear', from: [middle - x, middle - y], to: [middle + x, middle + y], stops };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
