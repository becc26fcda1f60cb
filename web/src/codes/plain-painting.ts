import type { Image } from '@everscan/core/export/raster/paint';
import { rasterise, toRgba } from '@everscan/core/export/raster/rasterise';
import type { Scene } from '@everscan/core/scene/scene';

/** The pixels of a scene in one of the two styles. */
export function paintPlain(scene: Scene, sizePx: number): Image {
  return { width: sizePx, height: sizePx, data: toRgba(rasterise(scene, sizePx)) };
}
