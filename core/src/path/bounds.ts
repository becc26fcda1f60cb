import { endOf, type Path } from './path.ts';

export type Bounds = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The smallest box around outlines without arcs. */
export function boundsOf(path: Path): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y] = [0, 0];
  for (const segment of path) {
    const [toX, toY] = endOf(segment);
    const xs = [toX];
    const ys = [toY];
    if (segment[0] === 'C') {
      const [, x1, y1, x2, y2] = segment;
      xs.push(...extremes(x, x1, x2, toX));
      ys.push(...extremes(y, y1, y2, toY));
    }
    left = Math.min(left, ...xs);
    right = Math.max(right, ...xs);
    top = Math.min(top, ...ys);
    bottom = Math.max(bottom, ...ys);
    [x, y] = [toX, toY];
  }
  return { left, top, right, bottom };
}

export function contains(outer: Bounds, inner: Bounds, tolerance = 0): boolean {
  return (
    inner.left >= outer.left - tolerance &&
    inner.right <= outer.right + tolerance &&
    inner.top >= outer.top - tolerance &&
    inner.bottom <= outer.bottom + tolerance
  );
}

export function overlap(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Values of one coordinate where a cubic Bézier curve turns back. */
function extremes(p0: number, p1: number, p2: number, p3: number): number[] {
  // The derivative as a t² + b t + c.
  const a = 3 * (p3 - 3 * p2 + 3 * p1 - p0);
  const b = 6 * (p2 - 2 * p1 + p0);
  const c = 3 * (p1 - p0);
  const times =
    Math.abs(a) < 1e-12
      ? [-c / b]
      : [-1, 1].map((sign) => (-b + sign * Math.sqrt(b * b - 4 * a * c)) / (2 * a));
  return times
    .filter((t) => t > 0 && t < 1) // NaN fails both
    .map((t) => {
      const s = 1 - t;
      return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3;
    });
}
