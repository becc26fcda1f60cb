import { concat } from '../bytes/concat.ts';
import type { Pixels } from '../image/pixels.ts';
import { type CodecFiles, once } from './codec-files.ts';
import { decodePng } from './decode-png.ts';
import { inflatedSize } from './inflate.ts';

/** What wasm-bindgen exports for the function `decode` of the crate. */
type Program = {
  readonly memory: WebAssembly.Memory;
  __wbindgen_malloc(size: number, align: number): number;
  __wbindgen_free(at: number, size: number, align: number): void;
  decode(at: number, size: number): number;
};

/**
 * Opens a PNG file by the decoder of the Rust crate png, and gives its pixels to `use`: of an animation, the first
 * picture. They lie in the decoder's memory until `use` returns, since a browser takes longer to provide memory for a
 * copy than to decode a code.
 * @throws {Error} when the file is damaged or ends early
 */
export const loadPngOpener = once(async (files: CodecFiles) => {
  const module = await WebAssembly.compile(await files('png-decoder'));
  let decoded = { at: 0, size: 0, width: 0, height: 0 };
  const keep = (at: number, size: number, width: number, height: number) => {
    decoded = { at: at >>> 0, size, width: width >>> 0, height: height >>> 0 };
    return 0;
  };
  const refuse = () => {
    throw new RangeError('Not a PNG');
  };
  // The names end in a hash of the build.
  const imports = WebAssembly.Module.imports(module).map(
    ({ name }) => [name, name.includes('u8clampedarray') ? keep : refuse] as const,
  );
  const instance = await WebAssembly.instantiate(module, { wbg: Object.fromEntries(imports) });
  const program = instance.exports as Program;
  return <Result>(file: Uint8Array, use: (pixels: Pixels) => Result): Result => {
    expectEnd(file); // the decoder stops when it has every row
    const fileAt = program.__wbindgen_malloc(file.length, 1) >>> 0;
    new Uint8Array(program.memory.buffer).set(file, fileAt);
    program.decode(fileAt, file.length); // frees the file
    const { at, size, width, height } = decoded;
    try {
      return use({ width, height, data: new Uint8Array(program.memory.buffer, at, size) });
    } finally {
      program.__wbindgen_free(at, size, 1);
    }
  };
});

/** Like `loadPngOpener`, with pixels that stay. */
export async function loadPngDecoder(files: CodecFiles): Promise<(file: Uint8Array) => Pixels> {
  const open = await loadPngOpener(files);
  return (file) => open(file, ({ data, ...size }) => ({ ...size, data: data.slice() }));
}

/**
 * Reads a PNG file without WebAssembly, which some browsers forbid, by fast-png. The platform's zlib inflates its data as
 * well, since fast-png has the one of our writer.
 * @throws {Error} when the file is damaged or ends early
 */
export async function readPng(file: Uint8Array<ArrayBuffer>): Promise<Pixels> {
  expectEnd(file);
  await inflatedSize(dataOf(file));
  return decodePng(file, LARGEST_SIDE);
}

/** In pixels. */
const LARGEST_SIDE = 8192;

/** The data of all chunks IDAT (ISO/IEC 15948, 5.3 and 11.2.4). */
function dataOf(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = SIGNATURE_LENGTH; at < file.length; at += view.getUint32(at) + 12) {
    if (view.getUint32(at + 4) !== IDAT) continue;
    parts.push(file.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  return concat(parts);
}

const SIGNATURE_LENGTH = 8;
const IDAT = 0x49444154;

function expectEnd(file: Uint8Array): void {
  if (!END.every((byte, i) => file[file.length - END.length + i] === byte))
    throw new RangeError('The file ends early');
}

/** The chunk IEND with its checksum (ISO/IEC 15948, 11.2.5). */
const END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
