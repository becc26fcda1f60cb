import type { Pixels } from '../image/pixels.ts';
import { type Color, hueOf, type Rgb } from '../paint/color.ts';
import type { BrandColors } from './brand-colors.ts';
import { contrastOf } from './contrast.ts';

/** Colours whose channels fall into the same of so many steps count as one. */
const STEPS = 12;
/** Less of a picture is an edge or noise. */
const MIN_SHARE = 0.02;
/** Lighter colours (contrast ratio on white) are paper. */
const PAPER = 1.25;
/** Degrees between two hues that look different. */
const OTHER_HUE = 40;
const GREY = 0.2;

/**
 * The colours of a logo: the most frequent one that is not paper, colourful before grey, and the most frequent other hue.
 * @returns `undefined` for a picture of paper only
 */
export function paletteOf({ data }: Pixels): BrandColors | undefined {
  const found = new Map<number, { sum: [number, number, number]; count: number }>();
  let all = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i, i + 4);
    if (alpha < 128) continue;
    all++;
    const key = [red, green, blue].reduce(
      (key, value) => key * STEPS + Math.floor((value * STEPS) / 256),
      0,
    );
    const entry = found.get(key) ?? { sum: [0, 0, 0], count: 0 };
    entry.sum = [entry.sum[0] + red, entry.sum[1] + green, entry.sum[2] + blue];
    entry.count++;
    found.set(key, entry);
  }
  const colors = [...found.values()]
    .filter(({ count }) => count >= MIN_SHARE * all)
    .sort((one, other) => other.count - one.count)
    .map(({ sum, count }) => inHex(sum.map((value) => value / count) as unknown as Rgb))
    .filter((color) => contrastOf(color, '#ffffff') >= PAPER);
  const isColourful = (color: Color) => hueOf(color).saturation >= GREY;
  const main = colors.find(isColourful) ?? colors[0];
  if (!main) return undefined;
  const distance = (color: Color) => {
    const apart = Math.abs(hueOf(color).hue - hueOf(main).hue);
    return Math.min(apart, 360 - apart);
  };
  const accent = colors.find((color) => isColourful(color) && distance(color) >= OTHER_HUE);
  return { main, accent: accent ?? null };
}

function inHex(rgb: Rgb): Color {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
