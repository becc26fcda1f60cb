import { concat } from '../../bytes/concat.ts';
import { CutOff, latin1, type PictureFile, startsWith, viewOf } from './picture-file.ts';

type Chunk = { readonly name: string; readonly content: Uint8Array; readonly whole: Uint8Array };

/**
 * Reads the chunks of a WebP file (RFC 9649). The decoder refuses animations, so their first picture becomes a file
 * of its own.
 * @throws {CutOff}
 * @throws {RangeError} when it is damaged
 */
export function openWebp(file: Uint8Array<ArrayBuffer>): PictureFile {
  if (file.length < 12) throw new CutOff();
  const end = 8 + viewOf(file).getUint32(4, true);
  if (end > file.length) throw new CutOff();
  const chunks = [...chunksIn(file.subarray(12, end))];
  const contentOf = (name: string) => chunks.find((chunk) => chunk.name === name)?.content;
  const header = contentOf('VP8X');
  const common = {
    type: 'webp',
    exif: exifOf(contentOf('EXIF')),
    profile: contentOf('ICCP'),
  } as const;
  const first = contentOf('ANMF');
  if (!first) return { ...common, ...sizeOf(chunks), bytes: file.subarray(0, end) };
  if (!header || first.length < 16) throw new RangeError('No size');
  const picture = [...chunksIn(first.subarray(16))].filter(({ name }) => PICTURE.includes(name));
  const { width, height } = sizeOf(picture);
  const hasAlpha = picture.some(({ name }) => name === 'ALPH');
  return {
    ...common,
    width: 1 + threeBytes(header, 4),
    height: 1 + threeBytes(header, 7),
    place: { left: 2 * threeBytes(first, 0), top: 2 * threeBytes(first, 3) },
    bytes: written([
      ...(hasAlpha ? [extendedHeader(width, height)] : []),
      ...picture.map(({ whole }) => whole),
    ]),
  };
}

const PICTURE = ['ALPH', 'VP8 ', 'VP8L'];

function* chunksIn(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes);
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > bytes.length) throw new CutOff();
    const next = at + 8 + length + (length & 1);
    const name = latin1(bytes, at, at + 4);
    const content = bytes.subarray(at + 8, at + 8 + length);
    yield { name, content, whole: bytes.subarray(at, next) };
    at = next;
  }
}

/** The size in the header of the picture itself: RFC 6386, 9.1 for lossy and RFC 9649, 3.4 for lossless ones. */
function sizeOf(chunks: readonly Chunk[]) {
  const { name, content } = chunks.find((chunk) => /^VP8[ L]$/.test(chunk.name)) ?? {};
  if (!content || content.length < 10) throw new RangeError('No picture');
  const view = viewOf(content);
  if (name === 'VP8 ')
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  const bits = view.getUint32(1, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

/** Some writers put the header of Exif data in a JPEG before them. */
function exifOf(content: Uint8Array | undefined): Uint8Array | undefined {
  return content && startsWith(content, 'Exif\0\0') ? content.subarray(6) : content;
}

function threeBytes(bytes: Uint8Array, at: number): number {
  const [low = 0, middle = 0, high = 0] = bytes.subarray(at, at + 3);
  return low | (middle << 8) | (high << 16);
}

/** The chunk VP8X of a picture with transparency. */
function extendedHeader(width: number, height: number): Uint8Array {
  const chunk = new Uint8Array(18);
  chunk.set([0x56, 0x50, 0x38, 0x58, 10, 0, 0, 0, 0x10]);
  for (const [side, at] of [
    [width - 1, 12],
    [height - 1, 15],
  ] as const)
    chunk.set([side & 0xff, (side >> 8) & 0xff, side >> 16], at);
  return chunk;
}

function written(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(12);
  header.set([0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]);
  const file = concat([header, ...chunks]);
  viewOf(file).setUint32(4, file.length - 8, true);
  return file;
}
