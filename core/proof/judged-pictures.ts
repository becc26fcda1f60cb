import type { Pixels } from '../src/image/pixels.ts';
import { resize } from '../src/image/resize.ts';
import { drawModulePicture } from '../src/scan-check/picture.ts';
import { blur, rotate, tilt } from '../src/scan-check/stress.ts';
import { xorshift } from '../src/scan-check/xorshift.ts';
import type { Scene } from '../src/scene/scene.ts';
import { asJpeg, type Condition } from './conditions.ts';

const atModulePx = (px: number): Condition => ({
  id: `${px} px`,
  kind: 'undistorted',
  draw: (scene) => drawModulePicture(scene, px),
});

/** Undistorted, at three widths of a module. */
export const cleanPictures: readonly Condition[] = [3, 5, 8].map(atModulePx);
export const logoPictures: readonly Condition[] = [4, 8].map(atModulePx);

const MODULE_PX = 5;
const NOISE_SD = 28;

/** What cameras and messengers do to a code. No picture equals one of the scan check's own. */
export const roughPictures: readonly Condition[] = [
  rough('perspective 15°', (picture) => tilt(picture, 15, 'x')),
  rough('perspective 25°', (picture) => tilt(picture, 25, 'y')),
  rough('rotation 17°', (picture) => rotate(picture, 17)),
  rough('rotation 38°', (picture) => rotate(picture, 38)),
  rough('blur', (picture) => blur(picture, 0.4 * MODULE_PX)),
  rough('noise', (picture) => addNormalNoise(picture, NOISE_SD)),
  rough('JPEG 30', (picture) => asJpeg(picture, 30)),
  rough('uneven light', lightFromOneSide),
  rough('2.3 px', (picture) => shrink(picture, 2.3 / MODULE_PX)),
];

function rough(id: string, change: (picture: Pixels) => Pixels): Condition {
  return { id, kind: 'distorted', draw: (scene) => change(pictureOf(scene)) };
}

const drawn = new WeakMap<Scene, Pixels>();

function pictureOf(scene: Scene): Pixels {
  const picture = drawn.get(scene) ?? drawModulePicture(scene, MODULE_PX);
  drawn.set(scene, picture);
  return picture;
}

/** The sum of four random numbers is close to a normal distribution with a variance of 1/3. */
function addNormalNoise({ width, height, data }: Pixels, deviation: number): Pixels {
  const out = new Uint8ClampedArray(data);
  const numbers = xorshift(0x1b873593);
  const random = () => numbers() / 0x1_0000_0000;
  for (let i = 0; i < out.length; i += 4) {
    const by = (random() + random() + random() + random() - 2) * Math.sqrt(3) * deviation;
    for (let c = i; c < i + 3; c++) out[c] = (out[c] as number) + by;
  }
  return { width, height, data: new Uint8Array(out.buffer) };
}

/** As beside a lamp: from full light at the top left to 35 % of it at the bottom right. */
function lightFromOneSide({ width, height, data }: Pixels): Pixels {
  const out = data.slice();
  for (let i = 0; i < out.length; i += 4) {
    const at = i / 4;
    const along = ((at % width) / width + Math.floor(at / width) / height) / 2;
    for (let c = i; c < i + 3; c++) out[c] = (out[c] as number) * (1 - 0.65 * along);
  }
  return { width, height, data: out };
}

function shrink(picture: Pixels, by: number): Pixels {
  return resize(picture, Math.round(picture.width * by), Math.round(picture.height * by));
}
