import type { Color } from '../paint/color.ts';
import type { Layer } from '../paint/fill.ts';
import { polygon } from '../path/outlines.ts';
import { joined, placed, ring } from '../path/transform.ts';
import {
  type Box,
  type Frame,
  type FrameInput,
  fill,
  grown,
  rounded,
  viewfinder,
} from './frame.ts';

/** Sizes as shares of the width of the symbol with its quiet zone. */
const EDGE = 0.035;
const BAND = 0.19;
const CAPITAL = 0.085;
const PADDING = 0.06;

/** The frames that were offered first, as they are in print: `index.ts` has their successors. */
export const earlierFrames = {
  'label-below': (input) => label(input, { side: 'below' }),
  'label-above': (input) => label(input, { side: 'above' }),
  bubble: (input) => label(input, { side: 'below', isBubble: true }),
  card: (input) => card(input, 'below'),
  'card-above': (input) => card(input, 'above'),
  outline: outlined,
  brackets,
  'text-below': plainText,
} as const satisfies Readonly<Record<string, Frame['draw']>>;

/** A bar with the text in it. A bubble points to the symbol. */
function label(
  input: FrameInput,
  { side, isBubble = false }: { side: 'below' | 'above'; isBubble?: boolean },
) {
  const { symbol, look } = input;
  const { x, y, width } = symbol;
  const edge = width * EDGE;
  const height = width * BAND;
  const tip = isBubble ? width * 0.045 : 0;
  const page = {
    x: x - edge,
    y: side === 'below' ? y - edge : y - 2 * edge - height,
    width: width + 2 * edge,
    height: width + 3 * edge + height + tip,
  };
  const top = side === 'below' ? y + width + tip : page.y + edge;
  const bar = rounded({ x, y: top, width, height }, height * 0.3);
  const middle = x + width / 2;
  const arrow = polygon([middle, top - tip], [middle + tip * 1.3, top], [middle - tip * 1.3, top]);
  const layers = [fill(isBubble ? joined(bar, arrow) : bar, look.color)];
  return {
    page,
    layers: [...layers, ...text(input, { x, y: top, width, height }, look.textColor)],
  };
}

/** A coloured card with the symbol in a window, and the text below or above it. */
function card(input: FrameInput, side: 'below' | 'above') {
  const { symbol, look } = input;
  const edge = symbol.width * EDGE;
  const band = symbol.width * BAND;
  const page = {
    x: symbol.x - edge,
    y: symbol.y - (side === 'below' ? edge : band),
    width: symbol.width + 2 * edge,
    height: symbol.width + edge + band,
  };
  const window = rounded(symbol, edge * 1.3);
  const top = side === 'below' ? symbol.y + symbol.width : page.y;
  return {
    page,
    layers: [
      fill(ring(rounded(page, edge * 2.2), window), look.color),
      ...text(input, { ...page, y: top, height: band }, look.textColor),
    ],
  };
}

/** A thin line around the symbol with the text in a pill on it. */
function outlined(input: FrameInput) {
  const { symbol, look } = input;
  const { width } = symbol;
  const edge = width * EDGE * 0.6;
  const outer = grown(symbol, edge);
  const pill = width * BAND * 0.82;
  const page = { ...grown(outer, edge), height: outer.height + 2 * edge + pill * 0.75 };
  const line = input.line(width * CAPITAL, width * 0.78);
  const pillWidth = Math.min(width * 0.92, line.width + pill * 1.1);
  const bar = {
    x: symbol.x + (width - pillWidth) / 2,
    y: symbol.y + width - pill * 0.08,
    width: pillWidth,
    height: pill,
  };
  return {
    page,
    layers: [
      fill(ring(rounded(outer, edge * 3.5), rounded(symbol, edge * 2.5)), look.color),
      fill(rounded(bar, pill / 2), look.color),
      ...text(input, bar, look.textColor),
    ],
  };
}

/** A viewfinder, and the text below it. */
function brackets(input: FrameInput) {
  const { symbol, look } = input;
  const { width } = symbol;
  const edge = width * EDGE * 0.8;
  const outer = grown(symbol, edge);
  const band = width * BAND * 0.9;
  const page = { ...grown(outer, edge), height: outer.height + 2 * edge + band };
  const corners = viewfinder(outer, width * 0.2, edge * 2.5, edge);
  return {
    page,
    layers: [
      fill(corners, look.color),
      ...text(input, { ...outer, y: outer.y + outer.height, height: band }, look.color),
    ],
  };
}

function plainText(input: FrameInput) {
  const { symbol, look } = input;
  const edge = symbol.width * EDGE;
  const band = symbol.width * BAND * 0.8;
  const page = { ...grown(symbol, edge), height: symbol.width + edge + band };
  const place = { ...symbol, y: symbol.y + symbol.width - edge * 0.5, height: band };
  return { page, layers: text(input, place, look.color) };
}

/** The text in the middle of a box. */
function text(input: FrameInput, box: Box, color: Color): Layer[] {
  const room = box.width - 2 * Math.min(PADDING * input.symbol.width, box.width / 8);
  const { path, width, capHeight } = input.line(input.symbol.width * CAPITAL, room);
  if (!path) return [];
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height + capHeight) / 2];
  return [fill(placed(path, x, y), color)];
}
