import { type Corners, roundedBox } from '../path/outlines.ts';
import { connected, isFree, Side } from './shape.ts';

const { top, right, bottom, left } = Side;

/** Both sides of each corner, in the order of `Corners`. */
const CORNERS = [
  [top, left],
  [top, right],
  [bottom, right],
  [bottom, left],
] as const;

/** Joined modules with round ends. */
export const rounded = connected('rounded', (neighbours) =>
  box(neighbours, (free) => (free ? 0.5 : 0)),
);

/** Like `rounded`, with bends as wide as the module where a line turns. */
export const extraRounded = connected('extra-rounded', (neighbours) => {
  const bend = CORNERS.some(([a, b]) => neighbours === (15 ^ (a | b)));
  return box(neighbours, (free) => (free ? (bend ? 1 : 0.5) : 0));
});

/** Joined modules with round ends at the top left and the bottom right. */
export const classy = connected('classy', (neighbours) =>
  box(neighbours, (free, corner) => (free && corner % 2 === 0 ? 0.5 : 0)),
);

/** Like `classy`, with the radius of a whole module; a single module is a leaf. */
export const classyRounded = connected('classy-rounded', (neighbours) =>
  box(neighbours, (free, corner) => (free && corner % 2 === 0 ? (neighbours ? 1 : 0.5) : 0)),
);

function box(neighbours: number, radius: (free: boolean, corner: number) => number) {
  const radii = CORNERS.map(([a, b], corner) => radius(isFree(neighbours, a, b), corner));
  return roundedBox(0, 0, 1, 1, radii as unknown as Corners);
}
