import { type Color, type Rgb, rgbOf } from '../paint/color.ts';
import { luminance } from './contrast.ts';
import type { Design } from './design.ts';

/** The level from 0 to 255 of the grey with the luminance of a colour, so that contrast ratios stay the same. */
export function greyLevel(rgb: Rgb): number {
  const light = luminance(rgb);
  // The inverse of the transfer function in `luminance` (IEC 61966-2-1).
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(share * 255);
}

/** A design as black ink prints it. Its logo keeps its colours: they become grey when the file is written. */
export function inGrey(design: Design): Design {
  const { ink, background, eyeFrameColor, eyeBallColor, frame } = design;
  return {
    ...design,
    ink:
      ink.type === 'solid'
        ? { ...ink, color: greyOf(ink.color) }
        : { ...ink, stops: [greyOf(ink.stops[0]), greyOf(ink.stops[1])] },
    background: background === 'transparent' ? background : greyOf(background),
    eyeFrameColor: eyeFrameColor && greyOf(eyeFrameColor),
    eyeBallColor: eyeBallColor && greyOf(eyeBallColor),
    frame: frame && {
      ...frame,
      color: greyOf(frame.color),
      textColor: greyOf(frame.textColor),
    },
  };
}

function greyOf(color: Color): Color {
  return `#${greyLevel(rgbOf(color)).toString(16).padStart(2, '0').repeat(3)}`;
}
