import { type Color, hueOf, inHsl, rgbOf } from '../paint/color.ts';
import { mainColor } from '../paint/ink.ts';
import { contrastLimits, darkened, luminance, paperOf } from './contrast.ts';
import type { Look, Preset } from './presets.ts';

/** The colours of a brand: one for the modules, and one for what a look draws in a second colour. */
export type BrandColors = { readonly main: Color; readonly accent: Color | null };

/** Paper that is at least this bright (WCAG 2.2, relative luminance) is white or nearly white, and stays. */
const PALE = 0.85;
/** Saturation and lightness of coloured paper in the hue of a brand. */
const TINT = { saturation: 0.9, lightness: 0.85 };

/**
 * A look in the colours of a brand. They are used as they are where their contrast is enough for poor prints, and darker
 * tones of them elsewhere. White and pale paper stays; bold paper takes the hue.
 */
export function inBrandColors(look: Look, { main, accent }: BrandColors): Look {
  const paper = paperOf(look);
  const isPale = luminance(rgbOf(paper)) >= PALE;
  const { hue, saturation } = hueOf(main);
  const tint = inHsl(hue, Math.min(saturation, TINT.saturation), TINT.lightness);
  const background = isPale ? look.background : tint;
  const ground = isPale ? paper : tint;
  const second = darkened(accent ?? main, ground, contrastLimits.target);
  // Without a second colour, the modules are a darker tone than the eyes, so that the look keeps both.
  const isTwoTone = accent === null && hasAccent(look);
  const color = darkened(main, ground, contrastLimits.target * (isTwoTone || !isPale ? 1.6 : 1));
  const swap = (own: Color | null) => own && (own === mainColor(look) ? color : second);
  return {
    ...look,
    ink: { type: 'solid', color },
    background,
    eyeFrameColor: swap(look.eyeFrameColor),
    eyeBallColor: accent ? second : swap(look.eyeBallColor),
  };
}

const hasAccent = ({ eyeFrameColor, eyeBallColor }: Look) =>
  eyeFrameColor !== null || eyeBallColor !== null;

/** A ready-made look in the colours of a brand, its frame too. */
export function presetInBrandColors<Tile extends Preset>(preset: Tile, brand: BrandColors): Tile {
  const look = inBrandColors(preset.look, brand);
  const colors = { color: mainColor(look), textColor: paperOf(look) };
  return { ...preset, look, ...(preset.frame && { frame: { ...preset.frame, ...colors } }) };
}
