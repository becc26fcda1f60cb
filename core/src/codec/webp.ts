import decodeByLibwebp from '@jsquash/webp/codec/dec/webp_dec.js';
// By path, because the package would choose a build with SIMD where it can, whose bytes may differ.
import encodeByLibwebp from '@jsquash/webp/codec/enc/webp_enc.js';
import type { Pixels } from '../image/pixels.ts';
import { type AnyPixels, type CodecFiles, once, startCodec, toPixels } from './codec-files.ts';

type Encoder = {
  encode(
    data: Uint8Array,
    width: number,
    height: number,
    options: object,
  ): Uint8Array<ArrayBuffer> | null;
};
type Decoder = { decode(file: Uint8Array): AnyPixels | null };

/** The options of libwebp: lossless, with the colours of transparent pixels. */
const OPTIONS = {
  quality: 70,
  target_size: 0,
  target_PSNR: 0,
  method: 1,
  sns_strength: 50,
  filter_strength: 60,
  filter_sharpness: 0,
  filter_type: 1,
  partitions: 0,
  segments: 4,
  pass: 1,
  show_compressed: 0,
  preprocessing: 0,
  autofilter: 0,
  partition_limit: 0,
  alpha_compression: 1,
  alpha_filtering: 1,
  alpha_quality: 100,
  lossless: 1,
  exact: 1,
  image_hint: 0,
  emulate_jpeg_size: 0,
  thread_level: 0,
  low_memory: 0,
  near_lossless: 100,
  use_delta_palette: 0,
  use_sharp_yuv: 0,
};

/** The fastest way to compress: for a file that failed when it was compressed further. */
const FASTEST = { method: 0, quality: 0 };

/** Writes pixels as a lossless WebP file (RFC 9649) by libwebp. */
export const loadWebpEncoder = once(async (files: CodecFiles) => {
  const { encode } = await startCodec<Encoder>(encodeByLibwebp, files('webp-encoder'));
  return ({ width, height, data }: Pixels, { isFast = false } = {}) => {
    const file = encode(data, width, height, { ...OPTIONS, ...(isFast && FASTEST) });
    if (!file) throw new RangeError(`${width} × ${height} pixels do not fit into a WebP`);
    return file;
  };
});

/** Reads a WebP file by libwebp; of an animation, nothing. @throws {RangeError} when it is damaged */
export const loadWebpDecoder = once(async (files: CodecFiles) => {
  const { decode } = await startCodec<Decoder>(decodeByLibwebp, files('webp-decoder'));
  return (file: Uint8Array): Pixels => {
    const image = decode(file);
    if (!image) throw new RangeError('Not a WebP');
    return toPixels(image);
  };
});
