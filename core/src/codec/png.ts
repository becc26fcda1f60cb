import startPngDecoder, { decode } from '@jsquash/png/codec/pkg/squoosh_png.js';
import type { Pixels } from '../image/pixels.ts';
import { type CodecFiles, once, toPixels } from './codec-files.ts';

/** Reads a PNG file by the decoder of the Rust crate png: of an animation, the first picture. */
export const loadPngDecoder = once(async (files: CodecFiles) => {
  await startPngDecoder(await files('png-decoder'));
  /** @throws {Error} when the file is damaged or ends early */
  return (file: Uint8Array): Pixels => {
    // The decoder stops when it has every row.
    if (!END.every((byte, i) => file[file.length - END.length + i] === byte))
      throw new RangeError('The file ends early');
    return toPixels(decode(file));
  };
});

/** The chunk IEND with its checksum (ISO/IEC 15948, 11.2.5). */
const END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
