import { type Rgb, rgbOf } from './color.ts';
import type { Color, Design } from './design.ts';

/** How much light a colour sends back, 0 to 1 (WCAG 2.2, relative luminance). */
export function luminance(color: Color): number {
  const [red, green, blue] = rgbOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * How far an ink stands out from lighter paper: 1 for equal colours to 21 for black on white (WCAG
 * 2.2, contrast ratio), and below 1 when the ink is the lighter one.
 */
export function contrastOf(ink: Color, paper: Color): number {
  return (luminance(paper) + 0.05) / (luminance(ink) + 0.05);
}

/** Every colour that modules and eyes have; of a gradient its ends, where it is lightest. */
export function inksOf({ ink, eyeFrameColor, eyeBallColor }: Design): Color[] {
  const own = ink.type === 'solid' ? [ink.color] : ink.stops;
  return [...own, eyeFrameColor, eyeBallColor].filter((color) => color !== null);
}

/** What lies behind the modules; a transparent code is judged on white. */
export function paperOf({ background }: Design): Color {
  return background === 'transparent' ? '#ffffff' : background;
}

/** A colour made darker, in the same hue, until it stands out from `paper` by `ratio`. */
export function darkened(color: Color, paper: Color, ratio: number): Color {
  let found = color;
  for (let share = 0.95; contrastOf(found, paper) < ratio && share >= 0; share -= 0.05) {
    const parts = rgbOf(color).map((value) => Math.floor(value * share));
    found = `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  }
  return found;
}
