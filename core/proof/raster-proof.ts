import { PhotonImage } from '@cf-wasm/photon/node';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import sharp from 'sharp';
import { CodeError } from '../src/code-error.ts';
import { exportFormatOf } from '../src/export/index.ts';
import { layOnWhite } from '../src/export/raster/lay-on-white.ts';
import { layOut } from '../src/export/raster/layout.ts';
import { renderRgba } from '../src/export/raster/paint.ts';
import { makeFile } from '../src/file-check/make-file.ts';
import type { Pixels } from '../src/image/pixels.ts';
import { geist } from '../src/lettering/geist.ts';
import { createScene, type Scene } from '../src/scene/scene.ts';
import { codecFiles } from './codec-files.ts';
import { anyCode, type RandomCode } from './random-designs.ts';
import { decoders } from './scanners.ts';

/**
 * The proof of a raster file: other decoders than the writers and checkers of the site open it and see the picture
 * that was checked. `npm test` and the lab (`lab/proofs/raster.ts`) use it.
 */
export type RasterCase = RandomCode & { readonly sizePx: number; readonly sizeMm?: number };

export type RasterFormat = 'png' | 'jpeg' | 'webp';
export const rasterFormats: readonly RasterFormat[] = ['png', 'jpeg', 'webp'];

/** Cases that are made from one seed. */
export const BATCH = 20;
/** Longer sides in pixels. */
const SIZES_PX = { min: 40, max: 600 };
/** Of 255, over red, green and blue. */
const MAX_MEAN_DIFFERENCE = 6;
/** A module counts if it is this share of the contrast away from the threshold, and farther than the mean may be. */
const CLEAR_SHARE = 1 / 8;

/** None of them writes or checks the site's files. */
const independentDecoders: Readonly<
  Record<RasterFormat, readonly (readonly [name: string, decode: Decode])[]>
> = {
  png: [
    ['libpng', decodeByVips],
    ['pngjs', decodeByPngjs],
  ],
  jpeg: [
    ['libjpeg', decodeByVips],
    ['jpeg-decoder', decodeByPhoton],
  ],
  webp: [
    ['libwebp', decodeByVips],
    ['image-rs', decodeByPhoton],
  ],
};
type Decode = (file: Uint8Array) => Pixels | Promise<Pixels>;

const tools = {
  codecs: codecFiles,
  readers: decoders.filter(({ group }) => group === 'phones'),
};

const shortText = fc.webUrl().map((url) => url.slice(0, 24));
/** Half of the texts are short enough for the smallest pictures. */
const cases = fc.record({
  code: anyCode,
  short: fc.option(shortText),
  sizePx: fc.noBias(fc.integer(SIZES_PX)),
  sizeMm: fc.option(fc.integer({ min: 10, max: 200 }), { nil: undefined }),
});

/** Random designs whose modules have at least a pixel; a batch is the same for the same seed. */
export function* rasterCases(seed: number): Generator<RasterCase> {
  let found = 0;
  for (const { code, short, sizePx, sizeMm } of fc.sample(cases, { seed, numRuns: 8 * BATCH })) {
    const text = short ?? code.text;
    const sidePx = smallestSidePx(text, code.design);
    if (sidePx === undefined || sizePx < sidePx) continue;
    yield { text, design: code.design, sizePx, ...(sizeMm !== undefined && { sizeMm }) };
    if (++found === BATCH) return;
  }
  throw new Error(`Only ${found} designs of seed ${seed} can be drawn`);
}

/** With modules of one pixel; `undefined` for a text that does not fit into a symbol of this level. */
function smallestSidePx(text: string, design: RandomCode['design']): number | undefined {
  try {
    const { page } = createScene(text, design, { font: geist });
    return Math.max(page.width, page.height);
  } catch (error) {
    if (error instanceof CodeError && error.reason === 'data-too-large') return undefined;
    throw error;
  }
}

/**
 * Makes a file as a download does, and opens it.
 * @throws a description of the fault
 */
