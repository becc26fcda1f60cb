import type { Design } from '../design/design.ts';
import { ModuleKind } from '../encode/kinds.ts';
import type { Matrix } from '../encode/matrix.ts';
import { type EyeBallId, eyeBallOf } from '../eye-ball/index.ts';
import { eyeFrameOf } from '../eye-frame/index.ts';
import { type Fill, type Layer, solid } from '../paint/fill.ts';
import type { Path } from '../path/path.ts';
import { joined, mirroredX, mirroredY, placed } from '../path/transform.ts';

/** Whether the finder patterns are plain modules, as in the standard. */
export function hasPlainEyes(design: Design): boolean {
  return (
    design.eyeFrame === 'standard' &&
    design.eyeBall === 'standard' &&
    design.eyeFrameColor === null &&
    design.eyeBallColor === null
  );
}

/** The top left modules of the alignment patterns that are drawn like the rings, if the design's are. */
export function softAlignments({ kinds, size }: Matrix, shown: Uint8Array, design: Design) {
  if (!eyeFrameOf(design.eyeFrame).alignment) return [];
  const found: { readonly x: number; readonly y: number }[] = [];
  kinds.forEach((kind, i) => {
    const isFirst = kinds[i - 1] !== kind && kinds[i - size] !== kind;
    // One that a logo covers in part keeps its modules.
    if (kind !== ModuleKind.alignment || !isFirst || !isWhole(i)) return;
    found.push({ x: i % size, y: Math.floor(i / size) });
  });
  return found;

  function isWhole(first: number): boolean {
    return [0, 4, 2 * size + 2, 4 * size, 4 * size + 4].every((offset) => shown[first + offset]);
  }
}

/** The frames and balls of all three eyes, each in its own colour or filled like the modules, and soft alignment patterns. */
export function drawEyes(
  size: number,
  design: Design,
  ink: Fill,
  alignments: ReturnType<typeof softAlignments>,
): Layer[] {
  const frame = eyeFrameOf(design.eyeFrame);
  const ball = eyeBallOf(design.eyeBall as EyeBallId);
  const { alignment } = frame;
  return [
    ...(alignment && alignments.length > 0
      ? [{ fill: ink, path: joined(...alignments.map(({ x, y }) => placed(alignment, x, y))) }]
      : []),
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
