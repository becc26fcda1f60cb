import {
  jsqrDecoder,
  qrDecoder,
  quircDecoder,
  zxingDecoder,
} from '@everscan/core/scan-check/decoders';
import type { Decoder } from '@everscan/core/scan-check/verdict';
import jsQR from 'jsqr';
import decodeQR from 'qr/decode.js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
// By path, because the package's list of exports names a folder that it does not have.
import { Quirc } from '../../../node_modules/quirc/dist/esm/index.js';
import quircUrl from '../../../node_modules/quirc/dist/libquirc.wasm?url';

// A byte order mark is content here like any other character.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
const readText = (bytes: Uint8Array) => utf8.decode(bytes);

let loaded: Promise<readonly Decoder[]> | undefined;

/**
 * The engines of the scan check. Call it in a worker: decoding takes long enough to block the page.
 * @throws when WebAssembly or the network fails; the next call tries again
 */
export function loadDecoders(): Promise<readonly Decoder[]> {
  loaded ??= load();
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

async function load(): Promise<readonly Decoder[]> {
  const [quirc] = await Promise.all([
    WebAssembly.instantiateStreaming(fetch(quircUrl)),
    // Our own copy: by default the package downloads it from a CDN.
    prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true }),
  ]);
  return [
    qrDecoder(decodeQR, readText),
    zxingDecoder(
      readBarcodes,
      ({ width, height, data }) => new ImageData(new Uint8ClampedArray(data.buffer), width, height),
      readText,
    ),
    jsqrDecoder(jsQR, readText),
    quircDecoder(new Quirc(quirc.instance), readText),
  ];
}
