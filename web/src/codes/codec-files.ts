import type { CodecFile, CodecFiles } from '@everscan/core/codec/codec-files';
import jpegDecoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm?url';
import jpegEncoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?url';
import pngDecoder from '@jsquash/png/codec/pkg/squoosh_png_bg.wasm?url';
import webpDecoder from '@jsquash/webp/codec/dec/webp_dec.wasm?url';
import webpEncoder from '@jsquash/webp/codec/enc/webp_enc.wasm?url';

const URLS: Record<CodecFile, string> = {
  'jpeg-encoder': jpegEncoder,
  'jpeg-decoder': jpegDecoder,
  'png-decoder': pngDecoder,
  'webp-encoder': webpEncoder,
  'webp-decoder': webpDecoder,
};

/** Fetches the codecs of images from this site. */
export const codecFiles: CodecFiles = async (file) => {
  const response = await fetch(URLS[file]);
  if (!response.ok) throw new Error(`${response.status} for the ${file}`);
  return new Uint8Array(await response.arrayBuffer());
};
