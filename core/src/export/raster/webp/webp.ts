import type { Scene } from '../../../scene/scene.ts';
import { BitWriter } from '../../shared/bit-writer.ts';
import { concat } from '../../shared/concat.ts';
import { createPainter } from '../paint.ts';
import { COLOR_CODE, DISTANCE_CODE, GREEN_CODE, type WebpCode } from './prefix-codes.ts';

/** RFC 9649, 5.2.2: the longest copy, and the distance codes of the pixel above and the one before. */
const MAX_LENGTH = 4096;
const ABOVE = 1;
const BEFORE = 2;
/** Symbols of the green code from here on are lengths. */
const FIRST_LENGTH = 256;
const STRIP_ROWS = 32;

/**
 * A scene as a lossless WebP file (RFC 9649). Pixels are copied from the pixel before or the row above;
 * all others are written literally.
 * @throws {CodeError} `size-too-small` when a module would be less than one pixel; `invalid-logo`.
 */
export function renderWebp(scene: Scene, sizePx: number): Uint8Array<ArrayBuffer> {
  const { layout, paint } = createPainter(scene, sizePx);
  const { widthPx, heightPx } = layout;
  const hasAlpha = scene.background === 'transparent';
  const out = new BitWriter();
  out.write(0x2f, 8); // 3.4: signature, size less one, alpha, version
  out.write(widthPx - 1, 14);
  out.write(heightPx - 1, 14);
  out.write(hasAlpha ? 1 : 0, 1);
  out.write(0, 3);
  out.write(0, 3); // no transforms, no colour cache, one set of codes for all pixels
  for (const code of [GREEN_CODE, COLOR_CODE, COLOR_CODE]) code.writeLengths(out);
  if (hasAlpha) COLOR_CODE.writeLengths(out);
  else out.write(0b11111111_1_0_1, 11); // a simple code whose only symbol, 255, takes no bits
  DISTANCE_CODE.writeLengths(out);

  // The last row of the previous strip is kept in front, to copy from.
  const pixels = new Uint32Array(widthPx * (STRIP_ROWS + 1));
  for (let top = 0; top < heightPx; top += STRIP_ROWS) {
    const rows = Math.min(STRIP_ROWS, heightPx - top);
    paint(pixels.subarray(widthPx, widthPx * (rows + 1)), top, rows);
    writePixels(out, pixels, { width: widthPx, rows, hasAbove: top > 0, hasAlpha });
    pixels.copyWithin(0, rows * widthPx, (rows + 1) * widthPx);
  }
  out.align();
  return container(out.bytes());
}

type Strip = {
  readonly width: number;
  readonly rows: number;
  /** Whether `pixels` begins with a row of the image above the strip. */
  readonly hasAbove: boolean;
  readonly hasAlpha: boolean;
};

/** Writes the pixels of a strip. The row above it is at the beginning of `pixels`. */
function writePixels(
  out: BitWriter,
  pixels: Uint32Array,
  { width, rows, hasAbove, hasAlpha }: Strip,
): void {
  const end = width * (rows + 1);
  // There is nothing to copy before the first pixel of the image.
  const first = hasAbove ? 0 : width;
  const common = (at: number, distance: number) => {
    let length = 0;
    if (at - distance < first) return 0;
    while (at + length < end && pixels[at + length - distance] === pixels[at + length]) length++;
    return length;
  };
  for (let at = width; at < end; ) {
    const [above, before] = [common(at, width), common(at, 1)];
    const length = Math.max(above, before);
    if (length < 2) {
      writePixel(out, pixels[at++] as number, hasAlpha);
      continue;
    }
    for (let left = length; left > 0; left -= MAX_LENGTH) {
      writePrefixed(out, GREEN_CODE, FIRST_LENGTH, Math.min(left, MAX_LENGTH));
      writePrefixed(out, DISTANCE_CODE, 0, above >= before ? ABOVE : BEFORE);
    }
    at += length;
  }
}

function writePixel(out: BitWriter, pixel: number, hasAlpha: boolean): void {
  GREEN_CODE.write(out, (pixel >> 8) & 255);
  COLOR_CODE.write(out, pixel & 255);
  COLOR_CODE.write(out, (pixel >> 16) & 255);
  if (hasAlpha) COLOR_CODE.write(out, pixel >>> 24);
}

/** 5.2.2: writes a number as a symbol for its two highest bits, followed by its other bits. */
function writePrefixed(out: BitWriter, code: WebpCode, first: number, value: number): void {
  const rest = value - 1;
  if (rest < 4) {
    code.write(out, first + rest);
    return;
  }
  const bits = 30 - Math.clz32(rest);
  code.write(out, first + 2 * (bits + 1) + ((rest >> bits) & 1));
  out.write(rest & ((1 << bits) - 1), bits);
}

/** 2.4 to 2.6: RIFF, with chunks of even length. */
function container(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const padding = data.length & 1;
  const head = new Uint8Array(20);
  const view = new DataView(head.buffer);
  for (const [at, name] of [
    [0, 'RIFF'],
    [8, 'WEBP'],
    [12, 'VP8L'],
  ] as const) {
    for (let i = 0; i < 4; i++) head[at + i] = name.charCodeAt(i);
  }
  view.setUint32(4, 12 + data.length + padding, true);
  view.setUint32(16, data.length, true);
  return concat([head, data, new Uint8Array(padding)]);
}
