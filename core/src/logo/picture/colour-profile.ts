import type { Pixels } from '../../image/pixels.ts';
import { latin1, viewOf } from './picture-file.ts';

/** From XYZ under D50 to linear sRGB: the inverse of the primaries in the profile of sRGB (ICC.1, annex E). */
const TO_SRGB = [
  [3.1341359, -1.6173863, -0.4906619],
  [-0.978795, 1.916254, 0.0334429],
  [0.0719553, -0.2289768, 1.405386],
] as const;
/** Of 255. Profiles of sRGB by several makers differ by less. */
const SAME = 2;
/** Steps of linear light, so that dark colours are exact too. */
const STEPS = 1 << 14;

type Three<Value> = readonly [Value, Value, Value];

/**
 * The picture in sRGB instead of the colours of its ICC profile, as of the cameras and screens with a wide gamut.
 * Understands profiles of curves and primaries (ICC.1, F.3) and of grey; leaves the colours as they are without a
 * profile, with one of sRGB, and with one of tables.
 */
export function toSrgb(pixels: Pixels, profile: Uint8Array | undefined): Pixels {
  const convert = profile && converterOf(profile);
  if (!convert || isSame(convert)) return pixels;
  const data = pixels.data.slice();
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = convert(...(data.subarray(at, at + 3) as unknown as Three<number>));
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
  }
  return { ...pixels, data };
}

type Convert = (red: number, green: number, blue: number) => Three<number>;

function converterOf(profile: Uint8Array): Convert | undefined {
  try {
    const tags = tagsOf(profile);
    const space = latin1(profile, 16, 20);
    if (space === 'GRAY') {
      const curve = curveOf(tags.get('kTRC'));
      return (red, green, blue) =>
        [red, green, blue].map((value) => encoded(at(curve, value))) as never;
    }
    if (space !== 'RGB ' || latin1(profile, 20, 24) !== 'XYZ ') return undefined;
    const curves = ['rTRC', 'gTRC', 'bTRC'].map((name) => curveOf(tags.get(name)));
    const primaries = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => xyzOf(tags.get(name)));
    const matrix = TO_SRGB.map((row) =>
      primaries.map((primary) => row.reduce((sum, value, i) => sum + value * at(primary, i), 0)),
    );
    return (...color) => {
      const linear = curves.map((curve, i) => at(curve, at(color, i)));
      return matrix.map((row) =>
        encoded(row.reduce((sum, value, i) => sum + value * at(linear, i), 0)),
      ) as never;
    };
  } catch {
    return undefined; // a profile that nobody understands
  }
}

function at(values: ArrayLike<number>, index: number): number {
  return values[index] as number;
}

function isSame(convert: Convert): boolean {
  for (let sample = 0; sample < 512; sample++) {
    const color = [sample >> 6, (sample >> 3) & 7, sample & 7].map((eighth) =>
      Math.round((eighth * 255) / 7),
    );
    const converted = convert(...(color as unknown as Three<number>));
    if (converted.some((value, i) => Math.abs(value - at(color, i)) > SAME)) return false;
  }
  return true;
}

function tagsOf(profile: Uint8Array): Map<string, DataView> {
  const view = viewOf(profile);
  const tags = new Map<string, DataView>();
  for (let i = 0, entry = 132; i < view.getUint32(128); i++, entry += 12) {
    const [start, size] = [view.getUint32(entry + 4), view.getUint32(entry + 8)];
    tags.set(latin1(profile, entry, entry + 4), viewOf(profile.subarray(start, start + size)));
  }
  return tags;
}

function xyzOf(tag: DataView | undefined): readonly number[] {
  if (!tag) throw new RangeError('No primary');
  return [8, 12, 16].map((offset) => fixed(tag, offset));
}

/** The linear light of each value. */
function curveOf(tag: DataView | undefined): Float64Array {
  if (!tag) throw new RangeError('No curve');
  const curve = tag.getUint32(0) === PARAMETRIC ? parametric(tag) : sampled(tag);
  return Float64Array.from({ length: 256 }, (_, value) => curve(value / 255));
}

const PARAMETRIC = 0x70617261;

/** ICC.1, 10.6 */
function sampled(tag: DataView): (x: number) => number {
  const count = tag.getUint32(8);
  if (count === 0) return (x) => x;
  if (count === 1) return (x) => x ** (tag.getUint16(12) / 256);
  const sample = (i: number) => tag.getUint16(12 + 2 * Math.min(i, count - 1)) / 65535;
  return (x) => {
    const position = x * (count - 1);
    const low = Math.floor(position);
    return sample(low) + (sample(low + 1) - sample(low)) * (position - low);
  };
}

/** ICC.1, 10.18 */
function parametric(tag: DataView): (x: number) => number {
  const type = tag.getUint16(8);
  const count = [1, 3, 4, 5, 7][type];
  if (count === undefined) throw new RangeError('Unknown curve');
  const [g = 1, a = 1, b = 0, c = 0, d, e = 0, f = 0] = Array.from({ length: count }, (_, i) =>
    fixed(tag, 12 + 4 * i),
  );
  const power = (x: number) => Math.max(0, a * x + b) ** g;
  if (d === undefined) return (x) => power(x) + (type === 2 ? c : 0);
  return (x) => (x >= d ? power(x) + e : c * x + f);
}

function fixed(tag: DataView, offset: number): number {
  return tag.getInt32(offset) / 65536;
}

/** IEC 61966-2-1: from linear light to 8 bits. */
const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const linear = step / STEPS;
  return Math.round(
    255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055),
  );
});

function encoded(linear: number): number {
  return at(ENCODED, Math.round(Math.min(1, Math.max(0, linear)) * STEPS));
}
