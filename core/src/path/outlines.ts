import { endOf, type Path, type Segment } from './path.ts';

/** Radii of the corners: top left, top right, bottom right, bottom left. */
export type Corners = readonly [number, number, number, number];

/** A rectangle with circular corners. */
export function roundedBox(
  x: number,
  y: number,
  width: number,
  height: number,
  [topLeft, topRight, bottomRight, bottomLeft]: Corners,
): Path {
  const [right, bottom] = [x + width, y + height];
  const steps: Segment[] = [
    ['M', x + topLeft, y],
    ['L', right - topRight, y],
    ...arc(topRight, right, y + topRight),
    ['L', right, bottom - bottomRight],
    ...arc(bottomRight, right - bottomRight, bottom),
    ['L', x + bottomLeft, bottom],
    ...arc(bottomLeft, x, bottom - bottomLeft),
    ['L', x, y + topLeft],
    ...arc(topLeft, x + topLeft, y),
  ];
  return steps.filter(isLong) as unknown as Path;
}

/** A square of side `side` whose corners all have one radius. */
export function roundedSquare(at: number, side: number, radius: number): Path {
  return roundedBox(at, at, side, side, [radius, radius, radius, radius]);
}

export function disc(cx: number, cy: number, r: number): Path {
  return [
    ['M', cx, cy - r],
    ['A', r, 1, cx + r, cy],
    ['A', r, 1, cx, cy + r],
    ['A', r, 1, cx - r, cy],
    ['A', r, 1, cx, cy - r],
  ];
}

/** Straight edges through points given as `[x, y]`, clockwise. */
export function polygon(...points: readonly (readonly [x: number, y: number])[]): Path {
  return points.map(([x, y], i) => [i === 0 ? 'M' : 'L', x, y]) as unknown as Path;
}

/** A square with its corners cut off at 45 degrees, at the given distances from each corner. */
export function cutBox(at: number, side: number, [a, b, c, d]: Corners): Path {
  const end = at + side;
  return polygon(
    [at + a, at],
    [end - b, at],
    [end, at + b],
    [end, end - c],
    [end - c, end],
    [at + d, end],
    [at, end - d],
    [at, at + a],
  ).filter(isLong) as unknown as Path;
}

/**
 * A square, circle or diamond with soft corners: each quarter is one curve.
 * @param fullness how far a curve follows its side: 1 is nearly a square, 0.55 a circle, 0.33 a diamond
 */
export function squircle(at: number, side: number, fullness = 0.92): Path {
  const [middle, end] = [at + side / 2, at + side];
  const pull = (side / 2) * fullness;
  return [
    ['M', middle, at],
    ['C', middle + pull, at, end, middle - pull, end, middle],
    ['C', end, middle + pull, middle + pull, end, middle, end],
    ['C', middle - pull, end, at, middle + pull, at, middle],
    ['C', at, middle - pull, middle - pull, at, middle, at],
  ];
}

function arc(radius: number, x: number, y: number): Segment[] {
  return radius > 0 ? [['A', radius, 1, x, y]] : [];
}

/** Whether a segment is anything but a line of length zero. */
function isLong(segment: Segment, index: number, all: readonly Segment[]): boolean {
  const before = all[index - 1];
  if (segment[0] !== 'L' || !before) return true;
  const [x, y] = endOf(before);
  return segment[1] !== x || segment[2] !== y;
}
