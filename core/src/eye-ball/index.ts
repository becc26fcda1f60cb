import * as m from '@everscan/messages/design';
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
  ball('standard', m.eyeBallStandard, roundedSquare(0, 3, 0)),
  ball('rounded', m.eyeBallRounded, roundedSquare(0, 3, 0.75)),
  ball('circle', m.eyeBallCircle, squircle(-0.05, 3.1, 0.784)),
  ball('squircle', m.eyeBallSquircle, squircle(0, 3)),
  ball('cut', m.eyeBallCut, cutBox(0, 3, [0.55, 0.55, 0.55, 0.55])),
  ball(
    'hexagon',
    m.eyeBallHexagon,
    polygon([1.5, -0.15], [3.05, 0.4], [3.05, 2.6], [1.5, 3.15], [-0.05, 2.6], [-0.05, 0.4]),
  ),
  ball('diamond', m.eyeBallDiamond, squircle(-0.25, 3.5, 0.42)),
  ball('leaf', m.eyeBallLeaf, roundedBox(0, 0, 3, 3, [0.9, 0, 0.9, 0]), true),
  ball('petal', m.eyeBallPetal, roundedBox(0, 0, 3, 3, [0, 1.1, 0, 1.1]), true),
  ball('pointed', m.eyeBallPointed, roundedBox(0, 0, 3, 3, [1.1, 1.1, 0, 1.1]), true),
  ball('teardrop', m.eyeBallTeardrop, roundedBox(0, 0, 3, 3, [0, 1.1, 1.1, 1.1]), true),
  ball(
    'flower',
    m.eyeBallFlower,
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
  ball('star', m.eyeBallStar, star(1.5, 1.52, 1.85, 1.6)),
] as const satisfies readonly EyeBall[];

export type EyeBallId = (typeof eyeBalls)[number]['id'];

/** @throws {RangeError} for an unknown id */
export function eyeBallOf(id: EyeBallId): EyeBall<EyeBallId> {
  const found = eyeBalls.find((entry) => entry.id === id);
  if (!found) throw new RangeError(`Unknown eye ball ${id}`);
  return found;
}

function ball<Id extends string>(
  id: Id,
  label: string,
  outline: Path,
  mirrored = false,
): EyeBall<Id> {
  return { id, label, outline, mirrored };
}
