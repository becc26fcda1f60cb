import { concat } from '../../bytes/concat.ts';
import { CutOff, type PictureFile, startsWith, viewOf } from './picture-file.ts';

const EXIF = 'Exif\0\0';
const ICC = 'ICC_PROFILE\0';
const [SOI, EOI] = [0xd8, 0xd9];

/**
 * Reads the segments of a JPEG file (ISO/IEC 10918-1, annex B) up to the end of its picture. Phones write more
 * pictures or a film after it, whose bytes do not matter.
 * @throws {CutOff}
 * @throws {RangeError} when it is damaged
 */
export function openJpeg(file: Uint8Array<ArrayBuffer>): PictureFile {
  const view = viewOf(file);
  let frame: Pick<PictureFile, 'width' | 'height' | 'isCmyk'> | undefined;
  let exif: Uint8Array | undefined;
  const profile: Uint8Array[] = [];
  for (let at = 0; ; ) {
    at = markerFrom(file, at);
    const marker = file[at + 1] as number;
    at += 2;
    if (marker === EOI) {
      if (!frame) throw new RangeError('No frame');
      const bytes = file.subarray(0, at);
      const whole = profile.length > 0 ? concat(profile) : undefined;
      return { type: 'jpeg', bytes, exif, profile: whole, ...frame };
    }
    if (hasNoLength(marker)) continue;
    if (at + 2 > file.length) throw new CutOff();
    const end = at + view.getUint16(at);
    if (end > file.length) throw new CutOff();
    const segment = file.subarray(at + 2, end);
    if (isFrame(marker) && segment.length > 5) frame ??= frameOf(viewOf(segment));
    if (marker === 0xe1 && startsWith(segment, EXIF)) exif ??= segment.subarray(EXIF.length);
    // Its parts are numbered, and writers store them in order (ICC.1, B.4).
    if (marker === 0xe2 && startsWith(segment, ICC)) profile.push(segment.subarray(ICC.length + 2));
    at = end;
  }
}

/** The next marker: in a scan, 0xff before 0 is a value, and restart markers are part of it (B.1.1.2, B.1.1.5). */
function markerFrom(file: Uint8Array, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next < SOI)) return at;
  }
  throw new CutOff();
}

function hasNoLength(marker: number): boolean {
  return marker === SOI || marker === 1;
}

/** Markers of frames are SOF0 to SOF15 without those that define tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker < 0xd0 && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function frameOf(segment: DataView) {
  return {
    height: segment.getUint16(1),
    width: segment.getUint16(3),
    isCmyk: segment.getUint8(5) === 4,
  };
}
