import { color as parseColor } from 'd3-color';
import type { Color } from '../../paint/color.ts';
import type { Fill } from '../../paint/fill.ts';
import type { Bounds } from '../../path/bounds.ts';
import { type Matrix, moved, multiplied, type Point } from '../../path/matrix.ts';
import { NotPaths } from './not-paths.ts';
import { matrixOf } from './outline.ts';
import type { Computed } from './style.ts';
import type { SvgElement } from './xml.ts';

/** A fill and how opaque it is; `undefined` paints nothing. */
export type Paint = { readonly fill: Fill; readonly alpha: number } | undefined;

export type PaintContext = {
  readonly style: Computed;
  /** From the units of the element to those of the logo. */
  readonly matrix: Matrix;
  /** Of the shape without its stroke, in the units of the element. */
  readonly box: Bounds;
  readonly byId: (reference: string) => SvgElement | undefined;
  readonly styleOf: (element: SvgElement) => Computed;
};

/** The value of `fill` or `stroke`. @throws {NotPaths} for patterns and unusual gradients */
export function paintOf(value: string, context: PaintContext): Paint {
  const [, reference, fallback = ''] =
    /^url\(\s*["']?([^"')]*)["']?\s*\)\s*(.*)$/.exec(value) ?? [];
  if (reference === undefined) return solid(value, context.style);
  const server = context.byId(reference);
  if (!server) return fallback ? solid(fallback, context.style) : undefined;
  if (server.name !== 'linearGradient' && server.name !== 'radialGradient') {
    throw new NotPaths('effect');
  }
  return gradient(server, context);
}

function solid(value: string, style: Computed): Paint {
  const found = colorOf(value, style);
  return found && { fill: { type: 'solid', color: found.color }, alpha: found.alpha };
}

