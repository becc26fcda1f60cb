import type { CodecFiles } from '../codec/codec-files.ts';
import { READABLE_MEGAPIXELS } from '../codec/jpeg.ts';
import { layOnWhite } from '../export/raster/lay-on-white.ts';
import { layOut } from '../export/raster/layout.ts';
import { createPainter, type Painter, renderRgba } from '../export/raster/paint.ts';
import type { Pixels } from '../image/pixels.ts';
import type { Decoder } from '../scan-check/verdict.ts';
import type { Scene } from '../scene/scene.ts';
import { FileFault } from './file-fault.ts';
import type { FileOrder, FileTools } from './file-order.ts';

/** Of 255, over all channels. A JPEG of usual quality differs by 1 or 2. */
const MAX_MEAN_DIFFERENCE = 6;
/**
 * A module counts if it is this share of the contrast away from the threshold, and farther than the file may differ;
 * nearer ones, such as those under the edge of a logo, are on no side of it.
 */
const CLEAR_SHARE = 1 / 8;
/** Of 255: decoders of JPEG round differently, and enlarge colours differently. */
const DECODER_DIFFERENCE = 3;
/** Rows that are painted and compared at a time. */
const STRIP_ROWS = 32;
/** Pixels per module in pictures that the engines read. Larger modules only take longer. */
const READ_MODULE_PX = 8;

/**
 * Decodes a PNG, WebP or JPEG file, compares it with the picture of its scene, and reads it.
 * @returns the engines that read it
 * @throws {FileFault}
 */
export async function checkRaster(
  bytes: Uint8Array<ArrayBuffer>,
  { scene, text, format, options: { sizePx } }: FileOrder,
  { codecs, readers }: FileTools,
): Promise<readonly Decoder['id'][]> {
  const painter = createPainter(scene, sizePx);
  const { widthPx: width, heightPx: height, modulePx } = painter.layout;
  const open = await loadOpener(format.id, width * height, codecs);
  const isLossy = format.id === 'jpeg';
  const isTransparent = scene.background === 'transparent';
  const drawPicture = (): Pixels => {
    const data = new Uint8Array(renderRgba(scene, sizePx).data.buffer);
    if (isLossy && isTransparent) layOnWhite(data);
    return { width, height, data };
  };
  const thin = (pixels: Pixels) => {
    const thinned = everyNth(pixels, Math.max(1, Math.floor(modulePx / READ_MODULE_PX)));
    if (isTransparent) layOnWhite(thinned.data);
    return thinned;
  };
  const compare = (file: Pixels) => {
    if (file.width !== width || file.height !== height)
      throw new FileFault(`${file.width} × ${file.height} pixels instead of ${width} × ${height}`);
    if (isLossy) expectSimilar(file, drawPicture(), scene, sizePx);
    else expectEqual(file, painter);
    return thin(file);
  };
  const thinned = await open(bytes, compare).catch((error) => {
    if (error instanceof FileFault) throw error;
    throw new FileFault(`Its decoder refuses the file: ${String(error)}`);
  });
  const read = await textsOf(thinned, readers);
  const readBy = readers.filter((_, i) => read[i] === text);
  const other = read.find((found) => !isMissOr(text, found));
  if (readBy.length === 0 && other !== undefined)
    throw new FileFault('An engine reads another text');
  // The pixels of other formats are those of the picture, so a miss is the design's fault and part of its verdict. So is
  // the miss in a JPEG of a design that an engine does not even read in the picture.
  if ((isLossy && readBy.length < readers.length) || other !== undefined) {
    const readInPicture = await textsOf(thin(drawPicture()), readers);
    if (isLossy && readInPicture.every((found) => found === text))
      throw new FileFault('An engine reads the picture and not the file');
    const isMisread = read.some((found, i) => !isMissOr(text, found) && found !== readInPicture[i]);
    if (isMisread) throw new FileFault('An engine reads another text only in the file');
  }
  return readBy.map(({ id }) => id);
}

function isMissOr(text: string, found: string | undefined): boolean {
  return found === undefined || found === text;
}

/** Decodes a file, and gives its pixels to `use`, which may not keep them. */
type Open = (bytes: Uint8Array<ArrayBuffer>, use: (pixels: Pixels) => Pixels) => Promise<Pixels>;

