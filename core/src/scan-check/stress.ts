import type { Pixels } from '../image/pixels.ts';
import { xorshift } from './xorshift.ts';

/** Effects of printing, light and cameras on a picture. All are deterministic. */

/** Out of focus: a Gaussian of `sigmaPx` pixels, in rows and then in columns. */
export function blur({ width, height, data }: Pixels, sigmaPx: number): Pixels {
  const reach = Math.ceil(sigmaPx * 2.5);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigmaPx * sigmaPx)),
  );
  const sum = kernel.reduce((total, weight) => total + weight, 0);
  const weights = Float32Array.from(kernel, (weight) => weight / sum);
  const taps = weights.length;
  const channels = isGrey(data) ? 1 : 3;
  const pass = (from: Uint8Array, along: number, across: number, step: number, stride: number) => {
    const to = new Uint8Array(from.length).fill(255);
    const length = along + 2 * reach;
    const line = new Uint8Array(length);
    for (let j = 0; j < across; j++) {
      for (let c = 0; c < channels; c++) {
        const start = j * stride + c;
        for (let i = 0; i < length; i++) {
          const at = Math.min(along - 1, Math.max(0, i - reach));
          line[i] = from[start + at * step] as number;
        }
        for (let i = 0; i < along; i++) {
          let value = 0.5;
          for (let k = 0; k < taps; k++) value += (line[i + k] as number) * (weights[k] as number);
          to[start + i * step] = value;
        }
      }
      if (channels === 1) copyRed(to, j * stride, step, along);
    }
    return to;
  };
  const rows = pass(data, width, height, 4, width * 4);
  return { width, height, data: pass(rows, height, width, width * 4, 4) };
}

/** Most codes are black on white; for them one channel is enough. */
function isGrey(data: Uint8Array): boolean {
  const { length } = data;
  for (let i = 0; i < length; i += 4) {
    if (data[i] !== data[i + 1] || data[i] !== data[i + 2]) return false;
  }
  return true;
}

/** Copies red to green and blue, for `count` pixels that are `step` bytes apart. */
function copyRed(data: Uint8Array, start: number, step: number, count: number): void {
  for (let i = start; i < start + count * step; i += step) data[i + 1] = data[i + 2] = data[i] ?? 0;
}

/** The grain of a small sensor: uniform noise of ±`range` on the brightness of each pixel. */
export function addNoise({ width, height, data }: Pixels, range: number): Pixels {
  const out = new Uint8ClampedArray(data);
  const random = xorshift(0x2545f491);
  const { length } = out;
  for (let i = 0; i < length; i += 4) {
    const by = (random() / 0x1_0000_0000 - 0.5) * 2 * range;
    for (let c = i; c < i + 3; c++) out[c] = (out[c] as number) + by;
  }
  return { width, height, data: new Uint8Array(out.buffer) };
}

/** Faded print in flat light: the range from dark to light shrinks to `share` of it around grey. */
export function fade({ width, height, data }: Pixels, share: number): Pixels {
  const table = Uint8Array.from({ length: 256 }, (_, value) => 150 + (value - 150) * share);
  const out = data.map((value, i) => ((i & 3) === 3 ? 255 : (table[value] as number)));
  return { width, height, data: out };
}

/** Rotated clockwise in the plane of the picture, on white. */
export function rotate(pixels: Pixels, degrees: number): Pixels {
  const { width, height } = pixels;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const w = Math.ceil(Math.abs(width * cos) + Math.abs(height * sin));
  const h = Math.ceil(Math.abs(width * sin) + Math.abs(height * cos));
  const out = new Uint8Array(w * h * 4).fill(255);
  for (let y = 0, to = 0; y < h; y++) {
    for (let x = 0; x < w; x++, to += 4) {
      const [dx, dy] = [x + 0.5 - w / 2, y + 0.5 - h / 2];
      const fromX = cos * dx + sin * dy + width / 2 - 0.5;
      const fromY = cos * dy - sin * dx + height / 2 - 0.5;
      copySample(pixels, fromX, fromY, out, to);
    }
  }
  return { width: w, height: h, data: out };
}

/** From a camera to the middle of the picture, as a multiple of the picture's longer side. */
const CAMERA_DISTANCE = 2.5;

/**
 * Seen in perspective, on white: the picture is turned out of its plane by `degrees` around its vertical
 * (`y`) or its horizontal (`x`) middle line. With positive degrees its right or its lower side is the far
 * one. The scale of that line is kept, and the result contains the whole picture.
 * @param degrees more than -60 and less than 60
 */
export function tilt(pixels: Pixels, degrees: number, axis: 'x' | 'y'): Pixels {
  const { width, height } = pixels;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const distance = CAMERA_DISTANCE * Math.max(width, height);
  // Lengths across the axis get shorter with the angle, lengths along it only with the distance.
  const [across, along] = axis === 'y' ? [width, height] : [height, width];
  const project = (at: number) => (at * cos * distance) / (distance + at * sin);
  const [first, last] = [Math.floor(project(-across / 2)), Math.ceil(project(across / 2))];
  const nearest = distance - (across / 2) * Math.abs(sin);
  const seenAlong = 2 * Math.ceil(((along / 2) * distance) / nearest);
  const seenAcross = last - first;
  const [w, h] = axis === 'y' ? [seenAcross, seenAlong] : [seenAlong, seenAcross];
  const out = new Uint8Array(w * h * 4).fill(255);
  for (let i = 0; i < seenAcross; i++) {
    const seen = first + i + 0.5;
    const at = (seen * distance) / (cos * distance - seen * sin);
    const shrunk = distance / (distance + at * sin);
    const fromAcross = at + across / 2 - 0.5;
    for (let j = 0; j < seenAlong; j++) {
      const fromAlong = (j + 0.5 - seenAlong / 2) / shrunk + along / 2 - 0.5;
      if (axis === 'y') copySample(pixels, fromAcross, fromAlong, out, (j * w + i) * 4);
      else copySample(pixels, fromAlong, fromAcross, out, (i * w + j) * 4);
    }
  }
  return { width: w, height: h, data: out };
}

/** Bilinear interpolation between four pixels; writes nothing beyond the outermost ones. */
function copySample(
  { width, height, data }: Pixels,
  fromX: number,
  fromY: number,
  out: Uint8Array,
  to: number,
): void {
  const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return;
  const [px, py] = [fromX - left, fromY - top];
  const at = (top * width + left) * 4;
  for (let c = 0; c < 3; c++) {
    const upper = (data[at + c] as number) * (1 - px) + (data[at + 4 + c] as number) * px;
    const below = at + width * 4 + c;
    const lower = (data[below] as number) * (1 - px) + (data[below + 4] as number) * px;
    out[to + c] = upper * (1 - py) + lower * py + 0.5;
  }
}
