import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import decodeQR from 'qr/decode.js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Pixels } from '../src/image/pixels.ts';
import { jsqrDecoder, qrDecoder, quircDecoder, zxingDecoder } from '../src/scan-check/decoders.ts';
import type { Decoder } from '../src/scan-check/verdict.ts';
import { decodeByJsqr } from './engines/jsqr.ts';
import { loadQuirc } from './engines/quirc.ts';

const wasm = readFileSync(
  fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')),
);
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** The text that a scanner reads: `text` with its guess of the character set, `exact` as UTF-8. */
export type Scan = { readonly text: string; readonly exact: string };

// A byte order mark counts as content, like any other character.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });

/** ZXing-C++ reads a file with its own PNG decoder. */
export async function scanWithZxing(picture: Uint8Array | Pixels): Promise<Scan | undefined> {
  const input = picture instanceof Uint8Array ? picture : toImageData(picture);
  const [found] = await readBarcodes(input, {
    formats: ['QRCode'],
    maxNumberOfSymbols: 1,
    textMode: 'Plain', // otherwise control characters are shown as words: <NUL>
  });
  return found && { text: found.text, exact: utf8.decode(found.bytes) };
}

export function scanWithQr(pixels: Pixels): string {
  return decodeQR(
    { ...pixels },
    // The default limit, one video frame, is too short on a busy machine.
    { timeLimit: 5000, textDecoder: (bytes) => utf8.decode(bytes) },
  );
}

const readText = (bytes: Uint8Array) => utf8.decode(bytes);

/** The engines as the site's scan check uses them. */
export const decoders: readonly Decoder[] = [
  qrDecoder(decodeQR, readText),
  zxingDecoder(readBarcodes, toImageData, readText),
  jsqrDecoder(decodeByJsqr, readText),
  quircDecoder(await loadQuirc(), readText),
];

type ZxingInput = Parameters<typeof readBarcodes>[0];

function toImageData({ width, height, data }: Pixels): ZxingInput {
  return { width, height, data: new Uint8ClampedArray(data.buffer) } as unknown as ZxingInput;
}

/**
 * The pixels of a PNG. Greyscale images of depth 1 or 8 with no filters other than Sub and Up are read
 * without pngjs, which takes 60 ms for 1,000 × 1,000 pixels; pngjs reads all others.
 */
export function readPng(png: Uint8Array): Pixels {
  const file = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const [width, height, depth] = [file.getUint32(16), file.getUint32(20), file.getUint8(24)];
  const isSimpleGrey = file.getUint8(25) === 0 && file.getUint32(37) === IDAT;
  if (!isSimpleGrey) return readByPngjs(png);
  const packed = inflateSync(png.subarray(41, 41 + file.getUint32(33)));
  const stride = 1 + Math.ceil((width * depth) / 8);
  if (packed.length !== stride * height)
    throw new RangeError('The data does not have one row for each line of the image');
  const data = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const filter = packed[y * stride] as number;
    if (filter > (depth === 8 ? 2 : 0)) return readByPngjs(png);
    if (filter > 0) addTo(packed, y * stride + 1, stride - 1, filter === 1 ? 1 : stride);
    for (let x = 0; x < width; x++) {
      const byte = packed[y * stride + 1 + ((x * depth) >> 3)] as number;
      const grey = depth === 8 ? byte : ((byte >> (7 - (x & 7))) & 1) * 255;
      data[y * width + x] = 0xff000000 | (grey * 0x010101);
    }
  }
  return { width, height, data: new Uint8Array(data.buffer) };
}

/** Undoes the filter Sub or Up (ISO/IEC 15948, 9.2) of a row: adds the bytes `distance` before. */
function addTo(packed: Uint8Array, from: number, count: number, distance: number): void {
  const first = distance === 1 ? from + 1 : from;
  for (let at = first; at < from + count; at++) {
    packed[at] = (packed[at] as number) + (at < distance ? 0 : (packed[at - distance] as number));
  }
}

const IDAT = 0x49444154;

function readByPngjs(png: Uint8Array): Pixels {
  const { width, height, data } = PNG.sync.read(Buffer.from(png));
  return { width, height, data: new Uint8Array(data) };
}
