import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CodecFile, CodecFiles } from '../src/codec/codec-files.ts';

const PATHS: Record<CodecFile, string> = {
  'jpeg-encoder': '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm',
  'jpeg-decoder': '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  'png-decoder': '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  'webp-encoder': '@jsquash/webp/codec/enc/webp_enc.wasm',
  'webp-decoder': '@jsquash/webp/codec/dec/webp_dec.wasm',
};

/** The codecs of the packages, as Node reads them from the disk. */
export const codecFiles: CodecFiles = async (file) =>
  new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(PATHS[file]))));
