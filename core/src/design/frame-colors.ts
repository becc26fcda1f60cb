import type { Color } from '../paint/color.ts';
import { mainColor } from '../paint/ink.ts';
import { contrastLimits, contrastOf, paperOf } from './contrast.ts';
import type { Design, FrameDesign } from './design.ts';

/**
 * A frame in another colour. Its text becomes white or nearly black if it would be hard to read on that
 * colour.
 */
export function withFrameColor(frame: FrameDesign, color: Color): FrameDesign {
  return { ...frame, color, textColor: legibleOn(color, frame.textColor) };
}

/**
 * Adapts the frame of a design whose paper is not that of `before`: if the frame would hardly be visible, it
 * gets the colour of the modules.
 */
export function withVisibleFrame(before: Design, design: Design): Design {
  const { frame } = design;
  const paper = paperOf(design);
  if (!frame || paper === paperOf(before) || isLegible(frame.color, paper)) return design;
  return { ...design, frame: withFrameColor(frame, mainColor(design)) };
}

function legibleOn(ground: Color, color: Color): Color {
  if (isLegible(color, ground)) return color;
  return contrastBetween('#ffffff', ground) > contrastBetween('#15201c', ground)
    ? '#ffffff'
    : '#15201c';
}

function isLegible(color: Color, ground: Color): boolean {
  return contrastBetween(color, ground) >= contrastLimits.reliable;
}

/** The contrast ratio, whichever colour is lighter. */
function contrastBetween(one: Color, other: Color): number {
  const contrast = contrastOf(one, other);
  return Math.max(contrast, 1 / contrast);
}
