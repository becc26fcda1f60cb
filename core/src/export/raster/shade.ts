import { type Rgb, rgbOf } from '../../paint/color.ts';
import type { Fill, Gradient } from '../../paint/fill.ts';
import { inverse, moved } from '../../path/matrix.ts';
import type { Layout } from './layout.ts';

/** Steps of a gradient: more than an 8-bit channel can distinguish. */
const STEPS = 1024;

/** An opaque pixel as one number, bytes in the order red, green, blue, alpha. */
export function pixelOf([red, green, blue]: readonly [number, number, number]): number {
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
}

/** Writes `count` pixels of a fill, from (x, y) to the right, to the beginning of `out`. */
export type Shade = (x: number, y: number, count: number, out: Uint32Array) => void;

/** Returns a function that writes the pixels of a fill whose unit is `modulePx` pixels wide. */
export function shadeOf(
  fill: Fill,
  { modulePx, leftPx, topPx }: Pick<Layout, 'modulePx' | 'leftPx' | 'topPx'>,
): Shade {
  if (fill.type === 'solid') {
    const pixel = pixelOf(rgbOf(fill.color));
    return (_x, _y, count, out) => out.fill(pixel, 0, count);
  }
  const ramp = rampOf(fill);
  const at = (share: number) =>
    ramp[share <= 0 ? 0 : share >= 1 ? STEPS : Math.round(share * STEPS)] as number;
  const toModules = (px: number, first: number) => (px + 0.5 - first) / modulePx;

  if (fill.type === 'radial') {
    const { centre, radius } = fill;
    const back = fill.matrix && inverse(fill.matrix);
    if (back) {
      return (x, y, count, out) => {
        const row = toModules(y, topPx);
        for (let i = 0; i < count; i++) {
          const point = moved(back, [toModules(x + i, leftPx), row]);
          const [dx, dy] = [point[0] - centre[0], point[1] - centre[1]];
          out[i] = at(Math.sqrt(dx * dx + dy * dy) / radius);
        }
      };
    }
    return (x, y, count, out) => {
      const dy = toModules(y, topPx) - centre[1];
      for (let i = 0; i < count; i++) {
        const dx = toModules(x + i, leftPx) - centre[0];
        out[i] = at(Math.sqrt(dx * dx + dy * dy) / radius);
      }
    };
  }
  const { from, to } = fill;
  const [wide, high] = [to[0] - from[0], to[1] - from[1]];
  const length = wide * wide + high * high;
  return (x, y, count, out) => {
    const rise = (toModules(y, topPx) - from[1]) * high;
    for (let i = 0; i < count; i++) {
      out[i] = at(((toModules(x + i, leftPx) - from[0]) * wide + rise) / length);
    }
  };
}

function rampOf({ stops, offsets = [0, 1] }: Gradient): Uint32Array {
  const colors = stops.map(rgbOf);
  let next = 1;
  return Uint32Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = step / STEPS;
    while (next < offsets.length - 1 && at > (offsets[next] as number)) next++;
    const [from, to] = [colors[next - 1] as Rgb, colors[next] as Rgb];
    const [start, end] = [offsets[next - 1] as number, offsets[next] as number];
    const share = (at - start) / (end - start);
    const channel = (i: 0 | 1 | 2) => Math.round(from[i] + (to[i] - from[i]) * share);
    return pixelOf([channel(0), channel(1), channel(2)]);
  });
}
