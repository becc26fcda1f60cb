import { type Design, drawnQuietZone } from '../design/design.ts';
import type { Box } from '../frame/frame.ts';
import { frameOf } from '../frame/index.ts';
import type { Font } from '../lettering/font.ts';
import type { Layer } from '../paint/fill.ts';

/** The page, and the frame that is drawn on it around the symbol. */
export function drawFrame(size: number, design: Design, font: Font | undefined) {
  const { frame } = design;
  const symbol = boxAround(size, drawnQuietZone(design));
  if (!frame) return { page: symbol, layers: [] as Layer[] };
  if (!font && frame.text !== '') throw new RangeError('A frame with a text needs a font');
  return frameOf(frame.id).draw({
    look: frame,
    symbol,
    code: boxAround(size, 0),
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
