import { polygon } from './outlines.ts';
import type { Path } from './path.ts';

/**
 * Unit directions of a five-pointed star's points and the corners between them, clockwise from the
 * top. Written out: engines may differ in the last digit of a sine, and files must not.
 */
const DIRECTIONS = [
  [0, -1],
  [0.587785, -0.809017],
  [0.951057, -0.309017],
  [0.951057, 0.309017],
  [0.587785, 0.809017],
  [0, 1],
  [-0.587785, 0.809017],
  [-0.951057, 0.309017],
  [-0.951057, -0.309017],
  [-0.587785, -0.809017],
] as const;

/** A five-pointed star; `inner` is the radius of the corners between its points. */
export function star(cx: number, cy: number, outer: number, inner: number): Path {
  const points = DIRECTIONS.map(([x, y], i) => {
    const r = i % 2 === 0 ? outer : inner;
    return [cx + x * r, cy + y * r] as const;
  });
  return polygon(...points);
}
