import { rgbOf } from '../../../paint/color.ts';
import { pixelsPerMetre } from '../../../print/physical-size.ts';
import type { Scene } from '../../../scene/scene.ts';
import { createPainter } from '../paint.ts';
import { pngFile } from './png-file.ts';
import { RowDeflater, type RowSink, RunDeflater } from './row-deflater.ts';

/** Filter types (ISO/IEC 15948, 9.2): none, the difference from the pixel to the left, or from the one above. */
const NONE = 0;
const SUB = 1;
const UP = 2;
/** Rows that are drawn and compressed at a time. */
const STRIP_ROWS = 32;

/**
 * A scene as a PNG in true colour, with alpha if the background is transparent, or in grey if it has no
 * colours, which takes a third of the time. Draws strip by strip, so that an image of 8,192 pixels takes tens
 * of megabytes instead of hundreds.
 * @throws {CodeError} `size-too-small` when a module would be less than one pixel; `invalid-logo`.
 */
export function renderColorPng(
  scene: Scene,
  sizePx: number,
  sizeMm?: number,
): Uint8Array<ArrayBuffer> {
  return writePng(scene, sizePx, sizeMm, { deflater: new RowDeflater(), filter });
}

/** Like `renderColorPng`, but without filters and the general compressor, for files about twice as large. */
export function renderUnfilteredPng(
  scene: Scene,
  sizePx: number,
  sizeMm?: number,
): Uint8Array<ArrayBuffer> {
  return writePng(scene, sizePx, sizeMm, { deflater: new RunDeflater(), filter: copy });
}

type Encoding = { readonly deflater: RowSink; readonly filter: typeof filter };

function writePng(
  scene: Scene,
  sizePx: number,
  sizeMm: number | undefined,
  { deflater, filter }: Encoding,
): Uint8Array<ArrayBuffer> {
  const { layout, paint } = createPainter(scene, sizePx);
  const { widthPx, heightPx } = layout;
  const channels = channelsOf(scene);
  const stride = widthPx * channels;
  const pixels = new Uint32Array(widthPx * STRIP_ROWS);
  const filtered = new Uint8Array((stride + 1) * STRIP_ROWS);
  let above = new Uint8Array(stride);
  let row = new Uint8Array(stride);
  for (let top = 0; top < heightPx; top += STRIP_ROWS) {
    const rows = Math.min(STRIP_ROWS, heightPx - top);
    paint(pixels.subarray(0, rows * widthPx), top, rows);
    for (let y = 0; y < rows; y++) {
      unpack(pixels, y * widthPx, widthPx, channels, row);
      filter(row, above, channels, filtered, y * (stride + 1));
      [above, row] = [row, above];
    }
    deflater.push(filtered.subarray(0, rows * (stride + 1)));
  }
  return pngFile(
    {
      widthPx,
      heightPx,
      bitDepth: 8,
      colorType: COLOR_TYPES[channels],
      pixelsPerMetre: pixelsPerMetre(sizePx, sizeMm),
    },
    deflater.finish(),
  );
}

/** Grey, true colour, or true colour with alpha (ISO/IEC 15948, 11.2.2). */
const COLOR_TYPES = { 1: 0, 3: 2, 4: 6 } as const;
type Channels = keyof typeof COLOR_TYPES;

function channelsOf({ background, fill, below, above, logo }: Scene): Channels {
  if (background === 'transparent') return 4;
  const fills = [fill, ...below.map((layer) => layer.fill), ...above.map((layer) => layer.fill)];
  const colors = fills.flatMap((fill) => (fill.type === 'solid' ? [fill.color] : fill.stops));
  const isGrey = [background, ...colors].map(rgbOf).every(([r, g, b]) => r === g && g === b);
  return isGrey && !logo ? 1 : 3;
}

function unpack(
  pixels: Uint32Array,
  from: number,
  count: number,
  channels: Channels,
  row: Uint8Array,
): void {
  for (let x = 0, at = 0; x < count; x++, at += channels) {
    const pixel = pixels[from + x] as number;
    row[at] = pixel;
    if (channels === 1) continue;
    row[at + 1] = pixel >> 8;
    row[at + 2] = pixel >> 16;
    if (channels === 4) row[at + 3] = pixel >> 24;
  }
}

/** Filters a row with the type that leaves fewer bytes other than zero. */
function filter(
  row: Uint8Array,
  above: Uint8Array,
  channels: number,
  out: Uint8Array,
  at: number,
): void {
  const { length } = row;
  let [changesUp, changesSub] = [0, 0];
  for (let i = 0; i < length; i++) {
    if (row[i] !== above[i]) changesUp++;
    if (row[i] !== (i < channels ? 0 : row[i - channels])) changesSub++;
  }
  const isUp = changesUp <= changesSub;
  out[at] = isUp ? UP : SUB;
  for (let i = 0; i < length; i++) {
    const guess = isUp ? above[i] : i < channels ? 0 : row[i - channels];
    out[at + 1 + i] = (row[i] as number) - (guess as number);
  }
}

function copy(row: Uint8Array, _: Uint8Array, __: number, out: Uint8Array, at: number): void {
  out[at] = NONE;
  out.set(row, at + 1);
}