/** For each format, a decoder from another library than its writer's; libwebp has the only one for WebP. */
async function loadOpener(format: string, pixels: number, codecs: CodecFiles): Promise<Open> {
  if (format === 'png') {
    const { loadPngOpener, readPng } = await import('../codec/png.ts');
    const open = await loadPngOpener(codecs).catch(() => undefined);
    return async (bytes, use) => (open ? open(bytes, use) : use(await readPng(bytes)));
  }
  if (format === 'webp') {
    const decode = await (await import('../codec/webp.ts')).loadWebpDecoder(codecs);
    return async (bytes, use) => use(decode(bytes));
  }
  const { loadJpegDecoder, readJpeg } = await import('../codec/jpeg.ts');
  const decode = pixels > READABLE_MEGAPIXELS * 1e6 ? await loadJpegDecoder(codecs) : readJpeg;
  return async (bytes, use) => use(decode(bytes));
}

/**
 * Every visible pixel is equal. The picture is painted in strips, because a browser takes longer to provide the memory
 * for all of it than to paint it.
 */
function expectEqual(file: Pixels, { paint }: Painter): void {
  const { width, height } = file;
  const words = wordsOf(file);
  const painted = new Uint32Array(width * STRIP_ROWS);
  for (let top = 0; top < height; top += STRIP_ROWS) {
    const strip = words.subarray(top * width, (top + STRIP_ROWS) * width);
    paint(painted.subarray(0, strip.length), top, strip.length / width);
    if (difference(strip, painted) === 0) continue;
    const isVisible = (pixel: number, i: number) =>
      pixel !== painted[i] && (pixel | (painted[i] as number)) >>> 24 !== 0;
    if (strip.some(isVisible)) throw new FileFault(`Pixels differ below row ${top}`);
  }
}

/** 0 for equal pixels. A loop that reads `length` each time takes five times as long. */
function difference(one: Uint32Array, two: Uint32Array): number {
  const count = one.length;
  let bits = 0;
  for (let i = 0; i < count; i++) bits |= (one[i] as number) ^ (two[i] as number);
  return bits;
}

function wordsOf({ data }: Pixels): Uint32Array {
  return data.byteOffset % 4 === 0
    ? new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
    : new Uint32Array(data.slice().buffer);
}

/** The mean difference is small, and the centre of every module is on its side of the threshold. */
function expectSimilar(file: Pixels, picture: Pixels, scene: Scene, sizePx: number): void {
  const [one, two, count] = [file.data, picture.data, file.data.length];
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.abs((one[i] as number) - (two[i] as number));
  const mean = sum / (file.width * file.height * 3);
  if (mean > MAX_MEAN_DIFFERENCE) throw new FileFault(`Differs by ${mean.toFixed(1)} of 255`);

  const { size } = scene;
  const { modulePx, leftPx, topPx } = layOut(scene, sizePx);
  const centre = Math.floor(modulePx / 2);
  const lightness = ({ data }: Pixels, module: number) => {
    const x = leftPx + (module % size) * modulePx + centre;
    const y = topPx + Math.floor(module / size) * modulePx + centre;
    const at = (y * file.width + x) * 4;
    return (
      0.299 * (data[at] as number) +
      0.587 * (data[at + 1] as number) +
      0.114 * (data[at + 2] as number)
    );
  };
  const wanted = Float64Array.from({ length: size * size }, (_, i) => lightness(picture, i));
  const [darkest, lightest] = [Math.min(...wanted), Math.max(...wanted)];
  const threshold = (darkest + lightest) / 2;
  const clear = Math.max((lightest - darkest) * CLEAR_SHARE, MAX_MEAN_DIFFERENCE);
  for (const [module, value] of wanted.entries()) {
    const distance = value - threshold;
    if (Math.abs(distance) < clear) continue;
    if ((lightness(file, module) - threshold) * Math.sign(distance) < DECODER_DIFFERENCE)
      throw new FileFault(`Module ${module} is on the wrong side of the threshold`);
  }
}

/** Every `step`th pixel of every `step`th row. */
function everyNth(pixels: Pixels, step: number): Pixels {
  const words = wordsOf(pixels);
  const width = Math.floor(pixels.width / step);
  const height = Math.floor(pixels.height / step);
  const thinned = new Uint32Array(width * height);
  const first = step >> 1;
  for (let y = 0; y < height; y++) {
    const row = (y * step + first) * pixels.width + first;
    for (let x = 0; x < width; x++) thinned[y * width + x] = words[row + x * step] as number;
  }
  return { width, height, data: new Uint8Array(thinned.buffer) };
}

function textsOf(
  pixels: Pixels,
  readers: readonly Decoder[],
): Promise<readonly (string | undefined)[]> {
  return Promise.all(readers.map(async (reader) => reader.decode(pixels)));
}
