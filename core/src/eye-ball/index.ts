import { cutBox, disc, polygon, roundedBox, roundedSquare, squircle } from '../path/outlines.ts';
import type { Path } from '../path/path.ts';
import { star } from '../path/star.ts';
import { joined } from '../path/transform.ts';
import type { EyeBall } from './eye-ball.ts';

/** Every eye ball, in the order in which it is offered. */
export const eyeBalls = [
  ball('standard', 'Square', roundedSquare(0, 3, 0)),
  ball('rounded', 'Rounded', roundedSquare(0, 3, 0.75)),
  ball('circle', 'Circle', disc(1.5, 1.5, 1.5)),
  ball('squircle', 'Squircle', squircle(0, 3)),
  ball('cut', 'Cut corners', cutBox(0, 3, [0.75, 0.75, 0.75, 0.75])),
  ball(
    'hexagon',
    'Hexagon',
    polygon([1.5, -0.1], [2.95, 0.7], [2.95, 2.3], [1.5, 3.1], [0.05, 2.3], [0.05, 0.7]),
  ),
  ball('diamond', 'Diamond', polygon([1.5, -0.45], [3.45, 1.5], [1.5, 3.45], [-0.45, 1.5])),
  ball('leaf', 'Leaf', roundedBox(0, 0, 3, 3, [1.3, 0, 1.3, 0]), true),
  ball('petal', 'Petal', roundedBox(0, 0, 3, 3, [0, 1.3, 0, 1.3]), true),
  ball('pointed', 'Pointed', roundedBox(0, 0, 3, 3, [1.3, 1.3, 0, 1.3]), true),
  ball('teardrop', 'Teardrop', roundedBox(0, 0, 3, 3, [0, 1.3, 1.3, 1.3]), true),
  ball(
    'flower',
    'Flower',
    joined(
      roundedSquare(0.4, 2.2, 0),
      ...[
        [0.85, 0.85],
        [2.15, 0.85],
        [0.85, 2.15],
        [2.15, 2.15],
      ].map(([x, y]) => disc(x as number, y as number, 0.85)),
    ),
  ),
  ball('star', 'Star', star(1.5, 1.62, 2, 1.15)),
] as const satisfies readonly EyeBall[];

export type EyeBallId = (typeof eyeBalls)[number]['id'];

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
