import { decode, encode } from 'jpeg-js';
import { renderPng } from '../src/export/raster/png/png.ts';
import { renderEps } from '../src/export/vector/print/eps.ts';
import { renderPdf } from '../src/export/vector/print/pdf.ts';
import { renderSvg } from '../src/export/vector/svg/svg.ts';
import type { Pixels } from '../src/image/pixels.ts';
import { drawModulePicture } from '../src/scan-check/picture.ts';
import { addNoise, blur, fade, rotate, tilt } from '../src/scan-check/stress.ts';
import type { Scene } from '../src/scene/scene.ts';
import { drawByResvg, SIZE_MM, SIZE_PX } from './drawers.ts';
import { readPng } from './scanners.ts';
import { drawByGhostscript, drawByPoppler } from './tools.ts';

/** How a code is shown to an engine. */
export type Condition = {
  readonly id: string;
  readonly kind: 'undistorted' | 'distorted';
  draw(scene: Scene): Pixels;
};

/** Pixels per module in conditions that do not vary the size. */
const MODULE_PX = 5;

const atModulePx = (px: number): Condition => ({
  id: `${px} px`,
  kind: 'undistorted',
  draw: (scene) => drawModulePicture(scene, px),
});

const distorted = (id: string, change: (picture: Pixels) => Pixels): Condition => ({
  id,
  kind: 'distorted',
  draw: (scene) => change(drawModulePicture(scene, MODULE_PX)),
});

const fromFile = (id: string, draw: (scene: Scene) => Pixels): Condition => ({
  id,
  kind: 'undistorted',
  draw,
});

/** A picture of the code and nothing else, with a whole number of pixels per module. */
export const sizes: readonly Condition[] = [3, 4, 5, 6, 8, 10, 14].map(atModulePx);

/** The files that people download, as other programs draw them. */
export function fileConditions(): readonly Condition[] {
  const print = { title: 'QR code', sizeMm: SIZE_MM, isBlackOnly: false };
  return [
    ...[400, 1000].flatMap((px) => [
      fromFile(`PNG, ${px} px`, (scene) => readPng(renderPng(scene, px))),
      fromFile(`SVG, ${px} px`, (scene) => drawByResvg(renderSvg(scene, 'QR code'), px)),
    ]),
    fromFile('PDF, 1000 px', (scene) => drawByPoppler(renderPdf(scene, print), SIZE_PX)),
    fromFile('EPS, 1000 px', (scene) =>
      drawByGhostscript(Buffer.from(renderEps(scene, print)), SIZE_PX),
    ),
  ];
}

/** Distortions caused by cameras and messaging apps. */
export const distortions: readonly Condition[] = [
  distorted('perspective 15°', (picture) => tilt(picture, 15, 'y')),
  distorted('perspective 25°', (picture) => tilt(picture, 25, 'x')),
  distorted('rotation 11°', (picture) => rotate(picture, 11)),
  distorted('rotation 37°', (picture) => rotate(picture, 37)),
  distorted('blur', (picture) => blur(picture, 0.35 * MODULE_PX)),
  // Noise as from a phone at night. From ±70 on, it exceeds the contrast of some readable colours.
  distorted('noise', (picture) => addNoise(picture, 40)),
  distorted('JPEG quality 30', (picture) => asJpeg(picture, 30)),
  distorted('camera', (picture) =>
    asJpeg(addNoise(fade(blur(rotate(tilt(picture, 10, 'y'), 6), 1.2), 0.7), 12), 60),
  ),
];

export function asJpeg({ width, height, data }: Pixels, quality: number): Pixels {
  const opaque = { width, height, data: data.map((value, i) => ((i & 3) === 3 ? 255 : value)) };
  const decoded = decode(encode(opaque, quality).data, { useTArray: true });
  return { width, height, data: new Uint8Array(decoded.data) };
}
