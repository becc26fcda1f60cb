import { STANDARD_QUIET_ZONE } from '../encode/quiet-zone.ts';
import { layOnWhite } from '../export/raster/lay-on-white.ts';
import { renderRgba } from '../export/raster/paint.ts';
import type { Pixels } from '../image/pixels.ts';
import { resize } from '../image/resize.ts';
import type { Scene } from '../scene/scene.ts';

/**
 * A scene as a file of `sizePx` pixels on its longer side, on white paper where it is transparent.
 * @throws {CodeError} `size-too-small`, `invalid-logo`
 */
export function drawPicture(scene: Scene, sizePx: number): Pixels {
  const { width, height, data } = renderRgba(scene, sizePx);
  const pixels = new Uint8Array(data.buffer);
  if (scene.background === 'transparent') layOnWhite(pixels);
  return { width, height, data: pixels };
}

/** A scene with modules of `modulePx` pixels, which may be a multiple of one half. */
export function drawModulePicture(scene: Scene, modulePx: number): Pixels {
  const drawnPx = Math.ceil(modulePx);
  if (drawnPx === modulePx) return drawPicture(scene, sideOf(scene) * modulePx);
  const large = drawPicture(scene, sideOf(scene) * modulePx * 2);
  return resize(large, Math.ceil(large.width / 2), Math.ceil(large.height / 2));
}

/** A scene with the quiet zone that the standard requires. A scene with a frame is not changed. */
export function withStandardMargin(scene: Scene): Scene {
  const { size, quietZone, page } = scene;
  const isFramed = page.x !== -quietZone || page.width !== size + 2 * quietZone;
  if (isFramed || quietZone === STANDARD_QUIET_ZONE) return scene;
  const side = size + 2 * STANDARD_QUIET_ZONE;
  const corner = -STANDARD_QUIET_ZONE;
  return {
    ...scene,
    quietZone: STANDARD_QUIET_ZONE,
    page: { x: corner, y: corner, width: side, height: side },
  };
}

/** The longer side of the page in modules. */
export function sideOf({ page }: Scene): number {
  return Math.ceil(Math.max(page.width, page.height));
}
