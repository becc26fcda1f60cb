import { superseded } from '../offered.ts';
import { cutBox, disc, polygon, roundedBox, roundedSquare, squircle } from '../path/outlines.ts';
import type { Path } from '../path/path.ts';
import { star } from '../path/star.ts';
import { joined } from '../path/transform.ts';
import type { EyeBall } from './eye-ball.ts';

/**
 * Every eye ball, in the order in which it is offered. Scanners measure runs of 1:1:3:1:1 modules through the
 * middle, also along diagonals, so shapes other than squares are slightly larger than 3 modules, enlarged
 * until the engines read them as well as squares (docs/scannability.md).
 */
export const eyeBalls = [
  ball('standard', roundedSquare(0, 3, 0)),
  ball('rounded', roundedSquare(0, 3, 0.75)),
  ball('circle', squircle(-0.05, 3.1, 0.784)),
  ball('squircle', squircle(0, 3)),
  ball('cut', cutBox(0, 3, [0.55, 0.55, 0.55, 0.55])),
  ball(
    'hexagon',
    polygon([1.5, -0.15], [3.05, 0.4], [3.05, 2.6], [1.5, 3.15], [-0.05, 2.6], [-0.05, 0.4]),
  ),
  ball('diamond-2', bulgingDiamond(1.7, 1.72)),
  superseded(ball('diamond', squircle(-0.25, 3.5, 0.42)), 'diamond-2'),
  ball('leaf', roundedBox(0, 0, 3, 3, [0.9, 0, 0.9, 0]), true),
  ball('petal', roundedBox(0, 0, 3, 3, [0, 1.1, 0, 1.1]), true),
  ball('pointed', roundedBox(0, 0, 3, 3, [1.1, 1.1, 0, 1.1]), true),
  ball('teardrop', roundedBox(0, 0, 3, 3, [0, 1.1, 1.1, 1.1]), true),
  ball(
    'flower',
    joined(
      roundedSquare(0.35, 2.3, 0),
      ...[
        [0.85, 0.85],
        [2.15, 0.85],
        [0.85, 2.15],
        [2.15, 2.15],
      ].map(([x, y]) => disc(x as number, y as number, 0.9)),
    ),
  ),
  ball('star-2', eightPointed(1.75, 1.35)),
  superseded(ball('star', star(1.5, 1.52, 1.85, 1.6)), 'star-2'),
] as const satisfies readonly EyeBall[];

export type EyeBallId = (typeof eyeBalls)[number]['id'];

/** @throws {RangeError} for an unknown id */
export function eyeBallOf(id: EyeBallId): EyeBall<EyeBallId> {
  const found = eyeBalls.find((entry) => entry.id === id);
  if (!found) throw new RangeError(`Unknown eye ball ${id}`);
  return found;
}

/**
 * A diamond with pointed corners at the distance `tip` from the middle and sides that bulge to the distance `side`.
 * jsQR and ZXing 1.4 compare the runs along diagonals too, and miss a diamond whose sides are nearer than a circle's.
 */
function bulgingDiamond(tip: number, side: number): Path {
  const c = 1.5;
  const near = 0.55;
  const far = near + (8 * side * Math.SQRT1_2 - 4 * tip) / 3;
  const [inner, outer] = [tip - near, far];
  return [
    ['M', c, c - tip],
    ['C', c + outer, c - inner, c + inner, c - outer, c + tip, c],
    ['C', c + inner, c + outer, c + outer, c + inner, c, c + tip],
    ['C', c - outer, c + inner, c - inner, c + outer, c - tip, c],
    ['C', c - inner, c - outer, c - outer, c - inner, c, c - tip],
  ];
}

/** A square, and a diamond behind it whose corners, at the distance `tip` from the middle, make four more points. */
function eightPointed(tip: number, halfSide: number): Path {
  const c = 1.5;
  return joined(
    roundedSquare(c - halfSide, 2 * halfSide, 0),
    polygon([c, c - tip], [c + tip, c], [c, c + tip], [c - tip, c]),
  );
}

function ball<Id extends string>(id: Id, outline: Path, mirrored = false): EyeBall<Id> {
  return { id, outline, mirrored };
}
