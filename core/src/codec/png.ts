import startPngDecoder, { decode } from '@jsquash/png/codec/pkg/squoosh_png.js';
import { concat } from '../export/shared/concat.ts';
import { decodePng } from '../image/decode-png.ts';
import type { Pixels } from '../image/pixels.ts';
import { type CodecFiles, once, toPixels } from './codec-files.ts';
import { inflatedSize } from './inflate.ts';

/** Reads a PNG file by the decoder of the Rust crate png: of an animation, the first picture. */
export const loadPngDecoder = once(async (files: CodecFiles) => {
  await startPngDecoder(await files('png-decoder'));
  /** @throws {Error} when the file is damaged or ends early */
  return (file: Uint8Array): Pixels => {
    expectEnd(file); // the decoder stops when it has every row
    return toPixels(decode(file));
  };
});

/**
 * Reads a PNG file without WebAssembly, which some browsers forbid, by fast-png. The platform's zlib inflates its data as
 * well, since fast-png has the one of our writer.
 * @throws {Error} when the file is damaged or ends early
 */
export async function readPng(file: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  expectEnd(file);
  await inflatedSize(dataOf(file));
  return decodePng(file, LARGEST_SIDE);
}

/** In pixels. */
const LARGEST_SIDE = 8192;

/** The data of all chunks IDAT (ISO/IEC 15948, 5.3 and 11.2.4). */
function dataOf(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = SIGNATURE_LENGTH; at < file.length; at += view.getUint32(at) + 12) {
    if (view.getUint32(at + 4) !== IDAT) continue;
    parts.push(file.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  return concat(parts);
}

const SIGNATURE_LENGTH = 8;
const IDAT = 0x49444154;

function expectEnd(file: Uint8Array): void {
  if (!END.every((byte, i) => file[file.length - END.length + i] === byte))
    throw new RangeError('The file ends early');
}

/** The chunk IEND with its checksum (ISO/IEC 15948, 11.2.5). */
const END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
