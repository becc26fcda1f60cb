import { encode } from 'fast-png';
import { CodeError } from '../../code-error.ts';
import type { CodecFiles } from '../../codec/codec-files.ts';
import { loadJpegEncoder } from '../../codec/jpeg.ts';
import type { Pixels } from '../../image/pixels.ts';
import { resize } from '../../image/resize.ts';
import { type Logo, logoLimits } from '../logo.ts';

/** The longer sides to try, largest first. A logo of 512 pixels is sharp when printed 4 cm wide. */
const SIDES_PX = [512, 448, 384, 320, 256, 208, 160, 128, 96, 64];
/** From 0 to 100. */
const JPEG_QUALITIES = [92, 85, 75];

/**
 * The picture as the image of a logo: as large as the limit of saved designs allows, as PNG or, if a photo is larger
 * that way, as JPEG. Small pictures are not enlarged.
 * @throws {CodeError} `invalid-logo` when its smallest form is above the limit
 */
export async function pictureLogo(
  picture: Pixels,
  codecs: CodecFiles,
): Promise<Pick<Logo, 'image' | 'width' | 'height'>> {
  const isOpaque = new Uint32Array(picture.data.slice().buffer).every(
    (pixel) => pixel >>> 24 === 255,
  );
  const longer = Math.max(picture.width, picture.height);
  for (const side of SIDES_PX) {
    const scale = Math.min(1, side / longer);
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const pixels = scale < 1 ? resize(picture, width, height) : picture;
    for await (const image of encodings(pixels, isOpaque, codecs)) {
      if (image.length <= logoLimits.characters) return { image, width, height };
    }
  }
  throw new CodeError('invalid-logo', 'picture-too-detailed', 'logo');
}

/** The picture in each encoding, from the best quality to the smallest file. */
async function* encodings(pixels: Pixels, isOpaque: boolean, codecs: CodecFiles) {
  yield dataUri('image/png', encodePng(pixels, isOpaque));
  if (!isOpaque) return; // JPEG has no transparency
  const encodeJpeg = await loadJpegEncoder(codecs);
  for (const quality of JPEG_QUALITIES) {
    yield dataUri('image/jpeg', encodeJpeg(pixels, { quality, dpi: undefined }));
  }
}

function encodePng({ width, height, data }: Pixels, isOpaque: boolean): Uint8Array {
  const channels = isOpaque ? 3 : 4;
  const samples = new Uint8Array(width * height * channels);
  for (let from = 0, to = 0; from < data.length; from += 4, to += channels) {
    if (data[from + 3] === 0) continue; // the colours of transparent pixels only make the file larger
    samples.set(data.subarray(from, from + channels), to);
  }
  return encode({ width, height, data: samples, channels, depth: 8 }, { zlib: { level: 9 } });
}

function dataUri(mediaType: string, bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return `data:${mediaType};base64,${btoa(text)}`;
}

/** The number of arguments that every browser lets a function have. */
const CHUNK = 8192;
