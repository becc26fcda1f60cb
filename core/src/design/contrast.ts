import { type Color, type Rgb, rgbOf } from '../paint/color.ts';
import type { Design } from './design.ts';

/** Contrast ratios (WCAG 2.2) between the modules and the background. */
export const contrastLimits = {
  /**
   * Below this, the check says that the code does not scan, whatever the engines read: in bad light, no camera
   * tells modules from background.
   */
  readable: 1.25,
  /**
   * Below this, the check says that the code is hard to read, and a frame or its text gets another colour when
   * the colour behind it changes. WCAG 2.2, 1.4.11 requires this of graphical objects, and guides to QR codes
   * recommend it for modules.
   */
  reliable: 3,
  /**
   * The contrast of a corrected design, with a reserve for poor prints. Below this, contrast is a possible
   * cause if a code is hard to read for no clearer reason.
   */
  target: 5,
} as const;

/** Relative luminance of a colour, 0 to 1 (WCAG 2.2). */
export function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast ratio of an ink on paper (WCAG 2.2): from 1 for equal colours to 21 for black on white,
 * and below 1 when the ink is lighter than the paper.
 */
export function contrastOf(ink: Color, paper: Color): number {
  return (luminance(rgbOf(paper)) + 0.05) / (luminance(rgbOf(ink)) + 0.05);
}

/** The lowest contrast ratio of any module or eye on the background. */
export function lowestContrastOf(design: Design): number {
  const paper = paperOf(design);
  return Math.min(...inksOf(design).map((ink) => contrastOf(ink, paper)));
}

/** Every colour of modules and eyes. A gradient has two, its ends, one of which is its lightest colour. */
export function inksOf({ ink, eyeFrameColor, eyeBallColor }: Design): Color[] {
  const own = ink.type === 'solid' ? [ink.color] : ink.stops;
  return [...own, eyeFrameColor, eyeBallColor].filter((color) => color !== null);
}

/** The colour behind the modules. A transparent code is judged on white. */
export function paperOf({ background }: Pick<Design, 'background'>): Color {
  return background === 'transparent' ? '#ffffff' : background;
}

/** A colour made darker in the same hue until its contrast ratio on `paper` is at least `ratio`. */
export function darkened(color: Color, paper: Color, ratio: number): Color {
  let found = color;
  for (let share = 0.95; contrastOf(found, paper) < ratio && share >= 0; share -= 0.05) {
    const parts = rgbOf(color).map((value) => Math.floor(value * share));
    found = `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  }
  return found;
}
