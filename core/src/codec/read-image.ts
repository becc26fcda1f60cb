import { invalidLogo, readDataUri } from '../image/data-uri.ts';
import type { Pixels } from '../image/pixels.ts';
import { decodePng } from './decode-png.ts';
import { readJpeg } from './jpeg.ts';

/** Cached, because a preview draws the same logo again and again. */
let last: { readonly uri: string; readonly pixels: Pixels } | undefined;

/**
 * The pixels of a picture given as a `data:` URI. The last one is cached.
 * @throws {CodeError} `invalid-logo` when it is not a PNG or a baseline JPEG.
 */
export function readImage(uri: string): Pixels {
  if (last?.uri === uri) return last.pixels;
  const { mediaType, bytes } = readDataUri(uri);
  try {
    const pixels = mediaType === 'image/png' ? decodePng(bytes) : readJpeg(bytes);
    last = { uri, pixels };
    return pixels;
  } catch {
    throw invalidLogo(); // the decoders throw errors of several classes
  }
}
