import type { Color } from './color.ts';

/** The fill of the modules. `angle` is in degrees: 0 runs from left to right, then clockwise. */
export type Ink =
  | { readonly type: 'solid'; readonly color: Color }
  | { readonly type: 'linear'; readonly angle: number; readonly stops: readonly [Color, Color] }
  | { readonly type: 'radial'; readonly stops: readonly [Color, Color] };

/** The colour of the modules; the first one of a gradient. */
export function mainColor({ ink }: { readonly ink: Ink }): Color {
  return ink.type === 'solid' ? ink.color : ink.stops[0];
}
