import type { Point } from '../../path/matrix.ts';
import { endOf, type Path, type Segment } from '../../path/path.ts';
import { reversed } from '../../path/transform.ts';
import { NotPaths } from './not-paths.ts';
import type { Step, Subpath } from './outline.ts';

/** How a line is drawn along an outline (SVG 2, 13.5). */
export type Pen = {
  readonly width: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly miterLimit: number;
  /** Lengths of dashes and gaps in turn; empty for a solid line. */
  readonly dashes: readonly number[];
  readonly dashOffset: number;
};

/** Pieces of a curve turn by at most this much, so that a curve beside them is as good as exact. */
const MAX_TURN = Math.PI / 5;
/** Lines are as wide as they should be, up to this share. */
const PRECISION = 0.02;
const MAX_HALVINGS = 6;
const MAX_DASHES = 500;
/** A smaller change of direction needs no join. */
const STRAIGHT = 0.002;

/**
 * The area that a pen covers, as outlines that all run the same way, so that the non-zero rule unites them.
 * @throws {NotPaths} `size` for too many dashes
 */
export function strokedPath(subpaths: readonly Subpath[], pen: Pen): Path | undefined {
  const drawn: Segment[] = [];
  const add = (path: Path) => {
    drawn.push(...(areaOf(path) < 0 ? reversed(path) : path));
  };
  for (const subpath of pen.dashes.length > 0 ? dashed(subpaths, pen) : subpaths) {
    stroke(subpath, pen, add);
  }
  return drawn.length > 1 ? (drawn as unknown as Path) : undefined;
}

/** A part of a line with the outline around it: `left` and `right` both run forwards. */
type Piece = {
  readonly from: Point;
  readonly to: Point;
  /** Unit vectors along the line at both ends. */
  readonly starts: Point;
  readonly ends: Point;
  readonly left: readonly [Point, Step];
  readonly right: readonly [Point, Step];
  /** It is the first piece of a step, where the pen's join applies. */
  isFirst: boolean;
};

function stroke(subpath: Subpath, pen: Pen, add: (path: Path) => void): void {
  const half = pen.width / 2;
  const pieces = piecesOf(subpath, half);
  const [first] = pieces;
  const last = pieces.at(-1);
  if (!first || !last) {
    addDot(subpath.start, half, pen.cap, add);
    return;
  }
  let chain: Piece[] = [];
  const finish = () => {
    if (chain.length > 0) add(ribbon(chain));
    chain = [];
  };
  for (const [i, piece] of pieces.entries()) {
    const before = pieces[i - 1];
    if (before && addJoin(before, piece, half, pen, add)) finish();
    chain.push(piece);
  }
  finish();
  if (subpath.isClosed) addJoin(last, first, half, pen, add);
  else {
    addCap(first.from, [-first.starts[0], -first.starts[1]], half, pen.cap, add);
    addCap(last.to, last.ends, half, pen.cap, add);
  }
}

function piecesOf({ start, steps, isClosed }: Subpath, half: number): Piece[] {
  const pieces: Piece[] = [];
  let at = start;
  const all: readonly Step[] = isClosed ? [...steps, ['L', ...start]] : steps;
  for (const step of all) {
    const before = pieces.length;
    if (step[0] === 'L') pieces.push(...straight(at, [step[1], step[2]], half));
    else pieces.push(...bent(at, step, half, MAX_HALVINGS));
    const first = pieces[before];
    if (first) first.isFirst = true;
    at = endOf(step);
  }
  return pieces;
}

function straight(from: Point, to: Point, half: number): Piece[] {
  const along = unit(from, to);
  if (!along) return [];
  const [nx, ny] = [along[1] * half, -along[0] * half];
  const side = (sign: 1 | -1) =>
    [
      [from[0] + sign * nx, from[1] + sign * ny],
      ['L', to[0] + sign * nx, to[1] + sign * ny],
    ] as const;
  const ends = { starts: along, ends: along };
  return [{ from, to, ...ends, left: side(1), right: side(-1), isFirst: false }];
}

type Curve = Extract<Step, readonly ['C', ...unknown[]]>;

/** A curve as pieces that turn little; where it turns within the pen's own width, as straight ones. */
function bent(from: Point, curve: Curve, half: number, halvings: number): Piece[] {
  const [, x1, y1, x2, y2, x, y] = curve;
  const [one, two, to] = [[x1, y1] as Point, [x2, y2] as Point, [x, y] as Point];
  const starts = unit(from, one) ?? unit(from, two) ?? unit(from, to);
  const ends = unit(two, to) ?? unit(one, to) ?? unit(from, to);
  if (!starts || !ends) return [];
  const chord = unit(from, to);
  const isCalm =
    chord !== undefined &&
    Math.abs(turn(starts, ends)) <= MAX_TURN &&
    Math.abs(turn(starts, chord)) <= MAX_TURN &&
    Math.abs(turn(chord, ends)) <= MAX_TURN;
  const left = isCalm && beside(from, curve, starts, ends, half);
  const right = isCalm && beside(from, curve, starts, ends, -half);
  if (left && right) return [{ from, to, starts, ends, left, right, isFirst: false }];
  if (halvings === 0) return straight(from, to, half);
  const [a, b] = split(from, curve, 0.5);
  return [...bent(from, a, half, halvings - 1), ...bent(endOf(a), b, half, halvings - 1)];
}

