import {
  type Corners,
  cutBox,
  disc,
  roundedBox,
  roundedSquare,
  squircle,
} from '../path/outlines.ts';
import type { Path } from '../path/path.ts';
import { joined, ring } from '../path/transform.ts';
import type { EyeFrame } from './eye-frame.ts';

const round = (...corners: Corners): Path =>
  ring(
    roundedBox(0, 0, 7, 7, corners),
    roundedBox(1, 1, 5, 5, corners.map((r) => Math.max(0, r - 1)) as unknown as Corners),
  );

/**
 * Radius where some corners are round and others not. From 2.75 on, ZXing places the symbol wrongly
 * and loses dense ones; at 2.25 it read all.
 */
const CURVE = 2.1;

/** The 24 modules of the ring. */
const cells = Array.from({ length: 49 }, (_, i) => [i % 7, Math.floor(i / 7)] as const).filter(
  ([x, y]) => x === 0 || y === 0 || x === 6 || y === 6,
);

/** Every eye frame, in the order in which it is offered. */
export const eyeFrames = [
  frame('standard', 'Square', round(0, 0, 0, 0)),
  frame('rounded', 'Rounded', round(1.75, 1.75, 1.75, 1.75)),
  frame('extra-rounded', 'Extra rounded', round(2.6, 2.6, 2.6, 2.6)),
  frame('circle', 'Circle', ring(disc(3.5, 3.5, 3.5), disc(3.5, 3.5, 2.5))),
  frame('squircle', 'Squircle', ring(squircle(0, 7), squircle(1, 5))),
  frame('soft', 'Soft', ring(roundedSquare(0, 7, 1.5), roundedSquare(1, 5, 0))),
  frame(
    'cut',
    'Cut corners',
    ring(cutBox(0, 7, [1.75, 1.75, 1.75, 1.75]), cutBox(1, 5, [1.2, 1.2, 1.2, 1.2])),
  ),
  frame('leaf', 'Leaf', round(CURVE, 0, CURVE, 0), true),
  frame('petal', 'Petal', round(0, CURVE, 0, CURVE), true),
  frame('pointed', 'Pointed', round(CURVE, CURVE, 0, CURVE), true),
  frame('teardrop', 'Teardrop', round(0, CURVE, CURVE, CURVE), true),
  frame('beads', 'Beads', joined(...cells.map(([x, y]) => disc(x + 0.5, y + 0.5, 0.5)))),
] as const satisfies readonly EyeFrame[];

export type EyeFrameId = (typeof eyeFrames)[number]['id'];

export function eyeFrameOf(id: EyeFrameId): EyeFrame<EyeFrameId> {
  const found = eyeFrames.find((entry) => entry.id === id);
  if (!found) throw new RangeError(`Unknown eye frame ${id}`);
  return found;
}

function frame<Id extends string>(
  id: Id,
  label: string,
  outline: Path,
  mirrored = false,
): EyeFrame<Id> {
  return { id, label, outline, mirrored };
}
