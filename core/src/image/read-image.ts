import { invalidLogo, readDataUri } from './data-uri.ts';
import { decodeJpeg } from './decode-jpeg.ts';
import { decodePng } from './decode-png.ts';
import type { Pixels } from './pixels.ts';

/** A preview draws the same picture again and again. */
let last: { readonly uri: string; readonly pixels: Pixels } | undefined;

/**
 * The pixels of a picture given as a `data:` URI. The last one is remembered.
 * @throws {CodeError} `invalid-logo` when it is no PNG or baseline JPEG.
 */
export function readImage(uri: string): Pixels {
  if (last?.uri === uri) return last.pixels;
  const { mediaType, bytes } = readDataUri(uri);
  try {
    const pixels = mediaType === 'image/png' ? decodePng(bytes) : decodeJpeg(bytes);
    last = { uri, pixels };
    return pixels;
  } catch (error) {
    if (error instanceof RangeError) throw invalidLogo();
    throw error;
  }
}
