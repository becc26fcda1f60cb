import decodeByMozjpeg from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js';
import encodeByMozjpeg from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js';
import { decode as decodeByJpegJs } from 'jpeg-js';
import type { Pixels } from '../image/pixels.ts';
import { type AnyPixels, type CodecFiles, once, startCodec, toPixels } from './codec-files.ts';

export type JpegOptions = {
  /** From 0 to 100. */
  readonly quality: number;
  /** In dots per inch; `undefined` without a physical size. */
  readonly dpi: number | undefined;
};

type Encoder = {
  encode(data: Uint8Array, width: number, height: number, options: object): Uint8Array<ArrayBuffer>;
};
type Decoder = { decode(file: Uint8Array, preserveOrientation: boolean): AnyPixels | null };

/** The options of mozjpeg: a baseline file in YCbCr without chroma subsampling, with the tables of the standard. */
const OPTIONS = {
  baseline: true,
  arithmetic: false,
  progressive: false,
  optimize_coding: true,
  smoothing: 0,
  color_space: 3,
  quant_table: 0,
  trellis_multipass: false,
  trellis_opt_zero: false,
  trellis_opt_table: false,
  trellis_loops: 1,
  auto_subsample: false,
  chroma_subsample: 1,
  separate_chroma_quality: false,
  chroma_quality: 75,
};

/** Writes pixels as a baseline JPEG file (ISO/IEC 10918-1, JFIF) by mozjpeg. Ignores alpha. */
export const loadJpegEncoder = once(async (files: CodecFiles) => {
  const { encode } = await startCodec<Encoder>(encodeByMozjpeg, files('jpeg-encoder'));
  return ({ width, height, data }: Pixels, { quality, dpi }: JpegOptions) => {
    const file = encode(data, width, height, { ...OPTIONS, quality });
    setDensity(file, dpi);
    return file;
  };
});

/** JFIF 1.02: the segment APP0, which is the first, holds units, and the density in both directions. */
function setDensity(file: Uint8Array, dpi: number | undefined): void {
  const view = new DataView(file.buffer, file.byteOffset);
  if (view.getUint32(0) !== 0xffd8ffe0) throw new RangeError('No JFIF header');
  view.setUint8(13, dpi ? 1 : 0);
  view.setUint16(14, dpi ?? 1);
  view.setUint16(16, dpi ?? 1);
}

/** Reads a JPEG file by mozjpeg, which replaces missing ends by grey. Ignores how the camera was held. */
export const loadJpegDecoder = once(async (files: CodecFiles) => {
  const { decode } = await startCodec<Decoder>(decodeByMozjpeg, files('jpeg-decoder'));
  return (file: Uint8Array): Pixels => {
    const image = decode(file, false);
    if (!image) throw new RangeError('Not a JPEG');
    return toPixels(image);
  };
});

/**
 * Reads a JPEG file by jpeg-js, which has no code in common with mozjpeg and needs no WebAssembly. Takes 30 bytes of
 * memory for each pixel.
 * @throws {Error} when the file is damaged, ends early, or has more than 16 million pixels
 */
export function readJpeg(file: Uint8Array): Pixels {
  return toPixels(
    decodeByJpegJs(file, {
      useTArray: true,
      tolerantDecoding: false,
      maxResolutionInMP: READABLE_MEGAPIXELS,
      maxMemoryUsageInMB: 1024,
    }),
  );
}

/** 4,096 × 4,096 pixels. */
export const READABLE_MEGAPIXELS = 16.8;
