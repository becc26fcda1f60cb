import { readImage } from '@everscan/core/codec/read-image';
import type { Design } from '@everscan/core/design/design';
import { geist } from '@everscan/core/lettering/geist';
import { createScene, type Scene, type SceneOptions } from '@everscan/core/scene/scene';

export { renderRgba } from '@everscan/core/export/raster/paint';
export { renderPng } from '@everscan/core/export/raster/png/png';

/** @throws {CodeError} when the text does not fit, or `invalid-logo`. */
export function drawScene(text: string, design: Design, options: SceneOptions): Scene {
  const scene = createScene(text, design, { font: geist, ...options });
  const { logo } = scene;
  if (logo && !logo.drawing) readImage(logo.image); // throws if the logo is invalid: painters cannot report it
  return scene;
}
