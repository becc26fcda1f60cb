import { concat } from '../../../bytes/concat.ts';
import { crc32 } from '../../../bytes/crc32.ts';

/** The header of a PNG (11.2.2). */
export type PngHeader = {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bitDepth: 1 | 8;
  /** 0 grey, 2 RGB, 6 RGBA. */
  readonly colorType: 0 | 2 | 6;
  /** Resolution; `undefined` without a physical size. */
  readonly pixelsPerMetre: number | undefined;
};

/** A PNG file (ISO/IEC 15948) around its compressed rows. */
export function pngFile(header: PngHeader, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const { pixelsPerMetre } = header;
  return concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), // 5.2
    chunk('IHDR', headerBytes(header)),
    ...(pixelsPerMetre ? [chunk('pHYs', density(pixelsPerMetre))] : []),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** 11.2.2: width, height, bit depth, colour type, deflate, adaptive filtering, not interlaced. */
function headerBytes({ widthPx, heightPx, bitDepth, colorType }: PngHeader): Uint8Array {
  const bytes = new Uint8Array(13);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, widthPx);
  view.setUint32(4, heightPx);
  bytes[8] = bitDepth;
  bytes[9] = colorType;
  return bytes;
}

/** 11.3.4.3: pixels per metre in both directions. */
function density(pixelsPerMetre: number): Uint8Array {
  const bytes = new Uint8Array(9);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, pixelsPerMetre);
  view.setUint32(4, pixelsPerMetre);
  bytes[8] = 1;
  return bytes;
}

/** 5.3: length, type, data, and the CRC of type and data. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}
