/**
 * One step of an outline. Arcs are circular, of radius `r`, at most a quarter of a circle, and
 * clockwise on the page when `sweep` is 1: every format can draw them exactly or by one Bézier
 * curve. `C` is a cubic Bézier curve with its two control points.
 */
export type Segment =
  | Move
  | readonly ['L', x: number, y: number]
  | readonly ['A', r: number, sweep: 0 | 1, x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number];

type Move = readonly ['M', x: number, y: number];

/**
 * Closed outlines, y downwards. Those of a module are inside the unit square. Each begins with `M` and
 * is closed by the next `M` or the end. Filled by the non-zero rule: clockwise outlines are filled,
 * holes in them run the other way.
 */
export type Path = readonly [start: Move, ...rest: Segment[]];

export const square: Path = [
  ['M', 0, 0],
  ['L', 1, 0],
  ['L', 1, 1],
  ['L', 0, 1],
];

/** Whether a path is `square`, also in a scene that a worker has received, which is a copy. */
export function isSquare(path: Path): boolean {
  if (path.length !== square.length) return false;
  return path.every((segment, i) => segment.every((value, j) => value === square[i]?.[j]));
}

/** A circle in the middle of the module; `diameter` as a share of the module's side. */
export function circle(diameter: number): Path {
  const r = diameter / 2;
  const [near, far] = [0.5 - r, 0.5 + r];
  return [
    ['M', 0.5, near],
    ['A', r, 1, far, 0.5],
    ['A', r, 1, 0.5, far],
    ['A', r, 1, near, 0.5],
    ['A', r, 1, 0.5, near],
  ];
}

/** The end point of a segment. */
export function endOf(segment: Segment): readonly [x: number, y: number] {
  if (segment[0] === 'A') return [segment[3], segment[4]];
  return segment[0] === 'C' ? [segment[5], segment[6]] : [segment[1], segment[2]];
}