/** The curve at a distance, whose handles grow like its chord; `false` where that is not precise. */
function beside(from: Point, curve: Curve, starts: Point, ends: Point, distance: number) {
  const [, x1, y1, x2, y2, x, y] = curve;
  const start: Point = [from[0] + starts[1] * distance, from[1] - starts[0] * distance];
  const end: Point = [x + ends[1] * distance, y - ends[0] * distance];
  const [dx, dy] = [x - from[0], y - from[1]];
  const scale = ((end[0] - start[0]) * dx + (end[1] - start[1]) * dy) / (dx * dx + dy * dy);
  if (!(scale > 0)) return false;
  const first = Math.hypot(x1 - from[0], y1 - from[1]) * scale;
  const second = Math.hypot(x - x2, y - y2) * scale;
  const step: Step = [
    'C',
    start[0] + starts[0] * first,
    start[1] + starts[1] * first,
    end[0] - ends[0] * second,
    end[1] - ends[1] * second,
    ...end,
  ];
  // How far its middle is from where it should be, across the line.
  const [middle, own] = [endOf(split(from, curve, 0.5)[0]), endOf(split(start, step, 0.5)[0])];
  const along = unit(endOf(split(from, curve, 0.49)[0]), endOf(split(from, curve, 0.51)[0]));
  if (!along) return false;
  const across = (own[0] - middle[0]) * along[1] - (own[1] - middle[1]) * along[0];
  return Math.abs(across - distance) <= Math.abs(distance) * PRECISION && ([start, step] as const);
}

/** Pieces that follow each other without a join, as one outline. */
function ribbon(pieces: readonly Piece[]): Path {
  const first = pieces[0] as Piece;
  const forwards = pieces.map(({ left }) => left[1]);
  const back: Segment[] = [['M', ...first.right[0]], ...pieces.map(({ right }) => right[1])];
  const [, ...returning] = reversed(back as unknown as Path);
  const last = pieces.at(-1) as Piece;
  return [
    ['M', ...first.left[0]],
    ...forwards,
    ['L', ...endOf(last.right[1])],
    ...returning,
  ] as unknown as Path;
}

/** Fills the gap on the outer side of a corner. @returns whether there is one */
function addJoin(
  before: Piece,
  after: Piece,
  half: number,
  { join, miterLimit }: Pen,
  add: (path: Path) => void,
): boolean {
  const angle = turn(before.ends, after.starts);
  if (Math.abs(angle) < STRAIGHT) return false;
  const side = angle > 0 ? half : -half;
  const [x, y] = after.from;
  const [ax, ay] = before.ends;
  const [bx, by] = after.starts;
  const a: Point = [x + ay * side, y - ax * side];
  const b: Point = [x + by * side, y - bx * side];
  const kind = after.isFirst ? join : 'round';
  if (kind === 'round') {
    add([['M', x, y], ['L', ...a], ...arc([x, y], a, angle)]);
    return true;
  }
  // The tip is 1 / cos(angle / 2) away, in half widths (SVG 2, 13.5.5).
  const reach = 1 / Math.cos(angle / 2);
  if (kind === 'miter' && reach <= miterLimit && reach > 0) {
    const [mx, my] = [a[0] + b[0] - 2 * x, a[1] + b[1] - 2 * y];
    const scale = (half * reach) / Math.hypot(mx, my);
    add([
      ['M', x, y],
      ['L', ...a],
      ['L', x + mx * scale, y + my * scale],
      ['L', ...b],
    ]);
  } else
    add([
      ['M', x, y],
      ['L', ...a],
      ['L', ...b],
    ]);
  return true;
}

function addCap(
  [x, y]: Point,
  [dx, dy]: Point,
  half: number,
  cap: Pen['cap'],
  add: (path: Path) => void,
): void {
  const [nx, ny] = [dy * half, -dx * half];
  if (cap === 'round') {
    add([['M', x + nx, y + ny], ...arc([x, y], [x + nx, y + ny], Math.PI)]);
  } else if (cap === 'square') {
    const [ex, ey] = [dx * half, dy * half];
    add([
      ['M', x + nx, y + ny],
      ['L', x + nx + ex, y + ny + ey],
      ['L', x - nx + ex, y - ny + ey],
      ['L', x - nx, y - ny],
    ]);
  }
}

/** A line without a length is as long as its caps. */
function addDot(at: Point, half: number, cap: Pen['cap'], add: (path: Path) => void): void {
  if (cap === 'butt') return;
  addCap(at, [1, 0], half, cap, add);
  addCap(at, [-1, 0], half, cap, add);
}

