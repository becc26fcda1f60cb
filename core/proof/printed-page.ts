import { drawModulePicture } from '../src/scan-check/picture.ts';
import type { Scene } from '../src/scene/scene.ts';

/** A code on white paper with its standard quiet zone, at a higher resolution than any camera's. */
export type PrintedPage = {
  readonly modulePx: number;
  /** Side of the square page in pixels. */
  readonly side: number;
  /** Share of the light that each pixel reflects. */
  readonly reflectance: Float32Array;
};

/** Typical of office paper and of black toner. */
export const PAPER = 0.85;
const TONER = 0.04;
const MODULE_PX = 8;
const QUIET_ZONE_MODULES = 4;

/** Prints a code in greys. The scene has no frame and at most four modules of quiet zone. */
export function printPage(scene: Scene): PrintedPage {
  const picture = drawModulePicture(scene, MODULE_PX);
  const side = (scene.size + 2 * QUIET_ZONE_MODULES) * MODULE_PX;
  const margin = (side - picture.width) / 2;
  const reflectance = new Float32Array(side * side).fill(PAPER);
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const white = (picture.data[(y * picture.width + x) * 4] as number) / 255;
      reflectance[(y + margin) * side + x + margin] = TONER + (PAPER - TONER) * white;
    }
  }
  return { modulePx: MODULE_PX, side, reflectance };
}
