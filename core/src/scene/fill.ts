import type { Color } from '../design/color.ts';
import type { Ink } from '../design/ink.ts';
import type { Path } from '../path/path.ts';

/** The fill of an outline; points in modules. Beyond its ends a gradient keeps the colour of the end. */
export type Fill =
  | { readonly type: 'solid'; readonly color: Color }
  | {
      readonly type: 'linear';
      readonly from: readonly [x: number, y: number];
      readonly to: readonly [x: number, y: number];
      readonly stops: readonly [Color, Color];
    }
  | {
      readonly type: 'radial';
      readonly centre: readonly [x: number, y: number];
      readonly radius: number;
      readonly stops: readonly [Color, Color];
    };

/** An outline and its fill. */
export type Layer = { readonly fill: Fill; readonly path: Path };

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
