import { readFileSync } from 'node:fs';
import { quircDecoder } from '../../src/scan-check/decoders.ts';
import { engineOfPackage, readUtf8 } from './engine.ts';

/** `quirc` 1.0.0-alpha.4; its export map names a folder that is not in the package. */
const dist = new URL('../', import.meta.resolve('quirc'));

type Reader = {
  decode(
    grey: Uint8Array,
    width: number,
    height: number,
  ): readonly { readonly data: { readonly payload: ArrayBuffer } }[];
};

/** Node provides it, but TypeScript declares it only among the browser's types. */
declare const WebAssembly: {
  instantiate(file: Uint8Array, imports: object): Promise<{ readonly instance: object }>;
};

async function createReader(): Promise<Reader> {
  const { Quirc } = (await import(new URL('esm/index.js', dist).href)) as {
    Quirc: new (instance: object) => Reader;
  };
  const file = readFileSync(new URL('libquirc.wasm', dist));
  return new Quirc((await WebAssembly.instantiate(file, {})).instance);
}

let reader: Promise<Reader> | undefined;

/** One reader for all pictures. */
export function loadQuirc(): Promise<Reader> {
  reader ??= createReader();
  return reader;
}

/** quirc, in small devices: microcontrollers, older point-of-sale boxes, and inside OpenCV. */
export const quirc = engineOfPackage({
  id: 'quirc',
  name: 'quirc',
  family: 'older',
  package: 'quirc',
  decode: async (picture) =>
    quircDecoder(await loadQuirc(), (bytes) => readUtf8(bytes) ?? '').decode(picture),
});
