import type { CodecFiles } from '../../codec/codec-files.ts';
import { loadWebpEncoder } from '../../codec/webp.ts';
import type { Scene } from '../../scene/scene.ts';
import { renderRgba } from './paint.ts';

/**
 * Loads the writer of scenes as lossless WebP.
 * @returns a function that throws {CodeError} `size-too-small` when a module would be less than one pixel; `invalid-logo`.
 */
export async function loadWebpWriter(codecs: CodecFiles, { isFallback = false } = {}) {
  const encode = await loadWebpEncoder(codecs);
  return (scene: Scene, sizePx: number): Uint8Array<ArrayBuffer> => {
    const { width, height, data } = renderRgba(scene, sizePx);
    return encode({ width, height, data: new Uint8Array(data.buffer) }, { isFast: isFallback });
  };
}
