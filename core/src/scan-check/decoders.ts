import type { Pixels } from '../image/pixels.ts';
import type { Decoder } from './scan-check.ts';

/** `decodeQR` of `qr/decode`. */
type DecodeQr = (
  image: Pixels,
  options: { timeLimit: number; textDecoder: (bytes: Uint8Array) => string },
) => string;

/** `readBarcodes` of `zxing-wasm/reader`, as far as it is used here. */
type ReadBarcodes<Image> = (
  image: Image,
  options: typeof ZXING_OPTIONS,
) => Promise<readonly { readonly bytes: Uint8Array }[]>;

/** Bytes of UTF-8 as text; throws when they are none. */
type ReadText = (bytes: Uint8Array) => string;

const ZXING_OPTIONS = {
  formats: ['QRCode' as const],
  maxNumberOfSymbols: 1,
  textMode: 'Plain' as const,
  // Light on dark is read by some scanners only, so this one does not try.
  tryInvert: false,
  // Of linear codes; a symbol is found at any angle without it.
  tryRotate: false,
  tryHarder: true,
  tryDownscale: true,
};

/**
 * The time that retries may take. It is counted by the clock, so that a busy machine would give up
 * sooner: it is set beyond what they take.
 */
const RETRY_MS = 1000;

/** The engine of the package `qr`. */
export function qrDecoder(decodeQr: DecodeQr, readText: ReadText): Decoder {
  return {
    id: 'qr',
    decode(pixels) {
      try {
        return decodeQr(pixels, { timeLimit: RETRY_MS, textDecoder: readText });
      } catch {
        return undefined;
      }
    },
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
    async decode(pixels) {
      const [found] = await readBarcodes(toImage(pixels), ZXING_OPTIONS);
      try {
        return found && readText(found.bytes);
      } catch {
        return undefined;
      }
    },
  };
}