/** Turns `from` around the centre, in curves of at most a quarter circle. */
function arc([cx, cy]: Point, from: Point, angle: number): Step[] {
  const count = Math.max(1, Math.ceil(Math.abs(angle) / (Math.PI / 2) - 1e-9));
  const each = angle / count;
  const reach = (4 / 3) * Math.tan(each / 4);
  const [cos, sin] = [Math.cos(each), Math.sin(each)];
  const steps: Step[] = [];
  let [x, y] = [from[0] - cx, from[1] - cy];
  for (let i = 0; i < count; i++) {
    const [toX, toY] = [x * cos - y * sin, x * sin + y * cos];
    steps.push([
      'C',
      cx + x - y * reach,
      cy + y + x * reach,
      cx + toX + toY * reach,
      cy + toY - toX * reach,
      cx + toX,
      cy + toY,
    ]);
    [x, y] = [toX, toY];
  }
  return steps;
}

/** The dashes of a line as lines of their own. */
function dashed(subpaths: readonly Subpath[], { dashes, dashOffset }: Pen): Subpath[] {
  const total = dashes.reduce((sum, length) => sum + length, 0);
  if (!(total > 0)) return [...subpaths];
  const found: { start: Point; steps: Step[]; isClosed: false }[] = [];
  for (const { start, steps, isClosed } of subpaths) {
    let index = 0;
    let rest = ((dashOffset % total) + total) % total;
    while (rest >= (dashes[index] as number)) {
      rest -= dashes[index] as number;
      index = (index + 1) % dashes.length;
    }
    let left = (dashes[index] as number) - rest;
    let at = start;
    let isNew = true;
    for (let step of isClosed ? [...steps, ['L', ...start] as Step] : steps) {
      for (;;) {
        const length = lengthOf(at, step);
        const isDash = index % 2 === 0;
        if (isDash && isNew) found.push({ start: at, steps: [], isClosed: false });
        isNew = false;
        if (found.length > MAX_DASHES) throw new NotPaths('size');
        const isWhole = length <= left;
        const [part, remaining] = isWhole
          ? [step, undefined]
          : splitStep(at, step, timeAt(at, step, left));
        if (isDash) found.at(-1)?.steps.push(part);
        at = endOf(part);
        if (!remaining) {
          left -= length;
          break;
        }
        index = (index + 1) % dashes.length;
        left = dashes[index] as number;
        isNew = true;
        step = remaining;
      }
    }
  }
  return found;
}

const SAMPLES = 32;

function lengthOf(from: Point, step: Step): number {
  if (step[0] === 'L') return Math.hypot(step[1] - from[0], step[2] - from[1]);
  let [length, last] = [0, from];
  for (let i = 1; i <= SAMPLES; i++) {
    const point = endOf(split(from, step, i / SAMPLES)[0]);
    length += Math.hypot(point[0] - last[0], point[1] - last[1]);
    last = point;
  }
  return length;
}

/** How far along a step, from 0 to 1, a length reaches. */
function timeAt(from: Point, step: Step, length: number): number {
  if (step[0] === 'L') return length / lengthOf(from, step);
  let [passed, last] = [0, from];
  for (let i = 1; i <= SAMPLES; i++) {
    const point = endOf(split(from, step, i / SAMPLES)[0]);
    const part = Math.hypot(point[0] - last[0], point[1] - last[1]);
    if (passed + part >= length) return (i - 1 + (length - passed) / (part || 1)) / SAMPLES;
    passed += part;
    last = point;
  }
  return 1;
}

function splitStep(from: Point, step: Step, t: number): readonly [Step, Step] {
  if (step[0] === 'C') return split(from, step, t);
  const [, x, y] = step;
  return [['L', from[0] + (x - from[0]) * t, from[1] + (y - from[1]) * t], step];
}

/** De Casteljau's algorithm. */
function split(from: Point, [, x1, y1, x2, y2, x, y]: Curve, t: number): readonly [Curve, Curve] {
  const mix = ([ax, ay]: Point, [bx, by]: Point): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];
  const [p1, p2, p3] = [[x1, y1] as Point, [x2, y2] as Point, [x, y] as Point];
  const [a, b, c] = [mix(from, p1), mix(p1, p2), mix(p2, p3)];
  const [d, e] = [mix(a, b), mix(b, c)];
  const middle = mix(d, e);
  return [
    ['C', ...a, ...d, ...middle],
    ['C', ...e, ...c, ...p3],
  ];
}

function unit(from: Point, to: Point): Point | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return length > 1e-9 ? [dx / length, dy / length] : undefined;
}

/** The angle from one direction to another, between -π and π. */
function turn([ax, ay]: Point, [bx, by]: Point): number {
  return Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
}

/** Positive for outlines that run clockwise on the page; control points stand for their curves. */
function areaOf(path: Path): number {
  let area = 0;
  let [lastX, lastY] = endOf(path.at(-1) as Segment);
  for (const [, ...numbers] of path) {
    for (let i = 0; i < numbers.length; i += 2) {
      const [x, y] = [numbers[i] as number, numbers[i + 1] as number];
      area += lastX * y - x * lastY;
      [lastX, lastY] = [x, y];
    }
  }
  return area / 2;
}
