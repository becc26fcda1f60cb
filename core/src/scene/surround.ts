import type { Design } from '../design/design.ts';
import type { Box } from '../frame/frame.ts';
import { frameOf } from '../frame/index.ts';
import type { Font } from '../lettering/font.ts';
import type { Layer } from './fill.ts';

/**
 * Distance between symbol and frame in modules. With less, scanners miss the symbol beside a dark
 * frame.
 */
const FRAME_DISTANCE = 2;

/** The page, and the frame that is drawn on it around the symbol. */
export function drawFrame(size: number, { frame, quietZone }: Design, font: Font | undefined) {
  if (!frame) return { page: boxAround(size, quietZone), layers: [] as Layer[] };
  if (!font && frame.text !== '') throw new RangeError('A frame with a text needs a font');
  return frameOf(frame.id).draw({
    look: frame,
    symbol: boxAround(size, Math.max(quietZone, FRAME_DISTANCE)),
    line: (wanted, room) => {
      if (!font) return { path: undefined, width: 0, capHeight: 0 };
      const { width } = font.outline(frame.text, 1);
      const capHeight = Math.min(wanted, room / width);
      return { ...font.outline(frame.text, capHeight), capHeight };
    },
  });
}

function boxAround(size: number, margin: number): Box {
  return { x: -margin, y: -margin, width: size + 2 * margin, height: size + 2 * margin };
}
