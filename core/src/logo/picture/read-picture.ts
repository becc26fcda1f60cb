import { CodeError, type FaultOrCode } from '../../code-error.ts';
import type { CodecFiles } from '../../codec/codec-files.ts';
import { loadJpegDecoder, READABLE_MEGAPIXELS, readJpeg } from '../../codec/jpeg.ts';
import { invalidLogo } from '../../image/data-uri.ts';
import type { Pixels } from '../../image/pixels.ts';
import { resize } from '../../image/resize.ts';
import { toSrgb } from './colour-profile.ts';
import { openJpeg } from './jpeg-file.ts';
import { orientationOf, upright } from './orientation.ts';
import { CutOff, type PictureFile, startsWith } from './picture-file.ts';
import { openPng } from './png-file.ts';
import { openWebp } from './webp-file.ts';

/** What a tab on a phone has memory for. Phones photograph in 12 to 48. */
const MAX_MEGAPIXELS = 50;
/** A longer side is scaled down to this one at once. It is four times that of the largest logo. */
const MAX_SIDE_PX = 2048;

/**
 * The picture in a PNG, JPEG or WebP file: upright, in sRGB, of an animation the first. The same file has the same
 * pixels in every browser and in Node, because no canvas is involved.
 * @throws {CodeError} `invalid-logo`, with what is wrong with the file
 */
export async function readPicture(
  file: Uint8Array<ArrayBuffer>,
  codecs: CodecFiles,
): Promise<Pixels> {
  const picture = opened(file);
  const { width, height, isCmyk } = picture;
  const max = isCmyk ? Math.floor(READABLE_MEGAPIXELS) : MAX_MEGAPIXELS;
  const megapixels = (width * height) / 1e6;
  if (megapixels > max)
    throw refused({ code: 'picture-too-large', megapixels: Math.ceil(megapixels), max });
  const decode = await {
    png: async () => (await import('../../codec/png.ts')).loadPngDecoder(codecs),
    webp: async () => (await import('../../codec/webp.ts')).loadWebpDecoder(codecs),
    // mozjpeg has no conversion from CMYK.
    jpeg: async () => (isCmyk ? readJpeg : loadJpegDecoder(codecs)),
  }[picture.type]();
  let decoded: Pixels;
  try {
    decoded = placed(decode(picture.bytes), picture);
  } catch {
    throw invalidLogo(); // the decoders throw errors of several classes
  }
  const small = toSrgb(reduced(decoded), picture.profile);
  return upright(small, orientationOf(picture.exif));
}

function opened(file: Uint8Array<ArrayBuffer>): PictureFile {
  try {
    if (startsWith(file, '\x89PNG\r\n\x1a\n')) return openPng(file);
    if (startsWith(file, '\xff\xd8')) return openJpeg(file);
    if (startsWith(file, 'RIFF') && startsWith(file, 'WEBP', 8)) return openWebp(file);
  } catch (error) {
    throw error instanceof CutOff ? refused('picture-cut-off') : invalidLogo();
  }
  const [other] = OTHERS.find(([, text, at = 0]) => startsWith(file, text, at)) ?? [];
  throw other ? refused({ code: 'picture-format', format: other }) : invalidLogo();
}

/** Formats that people rename to one of ours, and how their files begin. */
const OTHERS: readonly (readonly [name: string, text: string, at?: number])[] = [
  ['GIF', 'GIF8'],
  ['AVIF', 'ftypavi', 4],
  ['HEIC', 'ftyphei', 4],
  ['HEIC', 'ftyphev', 4],
  ['HEIC', 'ftypmif1', 4],
  ['BMP', 'BM'],
  ['TIFF', 'II*\0'],
  ['TIFF', 'MM\0*'],
  ['PDF', '%PDF'],
];

function refused(fault: FaultOrCode): CodeError {
  return new CodeError('invalid-logo', fault, 'logo');
}

/** The first picture of an animation may be smaller than the whole, which is transparent around it. */
function placed(pixels: Pixels, { width, height, place }: PictureFile): Pixels {
  if (!place || (pixels.width === width && pixels.height === height)) return pixels;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < pixels.height; y++) {
    const row = pixels.data.subarray(y * pixels.width * 4, (y + 1) * pixels.width * 4);
    data.set(row, ((place.top + y) * width + place.left) * 4);
  }
  return { width, height, data };
}

function reduced(pixels: Pixels): Pixels {
  const { width, height } = pixels;
  const scale = MAX_SIDE_PX / Math.max(width, height);
  if (scale >= 1) return pixels;
  const [toWidth, toHeight] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  return resize(pixels, toWidth as number, toHeight as number);
}
