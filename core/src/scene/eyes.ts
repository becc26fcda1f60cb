import type { Design } from '../design/design.ts';
import { type EyeBallId, eyeBallOf } from '../eye-ball/index.ts';
import { eyeFrameOf } from '../eye-frame/index.ts';
import type { Path } from '../path/path.ts';
import { joined, mirroredX, mirroredY, placed } from '../path/transform.ts';
import { type Fill, type Layer, solid } from './fill.ts';

/** Whether the finder patterns are plain modules, as in the standard. */
export function hasPlainEyes(design: Design): boolean {
  return (
    design.eyeFrame === 'standard' &&
    design.eyeBall === 'standard' &&
    design.eyeFrameColor === null &&
    design.eyeBallColor === null
  );
}

/** The frames and balls of all three eyes, each in its own colour or filled like the modules. */
export function drawEyes(size: number, design: Design, ink: Fill): Layer[] {
  const frame = eyeFrameOf(design.eyeFrame);
  const ball = eyeBallOf(design.eyeBall as EyeBallId);
  return [
    {
      fill: design.eyeFrameColor ? solid(design.eyeFrameColor) : ink,
      path: atCorners(size, frame.outline, 7, 0, frame.mirrored ?? false),
    },
    {
      fill: design.eyeBallColor ? solid(design.eyeBallColor) : ink,
      path: atCorners(size, ball.outline, 3, 2, ball.mirrored ?? false),
    },
  ];
}

function atCorners(size: number, path: Path, box: number, inset: number, mirrored: boolean): Path {
  const far = size - 7 + inset;
  return joined(
    placed(path, inset, inset),
    placed(mirrored ? mirroredX(path, box) : path, far, inset),
    placed(mirrored ? mirroredY(path, box) : path, inset, far),
  );
}
