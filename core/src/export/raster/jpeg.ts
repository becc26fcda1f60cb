import type { CodecFiles } from '../../codec/codec-files.ts';
import { loadJpegEncoder } from '../../codec/jpeg.ts';
import { dotsPerInch } from '../../print/physical-size.ts';
import type { Scene } from '../../scene/scene.ts';
import { layOnWhite } from './lay-on-white.ts';
import { renderRgba } from './paint.ts';

/** Out of 100. High enough that no ringing is visible at the edges of modules. */
const QUALITY = 92;
/** Nearly without loss: for a file that failed at the usual quality. */
const HIGHEST_QUALITY = 100;

/**
 * Loads the writer of scenes as JPEG, on white where they are transparent.
 * @returns a function that throws {CodeError} `size-too-small` when a module would be less than one pixel; `invalid-logo`.
 */
export async function loadJpegWriter(codecs: CodecFiles, { isFallback = false } = {}) {
  const encode = await loadJpegEncoder(codecs);
  const quality = isFallback ? HIGHEST_QUALITY : QUALITY;
  return (scene: Scene, sizePx: number, sizeMm?: number): Uint8Array<ArrayBuffer> => {
    const { width, height, data } = renderRgba(scene, sizePx);
    const pixels = new Uint8Array(data.buffer);
    if (scene.background === 'transparent') layOnWhite(pixels);
    const dpi = sizeMm ? dotsPerInch(sizePx, sizeMm) : undefined;
    return encode({ width, height, data: pixels }, { quality, dpi });
  };
}
