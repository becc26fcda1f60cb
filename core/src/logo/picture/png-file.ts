import { unzlibSync } from 'fflate';
import { concat } from '../../bytes/concat.ts';
import { crc32 } from '../../bytes/crc32.ts';
import { CutOff, latin1, type PictureFile, viewOf } from './picture-file.ts';

/** The chunks that a still picture needs (ISO/IEC 15948, 5.6). */
const STILL = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

/**
 * Reads the chunks of a PNG file. Its picture keeps only those of the still picture, because decoders disagree about
 * animations and about damaged remarks; what follows its end, as after editing a screenshot, does not matter.
 * @throws {CutOff}
 * @throws {RangeError} when it is damaged
 */
export function openPng(file: Uint8Array<ArrayBuffer>): PictureFile {
  const view = viewOf(file);
  const kept: Uint8Array[] = [file.subarray(0, 8)];
  let exif: Uint8Array | undefined;
  let profile: Uint8Array | undefined;
  for (let at = 8; at + 12 <= file.length; ) {
    const length = view.getUint32(at);
    const next = at + 12 + length;
    if (next > file.length) throw new CutOff();
    const name = latin1(file, at + 4, at + 8);
    if (at === 8 && name !== 'IHDR') throw new RangeError('No IHDR');
    const content = file.subarray(at + 8, next - 4);
    const isSound = view.getUint32(next - 4) === crc32(file.subarray(at + 4, next - 4));
    if (STILL.includes(name)) {
      if (!isSound) throw new RangeError(`The chunk ${name} is damaged`);
      kept.push(file.subarray(at, next));
    } else if (isSound && name === 'eXIf') exif = content;
    else if (isSound && name === 'iCCP') profile = profileOf(content);
    if (name === 'IEND') {
      const [width, height] = [view.getUint32(16), view.getUint32(20)];
      return { type: 'png', width, height, bytes: concat(kept), exif, profile };
    }
    at = next;
  }
  throw new CutOff();
}

/** Clause 11.3.3.3: a name, a zero byte, the method of compression, and the compressed profile. */
function profileOf(content: Uint8Array): Uint8Array | undefined {
  try {
    return unzlibSync(content.subarray(content.indexOf(0) + 2), {
      out: new Uint8Array(MAX_PROFILE),
    });
  } catch {
    return undefined; // the picture is drawn without it
  }
}

/** In bytes. Profiles of screens have less than 10 kB; a longer one would fill the memory. */
const MAX_PROFILE = 1 << 20;
