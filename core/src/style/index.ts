import { dots } from '../shape/dots.ts';
import type { ShapeId } from '../shape/index.ts';
import { standard } from '../shape/standard.ts';

/** The two looks that everybody is offered first, by which saved and counted codes are told apart. */
export const styles = [standard, dots] as const;

export type StyleId = (typeof styles)[number]['id'];

/** The style that a code counts as: its shape where that is a style, else the standard one. */
export function styleOf({ shape }: { readonly shape: ShapeId }): StyleId {
  return shape === 'dots' ? 'dots' : 'standard';
}
