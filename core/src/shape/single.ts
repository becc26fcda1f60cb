import { ModuleKind } from '../encode/kinds.ts';
import { disc, polygon, roundedBox, roundedSquare, squircle } from '../path/outlines.ts';
import type { Path } from '../path/path.ts';
import { star as starOutline } from '../path/star.ts';
import type { Shape } from './shape.ts';

export const circles = single('circles', disc(0.5, 0.5, 0.5));
export const smallSquares = single('small-squares', roundedSquare(0.08, 0.84, 0));
export const softSquares = single('soft-squares', roundedSquare(0.05, 0.9, 0.26));
export const squircles = single('squircles', squircle(0.03, 0.94));
export const leaf = single('leaf', roundedBox(0.03, 0.03, 0.94, 0.94, [0.5, 0, 0.5, 0]));

const [near, far, half] = [0.07, 0.93, 0.25];
export const hexagon = single(
  'hexagon',
  polygon([0.5, 0], [far, half], [far, 1 - half], [0.5, 1], [near, 1 - half], [near, half]),
);

/** The shapes below cover little of the module, so their timing patterns stay solid. */
const solid = roundedSquare(0.05, 0.9, 0.26);

export const diamond = single('diamond', polygon([0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]), solid);

export const star = single('star', starOutline(0.5, 0.53, 0.53, 0.31), solid);

const ARM = 0.3;
export const plus = single(
  'plus',
  polygon(
    [ARM, 0],
    [1 - ARM, 0],
    [1 - ARM, ARM],
    [1, ARM],
    [1, 1 - ARM],
    [1 - ARM, 1 - ARM],
    [1 - ARM, 1],
    [ARM, 1],
    [ARM, 1 - ARM],
    [0, 1 - ARM],
    [0, ARM],
    [ARM, ARM],
  ),
  solid,
);

export const heart = single(
  'heart',
  [
    ['M', 0.5, 0.2],
    ['C', 0.6, 0.02, 1, -0.02, 1, 0.36],
    ['C', 1, 0.62, 0.68, 0.84, 0.5, 1],
    ['C', 0.32, 0.84, 0, 0.62, 0, 0.36],
    ['C', 0, -0.02, 0.4, 0.02, 0.5, 0.2],
  ],
  solid,
);

/** A shape whose modules stand alone; `timing` draws the timing patterns. */
function single<Id extends string>(id: Id, path: Path, timing = path): Shape<Id> {
  return {
    id,
    joins: false,
    outline: (kind) => (kind === ModuleKind.timing ? timing : path),
  };
}
