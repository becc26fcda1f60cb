import { superseded } from '../offered.ts';
import { type Corners, cutBox, roundedBox, roundedSquare, squircle } from '../path/outlines.ts';
import type { Path } from '../path/path.ts';
import { joined, ring } from '../path/transform.ts';
import type { EyeFrame } from './eye-frame.ts';

const round = (...corners: Corners): Path =>
  ring(
    roundedBox(0, 0, 7, 7, corners),
    roundedBox(1, 1, 5, 5, corners.map((r) => Math.max(0, r - 1)) as unknown as Corners),
  );

/** The largest outer radius that ZXing 1.4 and ZBar read as well as a square, in modules. */
const CURVE = 2.1;

/** The 24 modules of the ring. */
const cells = Array.from({ length: 49 }, (_, i) => [i % 7, Math.floor(i / 7)] as const).filter(
  ([x, y]) => x === 0 || y === 0 || x === 6 || y === 6,
);

/**
 * Every eye frame, in the order in which it is offered. Phones read all of them. Older scanners look for the
 * outer corners of rings and miss round ones; apps and web pages miss radii above 2.2, and beads with gaps between
 * them around most balls that are not square (docs/scannability.md). A true circle is missing: phones read it in six
 * pictures of seven.
 */
export const eyeFrames = [
  frame('standard', round(0, 0, 0, 0)),
  soft(frame('gentle-2', ring(roundedSquare(0, 7, 0.5), roundedSquare(1, 5, 0.35))), 0.5, 0.35),
  superseded(
    frame('gentle', ring(roundedSquare(0, 7, 0.5), roundedSquare(1, 5, 0.35))),
    'gentle-2',
  ),
  frame('window', ring(roundedSquare(0, 7, 0), roundedSquare(1, 5, 1.2))),
  soft(frame('rounded-2', round(1.75, 1.75, 1.75, 1.75)), 1.2, 0.6),
  superseded(frame('rounded', round(1.75, 1.75, 1.75, 1.75)), 'rounded-2'),
  soft(frame('extra-rounded-2', round(2.2, 2.2, 2.2, 2.2)), 1.2, 0.6),
  superseded(frame('extra-rounded', round(2.2, 2.2, 2.2, 2.2)), 'extra-rounded-2'),
  frame('circle', ring(squircle(0, 7, 0.854), squircle(1, 5, 0.854))),
  frame('squircle', ring(squircle(0, 7, 0.97), squircle(1, 5, 0.97))),
  frame('soft', ring(roundedSquare(0, 7, 1.2), roundedSquare(1, 5, 0))),
  frame('cut', ring(cutBox(0, 7, [1.2, 1.2, 1.2, 1.2]), cutBox(1, 5, [0.7, 0.7, 0.7, 0.7]))),
  frame('leaf', round(CURVE, 0, CURVE, 0), true),
  frame('petal', round(0, CURVE, 0, CURVE), true),
  frame('pointed', round(CURVE, CURVE, 0, CURVE), true),
  frame('teardrop', round(0, CURVE, CURVE, CURVE), true),
  frame('beads-2', beads(0.04, 0.3)),
  superseded(frame('beads', beads(0, 0.35)), 'beads-2'),
] as const satisfies readonly EyeFrame[];

export type EyeFrameId = (typeof eyeFrames)[number]['id'];

/** @throws {RangeError} for an unknown id */
export function eyeFrameOf(id: EyeFrameId): EyeFrame<EyeFrameId> {
  const found = eyeFrames.find((entry) => entry.id === id);
  if (!found) throw new RangeError(`Unknown eye frame ${id}`);
  return found;
}

/** A bead in each module of the ring; rounder ones are too thin for jsQR and quirc. Each reaches `overlap` over its edges. */
function beads(overlap: number, radius: number): Path {
  const side = 1 + 2 * overlap;
  return joined(
    ...cells.map(([x, y]) =>
      roundedBox(x - overlap, y - overlap, side, side, [radius, radius, radius, radius]),
    ),
  );
}

/** A frame whose alignment patterns have corners of these radii outside and inside, in modules. */
function soft<Id extends string>(entry: EyeFrame<Id>, outer: number, inner: number): EyeFrame<Id> {
  const dot = roundedSquare(2, 1, Math.min(0.5, outer / 3));
  const alignment = joined(ring(roundedSquare(0, 5, outer), roundedSquare(1, 3, inner)), dot);
  return { ...entry, alignment };
}

function frame<Id extends string>(id: Id, outline: Path, mirrored = false): EyeFrame<Id> {
  return { id, outline, mirrored };
}
