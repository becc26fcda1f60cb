import { zlibSync } from 'fflate';
import { readImage } from '../../../codec/read-image.ts';
import { greyLevel } from '../../../design/grey.ts';
import { readDataUri } from '../../../image/data-uri.ts';
import type { Pixels } from '../../../image/pixels.ts';

/** A logo in the form in which PDF and PostScript store it. */
export type PrintImage = {
  readonly width: number;
  readonly height: number;
  readonly colorSpace: 'DeviceRGB' | 'DeviceGray';
  readonly filter: 'FlateDecode' | 'DCTDecode';
  readonly data: Uint8Array;
  /** Opacity, one byte per pixel, compressed; `undefined` if the logo is opaque. */
  readonly mask: Uint8Array | undefined;
};

/**
 * The pixels of a logo, in grey if only black ink is used. A JPEG in colour is embedded unchanged.
 * @param paper background colour in formats without transparency, 0 to 255 each
 * @throws {CodeError} `invalid-logo`
 */
export function printImage(
  uri: string,
  isBlackOnly: boolean,
  paper?: readonly [number, number, number],
): PrintImage {
  const pixels = readImage(uri);
  const { width, height } = pixels;
  const { mediaType, bytes } = readDataUri(uri);
  if (mediaType === 'image/jpeg' && !isBlackOnly && !isGreyJpeg(bytes)) {
    const common = { width, height, colorSpace: 'DeviceRGB', mask: undefined } as const;
    return { ...common, filter: 'DCTDecode', data: bytes };
  }
  return printPixels(pixels, isBlackOnly, paper);
}

/** Pixels in the form in which PDF and PostScript store them; for the parameters see `printImage`. */
export function printPixels(
  { width, height, data }: Pixels,
  isBlackOnly: boolean,
  paper?: readonly [number, number, number],
): PrintImage {
  const count = width * height;
  const channels = isBlackOnly ? 1 : 3;
  const colors = new Uint8Array(count * channels);
  const alphas = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    const alpha = data[i * 4 + 3] as number;
    const over = (channel: 0 | 1 | 2) => {
      const value = data[i * 4 + channel] as number;
      return paper ? (value * alpha + paper[channel] * (255 - alpha)) / 255 : value;
    };
    const [red, green, blue] = [over(0), over(1), over(2)];
    alphas[i] = alpha;
    if (isBlackOnly) colors[i] = greyLevel([red, green, blue]);
    else colors.set([red, green, blue].map(Math.round), i * 3);
  }
  const isOpaque = paper !== undefined || alphas.every((alpha) => alpha === 255);
  return {
    width,
    height,
    colorSpace: isBlackOnly ? 'DeviceGray' : 'DeviceRGB',
    filter: 'FlateDecode',
    data: zlibSync(colors),
    mask: isOpaque ? undefined : zlibSync(alphas),
  };
}

/** One component in its frame header (ISO/IEC 10918-1, B.2.2). */
function isGreyJpeg(bytes: Uint8Array): boolean {
  for (let at = 2; at + 9 < bytes.length; ) {
    const marker = bytes[at + 1] as number;
    if (marker === 0xc0 || marker === 0xc1) return bytes[at + 9] === 1;
    at += 2 + (((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number));
  }
  return false;
}
