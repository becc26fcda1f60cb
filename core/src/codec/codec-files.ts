import type { Pixels } from '../image/pixels.ts';

/** The programs in WebAssembly that write and read images. */
export type CodecFile =
  | 'jpeg-encoder'
  | 'jpeg-decoder'
  | 'png-decoder'
  | 'webp-encoder'
  | 'webp-decoder';

/**
 * The bytes of a codec, which the site fetches and Node reads from the disk. Both take the same build, so that an
 * image has the same bytes everywhere.
 * @throws when they cannot be loaded
 */
export type CodecFiles = (file: CodecFile) => Promise<Uint8Array<ArrayBuffer>>;

/** Starts a codec that Emscripten compiled. @param factory the default export of its script */
export async function startCodec<Codec>(
  factory: unknown,
  file: Promise<Uint8Array<ArrayBuffer>>,
): Promise<Codec> {
  const wasmBinary = await file;
  return (factory as (options: object) => Promise<Codec>)({ wasmBinary, noInitialRun: true });
}

/** Calls `load` once, and again after a failure. */
export function once<Loaded>(
  load: (files: CodecFiles) => Promise<Loaded>,
): (files: CodecFiles) => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  return (files) => {
    loaded ??= load(files).catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/** An image as codecs return it. */
export type AnyPixels = {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number> & ArrayBufferView<ArrayBufferLike>;
};

export function toPixels({ width, height, data }: AnyPixels): Pixels {
  const { buffer, byteOffset, byteLength } = data;
  return { width, height, data: new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength) };
}
