import { readFileSync } from 'node:fs';
import type { Pixels } from '../../src/image/pixels.ts';
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

/** Node has it; the types without those of a browser do not. */
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

/** quirc, made for small devices. It finds the corners of a finder pattern by its outline. */
export const quirc = engineOfPackage({
  id: 'quirc',
  name: 'quirc',
  family: 'everywhere',
  package: 'quirc',
  async decode(picture) {
    reader ??= createReader();
    const { width, height } = picture;
    const [found] = (await reader).decode(greyOf(picture), width, height);
    return found && readUtf8(new Uint8Array(found.data.payload));
  },
});

/** Brightness as in ITU-R BT.601, which cameras deliver. */
function greyOf({ width, height, data }: Pixels): Uint8Array {
  const grey = new Uint8Array(width * height);
  const value = (at: number) => data[at] as number;
  for (let i = 0, at = 0; i < grey.length; i++, at += 4) {
    grey[i] = (value(at) * 77 + value(at + 1) * 150 + value(at + 2) * 29) >> 8;
  }
  return grey;
}
