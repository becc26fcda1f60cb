import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import decodeByWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import { Resvg } from '@resvg/resvg-js';
import { decode as decodeByJpegJs } from 'jpeg-js';
import type { ExportFormatId } from '../src/export/index.ts';
import type { Pixels } from '../src/image/pixels.ts';
import { epsToSvg } from './eps-page.ts';
import { readPng } from './scanners.ts';

// `@types/node` leaves WebAssembly to the library `dom`, which core does without.
declare const WebAssembly: { compile(file: Uint8Array): Promise<WasmModule> };
type WasmModule = NonNullable<Parameters<typeof initWebp>[0]>;

/** Draws our files with programs that share no code with our writers. All of them are npm packages. */

/** Printed length of the longer side in the proofs, in millimetres. */
export const SIZE_MM = 40;
/** Longer side of a picture in pixels. */
export const SIZE_PX = 1000;

const POINTS_PER_INCH = 72;

const pdfium = await PDFiumLibrary.init();

/** The only page of a PDF file, drawn on white by pdfium, the engine of Chromium. */
export function drawByPdfium(pdf: Uint8Array, sizePx = SIZE_PX): Promise<Pixels> {
  return drawPage(pdf, (width, height) => sizePx / Math.max(width, height));
}

/** As a printer of this resolution draws the page. */
export function printByPdfium(pdf: Uint8Array, dpi: number): Promise<Pixels> {
  return drawPage(pdf, () => dpi / POINTS_PER_INCH);
}

/** @param scaleOf pixels for each point of a page, from its size in points */
async function drawPage(
  pdf: Uint8Array,
  scaleOf: (width: number, height: number) => number,
): Promise<Pixels> {
  const document = await pdfium.loadDocument(pdf);
  try {
    if (document.getPageCount() !== 1) throw new Error(`${document.getPageCount()} pages`);
    const page = document.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = scaleOf(originalWidth, originalHeight);
    const { width, height, data } = await page.render({
      width: Math.round(originalWidth * scale),
      height: Math.round(originalHeight * scale),
      render: 'bitmap',
    });
    return { width, height, data: data as Uint8Array<ArrayBuffer> };
  } finally {
    document.destroy();
  }
}

/** An SVG file, drawn on white by resvg. */
export function drawByResvg(svg: Uint8Array | string, sizePx = SIZE_PX): Pixels {
  const drawing = typeof svg === 'string' ? svg : Buffer.from(svg).toString();
  const [, width, height] = / viewBox="\S+ \S+ (\S+) (\S+)"/.exec(drawing) ?? [];
  const image = new Resvg(drawing, {
    fitTo: { mode: Number(width) > Number(height) ? 'width' : 'height', value: sizePx },
    background: '#ffffff',
    font: { loadSystemFonts: false },
  }).render();
  return { width: image.width, height: image.height, data: new Uint8Array(image.pixels) };
}

/** An EPS file, executed by the interpreter of the proofs and drawn by resvg. */
export function drawEps(eps: Uint8Array, sizePx = SIZE_PX): Pixels {
  return drawByResvg(epsToSvg(Buffer.from(eps).toString('latin1')), sizePx);
}

/** Decoded by libwebp. */
export async function decodeWebp(file: Uint8Array): Promise<Pixels> {
  await libwebp;
  const { width, height, data } = await decodeByWebp(new Uint8Array(file).buffer);
  return { width, height, data: new Uint8Array(data.buffer) };
}

export function decodeJpeg(file: Uint8Array): Pixels {
  const { width, height, data } = decodeByJpegJs(file, { useTArray: true });
  return { width, height, data: new Uint8Array(data) };
}

const path = fileURLToPath(import.meta.resolve('@jsquash/webp/codec/dec/webp_dec.wasm'));
const libwebp = WebAssembly.compile(readFileSync(path)).then((module) => initWebp(module));

/** For each format, a program that shows its files. Raster files are shown at their own size. */
export const drawers: Record<
  ExportFormatId,
  (file: Uint8Array, sizePx: number) => Pixels | Promise<Pixels>
> = {
  png: readPng,
  jpeg: decodeJpeg,
  webp: decodeWebp,
  svg: drawByResvg,
  pdf: drawByPdfium,
  eps: drawEps,
};
