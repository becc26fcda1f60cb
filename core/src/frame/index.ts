import { superseded } from '../offered.ts';
import type { Color } from '../paint/color.ts';
import type { Layer } from '../paint/fill.ts';
import { disc, polygon, roundedBox } from '../path/outlines.ts';
import type { Path } from '../path/path.ts';
import { joined, placed, ring } from '../path/transform.ts';
import { earlierFrames } from './earlier.ts';
import {
  type Box,
  type Frame,
  type FrameInput,
  fill,
  grown,
  rounded,
  viewfinder,
} from './frame.ts';

/** Sizes as shares of the width of the symbol without its quiet zone, with whose edges bars and texts align. */
const BAR = 0.15;
const CAPITAL = 0.062;
const PADDING = 0.06;
const EDGE = 0.045;
const LINE = 0.014;
const CORNER = 0.075;
/** The margin around frames without a line, which engines of web pages miss beside dense dots. */
const AIR = 0.03;

/** Every frame, in the order in which it is offered. */
export const frames = [
  { id: 'label-below-2', draw: (input) => label(input, 'below') },
  earlier('label-below', 'label-below-2'),
  { id: 'label-above-2', draw: (input) => label(input, 'above') },
  earlier('label-above', 'label-above-2'),
  { id: 'bubble-2', draw: (input) => label(input, 'below', 0.04) },
  earlier('bubble', 'bubble-2'),
  { id: 'card-2', draw: (input) => card(input, 'below') },
  earlier('card', 'card-2'),
  { id: 'card-above-2', draw: (input) => card(input, 'above') },
  earlier('card-above', 'card-above-2'),
  { id: 'outline-2', draw: outlined },
  earlier('outline', 'outline-2'),
  { id: 'brackets-2', isTextOnPaper: true, draw: brackets },
  { ...earlier('brackets', 'brackets-2'), isTextOnPaper: true },
  { id: 'text-below-2', isTextOnPaper: true, draw: plainText },
  { ...earlier('text-below', 'text-below-2'), isTextOnPaper: true },
  { id: 'arrow', isTextOnPaper: true, draw: arrow },
  { id: 'ticket', isTextOnPaper: true, draw: ticket },
  { id: 'badge', draw: badge },
] as const satisfies readonly Frame[];

export type FrameId = (typeof frames)[number]['id'];

/** @throws {RangeError} for an unknown id */
export function frameOf(id: FrameId): Frame<FrameId> {
  const found = frames.find((frame) => frame.id === id);
  if (!found) throw new RangeError(`Unknown frame ${id}`);
  return found;
}

function earlier<Id extends keyof typeof earlierFrames>(id: Id, successor: string) {
  return superseded({ id, draw: earlierFrames[id] }, successor);
}

/** A bar with the text in it, as wide as the code. @param tip the height of a tip that points to the code */
function label(input: FrameInput, side: 'below' | 'above', tip = 0) {
  const { symbol, code, look } = input;
  const margin = code.x - symbol.x;
  const height = code.width * BAR;
  const point = code.width * tip;
  const y = side === 'below' ? symbol.y + symbol.height + point : symbol.y - height;
  const bar = { ...code, y, height };
  const middle = code.x + code.width / 2;
  const arrow = polygon([middle, y - point], [middle + point * 1.3, y], [middle - point * 1.3, y]);
  const shape = rounded(bar, height * 0.28);
  return {
    page: {
      ...symbol,
      y: side === 'below' ? symbol.y : y - margin,
      height: symbol.height + point + height + margin,
    },
    layers: [
      fill(point > 0 ? joined(shape, arrow) : shape, look.color),
      ...text(input, bar, look.textColor),
    ],
  };
}

/** A coloured card with the symbol in a window, and the text below or above it. */
function card(input: FrameInput, side: 'below' | 'above') {
  const { symbol, code, look } = input;
  const edge = code.width * EDGE;
  const band = code.width * (BAR + 0.01);
  const outer = grown(symbol, edge);
  const page = {
    ...outer,
    y: side === 'below' ? outer.y : outer.y - band + edge,
    height: outer.height + band - edge,
  };
  const top = side === 'below' ? symbol.y + symbol.height : page.y;
  const window = rounded(symbol, code.width * CORNER * 0.6);
  return {
    page,
    layers: [
      fill(ring(rounded(page, code.width * CORNER), window), look.color),
      ...text(input, { ...page, y: top, height: band }, look.textColor),
    ],
  };
}

/** A thin line around the symbol with the text in a pill on it. */
function outlined(input: FrameInput) {
  const { symbol, code, look } = input;
  const { width } = code;
  const line = width * LINE;
  const outer = grown(symbol, line);
  const pill = width * BAR * 0.85;
  const room = width * 0.78;
  const pillWidth = Math.min(width, input.line(width * CAPITAL, room).width + pill * 1.1);
  const bar = {
    x: code.x + (width - pillWidth) / 2,
    y: symbol.y + symbol.height - pill * 0.08,
    width: pillWidth,
    height: pill,
  };
  const page = grown(outer, 2 * line);
  const corner = width * CORNER;
  return {
    page: { ...page, height: bar.y + pill + 2 * line - page.y },
    layers: [
      fill(ring(rounded(outer, corner), rounded(symbol, corner - line)), look.color),
      fill(rounded(bar, pill / 2), look.color),
      ...text(input, bar, look.textColor),
    ],
  };
}

