import { qrDecoder, zxingDecoder } from '@everscan/core/scan-check/decoders';
import { checkScan } from '@everscan/core/scan-check/scan-check';
import decodeQR from 'qr/decode.js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { ScanAnswer, ScanRequest } from './scan-check.ts';

// Our own copy, by a name with a hash: left to itself the package asks a server of others.
const engine = prepareZXingModule({
  overrides: { locateFile: () => wasmUrl },
  fireImmediately: true,
});
// A byte order mark is content here like any other character.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
const readText = (bytes: Uint8Array) => utf8.decode(bytes);

const decoders = [
  qrDecoder(decodeQR, readText),
  zxingDecoder(
    readBarcodes,
    ({ width, height, data }) => new ImageData(new Uint8ClampedArray(data.buffer), width, height),
    readText,
  ),
];

self.onmessage = async ({ data: { id, input, effort } }: MessageEvent<ScanRequest>) => {
  self.postMessage(await answer());

  async function answer(): Promise<ScanAnswer> {
    try {
      await engine;
    } catch {
      return { id, failure: 'unavailable' };
    }
    try {
      return { id, verdict: await checkScan(input, decoders, effort) };
    } catch (error) {
      return { id, failure: String(error) };
    }
  }
};