function colorOf(value: string, { color }: Computed) {
  if (value === 'none' || value.length > MAX_COLOR_CHARACTERS) return undefined;
  const name = value.toLowerCase() === 'currentcolor' ? color : value;
  const found = parseColor(name.replace(/\s*\/\s*|(?<=[\d%])\s+(?=[\d.])/g, ','))?.rgb();
  // Browsers know more ways to write a colour, such as `oklch(…)` and `var(…)`.
  if (!found && /[(-]/.test(name)) throw new NotPaths('effect');
  if (!found || Number.isNaN(found.r + found.g + found.b)) return undefined;
  return { color: found.formatHex() as Color, alpha: found.opacity };
}

const MAX_COLOR_CHARACTERS = 100;
/** Gradients must ascend by at least this much from stop to stop. */
const STEP = 1e-4;

function gradient(server: SvgElement, context: PaintContext): Paint {
  const { matrix, box } = context;
  const chain = templates(server, context);
  const attribute = (key: string) =>
    chain.find(({ attributes }) => key in attributes)?.attributes[key];
  if ((attribute('spreadMethod') ?? 'pad') !== 'pad') throw new NotPaths('effect');
  const stopped = chain.find(({ children }) => children.some(({ name }) => name === 'stop'));
  const stops = (stopped?.children ?? [])
    .filter(({ name }) => name === 'stop')
    .map((stop) => {
      const style = context.styleOf(stop);
      const found = colorOf(style['stop-color'], style) ?? { color: '#000000' as Color, alpha: 0 };
      const alpha = found.alpha * opacityOf(style['stop-opacity']);
      return { color: found.color, alpha, offset: opacityOf(stop.attributes.offset ?? '0') };
    });
  const [first] = stops;
  const last = stops.at(-1);
  if (!first || !last) return undefined;
  const only: Paint = { fill: { type: 'solid', color: last.color }, alpha: last.alpha };
  if (stops.length === 1) return only;
  if (stops.some(({ alpha }) => alpha !== first.alpha)) throw new NotPaths('effect');

  const isOnBox = (attribute('gradientUnits') ?? 'objectBoundingBox') === 'objectBoundingBox';
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  if (isOnBox && !(width > 0 && height > 0)) return undefined;
  const own = matrixOf(attribute('gradientTransform') ?? '');
  const map = multiplied(
    multiplied(matrix, isOnBox ? [width, 0, 0, height, box.left, box.top] : [1, 0, 0, 1, 0, 0]),
    own,
  );
  const number = (key: string, initial: string) => lengthIn(attribute(key) ?? initial, isOnBox);
  const ramp = rampOf(stops);
  if (server.name === 'linearGradient') {
    const from: Point = [number('x1', '0%'), number('y1', '0%')];
    const to: Point = [number('x2', '100%'), number('y2', '0%')];
    const ends = mappedLine(from, to, map);
    return ends ? { fill: { type: 'linear', ...ends, ...ramp }, alpha: first.alpha } : only;
  }
  const [cx, cy, r] = [number('cx', '50%'), number('cy', '50%'), number('r', '50%')];
  const focus = [attribute('fx') ?? String(cx), attribute('fy') ?? String(cy)];
  const [fx, fy] = focus.map((value) => lengthIn(value, isOnBox)) as [number, number];
  const isCentred = Math.hypot(fx - cx, fy - cy) <= r / 1000;
  if (!isCentred || number('fr', '0') > 0) throw new NotPaths('effect');
  if (!(r > 0)) return only;
  const [a, b, c, d] = map;
  const [wide, high] = [Math.hypot(a, b), Math.hypot(c, d)];
  const isRound =
    Math.abs(wide - high) < wide * 1e-4 && Math.abs(a * c + b * d) < wide * high * 1e-4;
  const circle = isRound
    ? { centre: rounded(moved(map, [cx, cy])), radius: round(r * wide) }
    : {
        centre: [0, 0] as Point,
        radius: 1,
        matrix: multiplied(map, [r, 0, 0, r, cx, cy]).map((value) =>
          Number(value.toPrecision(8)),
        ) as unknown as Matrix,
      };
  return { fill: { type: 'radial', ...circle, ...ramp }, alpha: first.alpha };
}

/** A gradient and those that it refers to for what it does not say itself. */
function templates(server: SvgElement, { byId }: PaintContext): SvgElement[] {
  const chain = [server];
  for (;;) {
    const next = byId(chain.at(-1)?.attributes.href ?? '');
    if (!next || chain.includes(next)) return chain;
    chain.push(next);
  }
}

/** Lines of equal colour stay at right angles to the gradient, also where the map is skewed. */
function mappedLine(from: Point, to: Point, map: Matrix) {
  const start = moved(map, from);
  const end = moved(map, to);
  const across = moved(map, [from[0] - (to[1] - from[1]), from[1] + (to[0] - from[0])]);
  const [nx, ny] = [-(across[1] - start[1]), across[0] - start[0]];
  const length = nx * nx + ny * ny;
  if (!(length > 0)) return undefined;
  const share = ((end[0] - start[0]) * nx + (end[1] - start[1]) * ny) / length;
  const far: Point = [start[0] + nx * share, start[1] + ny * share];
  return Math.hypot(far[0] - start[0], far[1] - start[1]) < 0.01
    ? undefined
    : { from: rounded(start), to: rounded(far) };
}

type Stop = { readonly color: Color; readonly offset: number };

/** Stops from 0 to 1 that ascend. */
function rampOf(given: readonly Stop[]) {
  const stops = [...given];
  if ((stops[0] as Stop).offset > 0) stops.unshift({ ...(stops[0] as Stop), offset: 0 });
  if ((stops.at(-1) as Stop).offset < 1) stops.push({ ...(stops.at(-1) as Stop), offset: 1 });
  const colors = stops.map(({ color }) => color) as [Color, Color];
  const offsets = stops.map(({ offset }) => offset);
  for (let i = 0; i < offsets.length; i++) {
    offsets[i] = round(
      Math.max(offsets[i] as number, i === 0 ? 0 : (offsets[i - 1] as number) + STEP),
    );
  }
  for (let i = offsets.length - 1, limit = 1; i >= 0; i--, limit -= STEP) {
    offsets[i] = round(Math.min(offsets[i] as number, limit));
  }
  offsets[0] = 0;
  offsets[offsets.length - 1] = 1;
  return offsets.length === 2 ? { stops: colors } : { stops: colors, offsets };
}

/** A number or a percentage from 0 to 1. */
export function opacityOf(value: string): number {
  const number = Number.parseFloat(value) / (value.trim().endsWith('%') ? 100 : 1);
  return Number.isNaN(number) ? 1 : Math.min(1, Math.max(0, number));
}

/** @throws {NotPaths} for a share of the page, which drawing programs do not write */
function lengthIn(value: string, isOnBox: boolean): number {
  const number = Number.parseFloat(value);
  if (!value.trim().endsWith('%')) return number;
  if (!isOnBox && number !== 0) throw new NotPaths('effect');
  return number / 100;
}

function rounded([x, y]: Point): Point {
  return [round(x), round(y)];
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
