import type { Pixels } from '../image/pixels.ts';
import type { Decoder } from './verdict.ts';

/** `decodeQR` of `qr/decode`. */
type DecodeQr = (
  image: Pixels,
  options: { timeLimit: number; textDecoder: (bytes: Uint8Array) => string },
) => string;

/** The part of `readBarcodes` of `zxing-wasm/reader` that we use. */
type ReadBarcodes<Image> = (
  image: Image,
  options: typeof ZXING_OPTIONS,
) => Promise<readonly { readonly bytes: Uint8Array }[]>;

/** `jsQR` of `jsqr`. */
type JsQr = (
  data: Uint8ClampedArray,
  width: number,
  height: number,
  options: { inversionAttempts: 'dontInvert' },
) => { readonly binaryData: ArrayLike<number> } | null;

/** The reader of `quirc`, which takes one byte of brightness for each pixel. */
type Quirc = {
  decode(
    grey: Uint8Array,
    width: number,
    height: number,
  ): readonly { readonly data: { readonly payload: ArrayBuffer } }[];
};

/** Decodes UTF-8; throws if the bytes are not valid UTF-8. */
type ReadText = (bytes: Uint8Array) => string;

const ZXING_OPTIONS = {
  formats: ['QRCode' as const],
  maxNumberOfSymbols: 1,
  textMode: 'Plain' as const,
  // Only some scanners read light on dark, so this one does not try.
  tryInvert: false,
  // For linear codes; QR codes are found at any angle without it.
  tryRotate: false,
  tryHarder: true,
  tryDownscale: true,
};

/**
 * Time limit of retries. It is longer than retries ever take, because it is measured by the clock and a busy
 * machine would otherwise give up too early.
 */
const RETRY_MS = 1000;

/** The engine of the package `qr`. */
export function qrDecoder(decodeQr: DecodeQr, readText: ReadText): Decoder {
  return {
    id: 'qr',
    group: 'phones',
    decode: (pixels) =>
      attempt(() => decodeQr(pixels, { timeLimit: RETRY_MS, textDecoder: readText })),
  };
}

/** ZXing-C++. Inverted symbols are not read. */
export function zxingDecoder<Image>(
  readBarcodes: ReadBarcodes<Image>,
  toImage: (pixels: Pixels) => Image,
  readText: ReadText,
): Decoder {
  return {
    id: 'zxing',
    group: 'phones',
    async decode(pixels) {
      const [found] = await readBarcodes(toImage(pixels), ZXING_OPTIONS);
      return attempt(() => found && readText(found.bytes));
    },
  };
}

/** jsQR, which many web pages scan with. */
export function jsqrDecoder(jsQr: JsQr, readText: ReadText): Decoder {
  return {
    id: 'jsqr',
    group: 'apps',
    decode: ({ width, height, data }) =>
      attempt(() => {
        const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
        const found = jsQr(pixels, width, height, { inversionAttempts: 'dontInvert' });
        return found ? readText(Uint8Array.from(found.binaryData)) : undefined;
      }),
  };
}

/** quirc, which small devices scan with. */
export function quircDecoder(quirc: Quirc, readText: ReadText): Decoder {
  return {
    id: 'quirc',
    group: 'everywhere',
    decode: (pixels) =>
      attempt(() => {
        const [found] = quirc.decode(greyOf(pixels), pixels.width, pixels.height);
        return found && readText(new Uint8Array(found.data.payload));
      }),
  };
}

/** Some engines throw when they find no code. */
function attempt(read: () => string | undefined): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Brightness as cameras deliver it (ITU-R BT.601). */
function greyOf({ width, height, data }: Pixels): Uint8Array {
  const count = width * height;
  const grey = new Uint8Array(count);
  const value = (at: number) => data[at] as number;
  for (let i = 0, at = 0; i < count; i++, at += 4) {
    grey[i] = (value(at) * 77 + value(at + 1) * 150 + value(at + 2) * 29) >> 8;
  }
  return grey;
}
