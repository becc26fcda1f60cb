import SvgPath from 'svgpath';
import type { Matrix, Point } from '../../path/matrix.ts';
import type { Path, Segment } from '../../path/path.ts';

/** A line, or a cubic Bézier curve, from the end of the step before it. */
export type Step = Extract<Segment, readonly ['L' | 'C', ...unknown[]]>;

/** One connected part of a shape. It is filled as if it were closed. */
export type Subpath = {
  readonly start: Point;
  readonly steps: readonly Step[];
  readonly isClosed: boolean;
};

/** How far the handles of a quarter of a circle reach, as a part of its radius. */
const QUARTER = 0.5522847498;

/** Path data up to the first error, as renderers draw them (SVG 2, 9.5.4). */
export function subpathsOf(data: string): Subpath[] {
  const parsed = SvgPath(data).abs().unshort().unarc();
  const found: { start: Point; steps: Step[]; isClosed: boolean }[] = [];
  let start: Point = [0, 0];
  let isOpen = false;
  parsed.iterate((segment, _index, x, y) => {
    const [kind] = segment;
    if (kind === 'M') {
      start = [segment[1], segment[2]];
      isOpen = false;
      return;
    }
    if (!isOpen) found.push({ start, steps: [], isClosed: false });
    isOpen = true;
    const last = found.at(-1) as (typeof found)[number];
    if (kind === 'L') last.steps.push(['L', segment[1], segment[2]]);
    else if (kind === 'H') last.steps.push(['L', segment[1], y]);
    else if (kind === 'V') last.steps.push(['L', x, segment[1]]);
    else if (kind === 'C') last.steps.push([...segment] as Step);
    else if (kind === 'Q') {
      const [, qx, qy, toX, toY] = segment;
      last.steps.push([
        'C',
        x + ((qx - x) * 2) / 3,
        y + ((qy - y) * 2) / 3,
        toX + ((qx - toX) * 2) / 3,
        toY + ((qy - toY) * 2) / 3,
        toX,
        toY,
      ]);
    } else {
      last.isClosed = true;
      isOpen = false;
    }
  });
  return found;
}

/** Straight lines through points. */
export function linesThrough(points: readonly Point[], isClosed: boolean): Subpath[] {
  const [start, ...rest] = points;
  if (!start) return [];
  return [{ start, steps: rest.map(([x, y]) => ['L', x, y]), isClosed }];
}

/** Begins at the right, where dashes begin (SVG 2, 10.3). */
export function ellipse(cx: number, cy: number, rx: number, ry: number): Subpath[] {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER];
  const steps: Step[] = [
    ['C', cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry],
    ['C', cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy],
    ['C', cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry],
    ['C', cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy],
  ];
  return [{ start: [cx + rx, cy], steps, isClosed: true }];
}

export function roundedRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  ry: number,
): Subpath[] {
  const [right, bottom] = [x + width, y + height];
  if (rx <= 0 || ry <= 0) {
    const corners: Point[] = [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ];
    return linesThrough(corners, true);
  }
  const [kx, ky] = [rx * (1 - QUARTER), ry * (1 - QUARTER)];
  const steps: Step[] = [
    ['L', right - rx, y],
    ['C', right - kx, y, right, y + ky, right, y + ry],
    ['L', right, bottom - ry],
    ['C', right, bottom - ky, right - kx, bottom, right - rx, bottom],
    ['L', x + rx, bottom],
    ['C', x + kx, bottom, x, bottom - ky, x, bottom - ry],
    ['L', x, y + ry],
    ['C', x, y + ky, x + kx, y, x + rx, y],
  ];
  return [{ start: [x + rx, y], steps, isClosed: true }];
}

export function pathOf(subpaths: readonly Subpath[]): Path | undefined {
  const path = subpaths.flatMap(({ start, steps }): Segment[] => [['M', ...start], ...steps]);
  return path.length > 1 ? (path as unknown as Path) : undefined;
}

/** The map of a `transform` attribute; what it cannot read is left out. */
export function matrixOf(transform: string): Matrix {
  const points: Point[] = [];
  SvgPath('M0 0L1 0L0 1')
    .transform(transform)
    .iterate((segment) => {
      if (segment[0] === 'M' || segment[0] === 'L') points.push([segment[1], segment[2]]);
    });
  const [[e, f], [ax, ay], [cx, cy]] = points as [Point, Point, Point];
  return [ax - e, ay - f, cx - e, cy - f, e, f];
}
