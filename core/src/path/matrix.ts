import type { Path } from './path.ts';

/** An affine map as in SVG and PDF: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export type Point = readonly [x: number, y: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that applies `inner` first. */
export function multiplied(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d] = outer;
  const [x, y] = [moved(outer, [inner[4], inner[5]]), inner];
  return [
    a * y[0] + c * y[1],
    b * y[0] + d * y[1],
    a * y[2] + c * y[3],
    b * y[2] + d * y[3],
    x[0],
    x[1],
  ];
}

export function moved([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** `undefined` for a map that flattens everything onto a line. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const det = a * d - b * c;
  if (det === 0 || !Number.isFinite(det)) return undefined;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

/** Outlines without arcs, mapped point by point. */
export function transformed(path: Path, matrix: Matrix): Path {
  return path.map((segment) => {
    if (segment[0] === 'A') throw new RangeError('An arc may become elliptical');
    const [step, ...numbers] = segment;
    const points: number[] = [];
    for (let i = 0; i < numbers.length; i += 2) {
      points.push(...moved(matrix, [numbers[i] as number, numbers[i + 1] as number]));
    }
    return [step, ...points];
  }) as unknown as Path;
}