export async function proveRasterFile(code: RasterCase, format: RasterFormat): Promise<void> {
  const { text, design, sizePx, sizeMm } = code;
  // Pages send scenes to a worker, which writes the file.
  const scene = structuredClone(createScene(text, design, { font: geist }));
  const options = { sizePx, title: text, ...(sizeMm !== undefined && { sizeMm }) };
  const order = { scene, text, format: exportFormatOf(format), options };
  try {
    const { bytes } = await makeFile(order, tools);
    const picture = pictureOf(scene, code.sizePx, format);
    for (const [name, decode] of independentDecoders[format]) {
      const fault = (what: string) => new Error(`${name} ${what}`);
      const file = await Promise.resolve(bytes)
        .then(decode)
        .catch((error: Error) => {
          throw fault(`refuses it: ${error.message}`);
        });
      const difference =
        format === 'jpeg'
          ? differenceOfJpeg(file, picture, scene, sizePx)
          : differenceOf(file, picture);
      if (difference) throw fault(`sees ${difference}`);
    }
  } catch (error) {
    throw new Error(
      `${format} of ${sizePx} px: ${(error as Error).message}: ${JSON.stringify(code)}`,
    );
  }
}

/** What the scan check judges. */
function pictureOf(scene: Scene, sizePx: number, format: RasterFormat): Pixels {
  const { width, height, data } = renderRgba(scene, sizePx);
  const pixels = new Uint8Array(data.buffer);
  if (format === 'jpeg' && scene.background === 'transparent') layOnWhite(pixels);
  return { width, height, data: pixels };
}

/** The colour of pixels that nobody sees may differ. */
function differenceOf(file: Pixels, picture: Pixels): string | undefined {
  const size = differenceOfSize(file, picture);
  if (size || Buffer.from(file.data.buffer).equals(picture.data)) return size;
  const { width, data } = picture;
  for (let i = 0; i < data.length; i += 4) {
    const [one, two] = [file.data.subarray(i, i + 4), data.subarray(i, i + 4)];
    const isEqual = one.every((value, c) => value === two[c]) || (one[3] === 0 && two[3] === 0);
    if (isEqual) continue;
    const at = i / 4;
    return `${one} instead of ${two} at ${at % width}, ${Math.floor(at / width)}`;
  }
  return undefined;
}

function differenceOfJpeg(
  file: Pixels,
  picture: Pixels,
  scene: Scene,
  sizePx: number,
): string | undefined {
  const size = differenceOfSize(file, picture);
  if (size) return size;
  let sum = 0;
  for (let i = 0; i < picture.data.length; i++) {
    sum += Math.abs((file.data[i] as number) - (picture.data[i] as number));
  }
  const mean = sum / ((picture.data.length * 3) / 4);
  if (mean > MAX_MEAN_DIFFERENCE) return `other colours, by ${mean.toFixed(1)} of 255`;

  const wanted = centres(picture, scene, sizePx);
  const found = centres(file, scene, sizePx);
  const [darkest, lightest] = [Math.min(...wanted), Math.max(...wanted)];
  const threshold = (darkest + lightest) / 2;
  const clear = Math.max((lightest - darkest) * CLEAR_SHARE, MAX_MEAN_DIFFERENCE);
  const wrong = wanted.filter(
    (value, i) =>
      Math.abs(value - threshold) >= clear &&
      value > threshold !== (found[i] as number) > threshold,
  );
  return wrong.length > 0
    ? `${wrong.length} modules on the other side of the threshold`
    : undefined;
}

function differenceOfSize(file: Pixels, picture: Pixels): string | undefined {
  return file.width === picture.width && file.height === picture.height
    ? undefined
    : `${file.width} × ${file.height} instead of ${picture.width} × ${picture.height} pixels`;
}

/** The luma of the pixel in the middle of each module (ITU-R BT.601). */
function centres({ width, data }: Pixels, scene: Scene, sizePx: number): number[] {
  const { modulePx, leftPx, topPx } = layOut(scene, sizePx);
  const middle = Math.floor(modulePx / 2);
  return Array.from({ length: scene.size ** 2 }, (_, i) => {
    const x = leftPx + (i % scene.size) * modulePx + middle;
    const y = topPx + Math.floor(i / scene.size) * modulePx + middle;
    const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 4);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
}

/** With libvips: libpng, libjpeg or libwebp. Warnings are errors. */
async function decodeByVips(file: Uint8Array): Promise<Pixels> {
  const image = sharp(file, { failOn: 'warning' }).toColourspace('srgb').ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** Checks the sum of every chunk. */
function decodeByPngjs(file: Uint8Array): Pixels {
  const { width, height, data } = PNG.sync.read(Buffer.from(file), { checkCRC: true });
  return { width, height, data: new Uint8Array(data) };
}

/** By the codecs of the Rust crate `image`. */
function decodeByPhoton(file: Uint8Array): Pixels {
  const image = PhotonImage.new_from_byteslice(file);
  try {
    const [width, height] = [image.get_width(), image.get_height()];
    return { width, height, data: new Uint8Array(image.get_raw_pixels()) };
  } finally {
    image.free();
  }
}
