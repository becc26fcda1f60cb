import { dots } from '../shape/dots.ts';
import type { ShapeId } from '../shape/index.ts';
import { standard } from '../shape/standard.ts';

/** The two looks that are offered first. Saved and counted codes are grouped by them. */
export const styles = [standard, dots] as const;

export type StyleId = (typeof styles)[number]['id'];

/** The style that a design is counted as: its shape if that is a style, otherwise the standard one. */
export function styleOf({ shape }: { readonly shape: ShapeId }): StyleId {
  return shape === 'dots' ? 'dots' : 'standard';
}
