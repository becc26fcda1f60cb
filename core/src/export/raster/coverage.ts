import { endOf, type Path, type Segment } from '../../path/path.ts';

/** Straight pieces for a quarter of a circle; at 8,192 px the error is below one pixel. */
const ARC_STEPS = 24;

/**
 * How much of each pixel an outline covers: 0 to 255, `sizePx` rows of `sizePx` pixels. The area
 * is exact for straight edges, and the sums use only operations that IEEE 754 rounds alike
 * everywhere, so the bytes are the same in every JavaScript engine.
 */
export function coverage(path: Path, sizePx: number): Uint8Array {
  const edges = [...edgesOf(path, sizePx)];
  return coverEdges(edges, sizePx, sizePx, new Uint8Array(sizePx * sizePx));
}

/**
 * Like `coverage`, for edges in pixels between x = 0 and `width`. Covers a strip of `height` rows from
 * y = 0 on and ignores edges above and below it. Writes to the beginning of `pixels`.
 */
export function coverEdges(
  edges: readonly Edge[],
  width: number,
  height: number,
  pixels: Uint8Array,
  { isEvenOdd = false } = {},
): Uint8Array {
  // Each edge adds the signed area to its right: `cover` holds, for pixel i, the change against
  // the pixel before it, so a running sum along a row gives the covered share.
  const cover = new Float64Array(width * height + 2);
  for (const edge of edges) addEdge(cover, width, height, edge);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      sum += cover[i] as number;
      const share = isEvenOdd ? oddPart(sum) : Math.abs(sum);
      pixels[i] = Math.min(255, Math.round(share * 255));
    }
  }
  return pixels;
}

/** Twice covered is not covered. */
function oddPart(sum: number): number {
  const rest = Math.abs(sum) % 2;
  return rest > 1 ? 2 - rest : rest;
}

/** A straight piece of an outline, in pixels. */
export type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

/** An outline as straight pieces, multiplied by `scale`. */
export function* edgesOf(path: Path, scale: number): Generator<Edge> {
  let [startX, startY, x, y] = [0, 0, 0, 0];
  for (const segment of path) {
    const [toX, toY] = endOf(segment);
    if (segment[0] === 'M') {
      yield [x * scale, y * scale, startX * scale, startY * scale];
      [startX, startY] = [toX, toY];
    } else if (segment[0] === 'L') {
      yield [x * scale, y * scale, toX * scale, toY * scale];
    } else {
      let [fromX, fromY] = [x, y];
      const points =
        segment[0] === 'A'
          ? arcPoints(x, y, segment[1], segment[2], toX, toY)
          : curvePoints(x, y, segment);
      for (const [nextX, nextY] of points) {
        yield [fromX * scale, fromY * scale, nextX * scale, nextY * scale];
        [fromX, fromY] = [nextX, nextY];
      }
    }
    [x, y] = [toX, toY];
  }
  yield [x * scale, y * scale, startX * scale, startY * scale];
}

/** Points on an arc of at most a quarter circle, by normalising points of its chord. */
function* arcPoints(x0: number, y0: number, r: number, sweep: 0 | 1, x1: number, y1: number) {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const chord = Math.sqrt(dx * dx + dy * dy);
  // From the chord's middle to the centre: at a right angle, to the right of a clockwise arc.
  const height = Math.sqrt(Math.max(0, r * r - (chord * chord) / 4)) * (sweep ? 1 : -1);
  const [cx, cy] = [(x0 + x1) / 2 - (dy / chord) * height, (y0 + y1) / 2 + (dx / chord) * height];
  for (let step = 1; step < ARC_STEPS; step++) {
    const t = step / ARC_STEPS;
    const [px, py] = [x0 + dx * t - cx, y0 + dy * t - cy];
    const length = Math.sqrt(px * px + py * py);
    yield [cx + (px / length) * r, cy + (py / length) * r] as const;
  }
  yield [x1, y1] as const;
}

/** Points on a cubic Bézier curve. */
function* curvePoints(x0: number, y0: number, [, x1, y1, x2, y2, x3, y3]: Curve) {
  for (let step = 1; step < ARC_STEPS; step++) {
    const t = step / ARC_STEPS;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    yield [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3] as const;
  }
  yield [x3, y3] as const;
}

type Curve = Extract<Segment, readonly ['C', ...unknown[]]>;

/** Adds one straight edge, row by row and pixel by pixel. */
function addEdge(cover: Float64Array, width: number, height: number, [x0, y0, x1, y1]: Edge): void {
  if (y0 === y1) return;
  const direction = y0 < y1 ? 1 : -1;
  const [topX, topY, bottomX, bottomY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (bottomX - topX) / (bottomY - topY);
  const last = Math.min(height, Math.ceil(bottomY));
  for (let row = Math.max(0, Math.floor(topY)); row < last; row++) {
    const [fromY, toY] = [Math.max(row, topY), Math.min(row + 1, bottomY)];
    const [a, b] = [topX + (fromY - topY) * slope, topX + (toY - topY) * slope];
    const [left, right] = a < b ? [a, b] : [b, a];
    const rise = (toY - fromY) * direction;
    let before = 0;
    for (let column = Math.floor(left); column <= Math.floor(right) + 1; column++) {
      const share = areaLeftOf(column + 1, left, right) - areaLeftOf(column, left, right);
      const at = row * width + column;
      if (column < width) cover[at] = (cover[at] as number) + (share - before) * rise;
      before = share;
    }
  }
}

/** Area, in a row of height 1, between an edge that runs from x = `left` to x = `right` and `x`. */
function areaLeftOf(x: number, left: number, right: number): number {
  if (x <= left) return 0;
  if (x >= right) return x - (left + right) / 2;
  return ((x - left) * (x - left)) / (2 * (right - left));
}
