import { horizontalBars, verticalBars } from './bars.ts';
import { dots } from './dots.ts';
import { faceted } from './faceted.ts';
import { classy, classyRounded, extraRounded, rounded } from './rounded.ts';
import type { Shape } from './shape.ts';
import {
  circles,
  diamond,
  heart,
  hexagon,
  leaf,
  plus,
  smallSquares,
  softSquares,
  squircles,
  star,
} from './single.ts';
import { standard } from './standard.ts';

/** Every module shape, in the order in which it is offered. */
export const shapes = [
  standard,
  dots,
  rounded,
  extraRounded,
  classy,
  classyRounded,
  faceted,
  verticalBars,
  horizontalBars,
  circles,
  softSquares,
  smallSquares,
  squircles,
  leaf,
  hexagon,
  diamond,
  plus,
  star,
  heart,
] as const;

export type ShapeId = (typeof shapes)[number]['id'];

/** @throws {RangeError} for an unknown id */
export function shapeOf(id: ShapeId): Shape<ShapeId> {
  const found = shapes.find((shape) => shape.id === id);
  if (!found) throw new RangeError(`Unknown shape ${id}`);
  return found;
}