/** A viewfinder, and the text below it. */
function brackets(input: FrameInput) {
  const { symbol, code, look } = input;
  const { width } = code;
  const line = width * 0.022;
  const outer = grown(symbol, line);
  const band = width * BAR;
  const page = { ...grown(outer, line), height: outer.height + 2 * line + band };
  const corners = viewfinder(outer, width * 0.18, width * CORNER, line);
  return {
    page,
    layers: [
      fill(corners, look.color),
      ...text(input, { ...outer, y: outer.y + outer.height, height: band }, look.color),
    ],
  };
}

function plainText(input: FrameInput) {
  const { symbol, code, look } = input;
  const band = code.width * 0.11;
  const place = { ...code, y: symbol.y + symbol.height - code.width * 0.01, height: band };
  const page = grown(symbol, code.width * AIR);
  return {
    page: { ...page, height: symbol.height + band + 2 * code.width * AIR },
    layers: text(input, place, look.color),
  };
}

/** The text below the code, and an arrow that bends from it to the code. */
function arrow(input: FrameInput) {
  const { symbol, code, look } = input;
  const { width } = code;
  const size = width * 0.14;
  const gap = width * 0.03;
  const band = size * 1.15;
  const line = input.line(width * CAPITAL, width - size - gap);
  const left = code.x + (width - line.width - gap - size) / 2;
  const top = symbol.y + symbol.height;
  const stroke = width * 0.018;
  const [end, base] = [size * 0.72, size * 0.28];
  const tail = size * 0.78;
  const bend: Path = [
    ['M', 0, tail - stroke / 2],
    ['C', size * 0.45, tail - stroke / 2, end - stroke / 2, size * 0.6, end - stroke / 2, base],
    ['L', end + stroke / 2, base],
    ['C', end + stroke / 2, size * 0.66, size * 0.5, tail + stroke / 2, 0, tail + stroke / 2],
  ];
  const head = polygon([end, 0], [end + size * 0.22, base], [end - size * 0.22, base]);
  const layers = [
    fill(placed(joined(bend, head), left + line.width + gap, top), look.color),
    ...(line.path
      ? [fill(placed(line.path, left, top + tail + line.capHeight / 2), look.color)]
      : []),
  ];
  const page = grown(symbol, width * AIR);
  return { page: { ...page, height: symbol.height + band + 1.5 * width * AIR }, layers };
}

/** A thin line in the shape of a ticket, whose stub has the text. */
function ticket(input: FrameInput) {
  const { symbol, code, look } = input;
  const { width } = code;
  const line = width * LINE;
  const stub = width * 0.17;
  const box = grown(symbol, line);
  const outer = { ...box, height: box.height + stub };
  const fold = symbol.y + symbol.height + line;
  const [corner, notch] = [width * CORNER, width * 0.04];
  const dash = width * 0.022;
  const from = outer.x + notch + 1.5 * dash;
  const count = Math.floor((outer.width - 2 * (notch + 1.5 * dash) + dash) / (2 * dash));
  const start =
    from + (outer.x + outer.width - from - notch - 1.5 * dash - (2 * count - 1) * dash) / 2;
  const dashes = Array.from({ length: count }, (_, i) =>
    roundedBox(start + 2 * i * dash, fold - line / 2, dash, line, [0, 0, 0, 0]),
  );
  return {
    page: grown(outer, 2 * line),
    layers: [
      fill(
        joined(
          ring(
            notched(outer, corner, fold, notch),
            notched(grown(outer, -line), corner - line, fold, notch + line),
          ),
          ...dashes,
        ),
        look.color,
      ),
      ...text(input, { ...outer, y: fold, height: stub }, look.color),
    ],
  };
}

/** A rounded box with half a circle cut out of both sides at this height. */
function notched({ x, y, width, height }: Box, corner: number, at: number, notch: number): Path {
  const [right, bottom] = [x + width, y + height];
  return [
    ['M', x + corner, y],
    ['L', right - corner, y],
    ['A', corner, 1, right, y + corner],
    ['L', right, at - notch],
    ['A', notch, 0, right - notch, at],
    ['A', notch, 0, right, at + notch],
    ['L', right, bottom - corner],
    ['A', corner, 1, right - corner, bottom],
    ['L', x + corner, bottom],
    ['A', corner, 1, x, bottom - corner],
    ['L', x, at + notch],
    ['A', notch, 0, x + notch, at],
    ['A', notch, 0, x, at - notch],
    ['L', x, y + corner],
    ['A', corner, 1, x + corner, y],
  ];
}

/** A disc with the symbol in a window, and the text below it. */
function badge(input: FrameInput) {
  const { symbol, code, look } = input;
  const radius = symbol.width * 0.755;
  const [cx, cy] = [symbol.x + symbol.width / 2, symbol.y + symbol.height / 2];
  const window = rounded(symbol, code.width * CORNER);
  const below = { ...symbol, y: symbol.y + symbol.height };
  const band = {
    ...below,
    x: cx - radius * 0.5,
    width: radius,
    height: (radius - symbol.width / 2) * 0.72,
  };
  return {
    page: { x: cx - radius, y: cy - radius, width: 2 * radius, height: 2 * radius },
    layers: [
      fill(ring(disc(cx, cy, radius), window), look.color),
      ...text(input, band, look.textColor),
    ],
  };
}

/** The text in the middle of a box. */
function text(input: FrameInput, box: Box, color: Color): Layer[] {
  const { width: code } = input.code;
  const room = box.width - 2 * Math.min(PADDING * code, box.width / 8);
  const { path, width, capHeight } = input.line(code * CAPITAL, room);
  if (!path) return [];
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height + capHeight) / 2];
  return [fill(placed(path, x, y), color)];
}
