import { zlibSync } from 'fflate';
import { square } from '../../../path/path.ts';
import { placed } from '../../../path/transform.ts';
import type { Fill } from '../../../scene/fill.ts';
import type { Scene } from '../../../scene/scene.ts';
import { number } from '../path-data.ts';
import { pathOperators } from './curves.ts';
import { moduleRuns } from './module-runs.ts';
import { PdfFile } from './pdf-file.ts';
import { type ColorSpace, colorParts, colorSpaceOf } from './print-color.ts';
import { printImage } from './print-image.ts';
import { type PrintOptions, type PrintPage, printPage } from './print-page.ts';

/**
 * A scene as a PDF 1.4 file of one page (ISO 32000-1) as large as the image: filled paths, gradients
 * as shading patterns, and the logo as an image. The same input gives the same bytes.
 * @throws {CodeError} `invalid-logo`
 */
export function renderPdf(scene: Scene, options: PrintOptions): Uint8Array<ArrayBuffer> {
  const { title, sizeMm, isBlackOnly } = options;
  const page = printPage(scene, sizeMm);
  const file = new PdfFile();
  const space = colorSpaceOf(isBlackOnly);
  const patterns = new Map<string, number>();
  const paint = (fill: Fill) => paintOperator(fill, space, page, file, patterns);

  const { x, y, width, height } = scene.page;
  const drawing = [`${page.matrix} cm`];
  if (scene.background !== 'transparent') {
    drawing.push(paint({ type: 'solid', color: scene.background }));
    drawing.push(`${[x, y, width, height].map(number).join(' ')} re f`);
  }
  for (const { fill, path } of scene.below) drawing.push(paint(fill), pathOperators(path), 'f');
  drawing.push(paint(scene.fill), ...modules(scene), 'f');
  for (const { fill, path } of scene.above) drawing.push(paint(fill), pathOperators(path), 'f');
  const images: string[] = [];
  if (scene.logo) {
    const { image, x: left, y: top, width: w, height: h } = scene.logo;
    images.push(`/Logo ${addImage(file, image, isBlackOnly)} 0 R`);
    drawing.push(`q ${[w, 0, 0, -h, left, top + h].map(number).join(' ')} cm /Logo Do Q`);
  }
  const contents = file.addStream(
    '/Filter /FlateDecode',
    zlibSync(ascii(`q\n${drawing.join('\n')}\nQ\n`)),
  );
  const resources = [
    patterns.size > 0 &&
      `/Pattern << ${[...patterns.values()].map((id, i) => `/P${i} ${id} 0 R`).join(' ')} >>`,
    images.length > 0 && `/XObject << ${images.join(' ')} >>`,
  ].filter(Boolean);
  return file.finish({
    mediaBox: `[0 0 ${page.width} ${page.height}]`,
    resources: `<< ${resources.join(' ')} >>`,
    contents,
    title,
  });
}

/** Squares as rectangles, row by row; other shapes as outlines. */
function* modules(scene: Scene): Generator<string> {
  for (const { tile, x, y, length } of moduleRuns(scene)) {
    if (tile === square) yield `${x} ${y} ${length} 1 re`;
    else for (let i = 0; i < length; i++) yield pathOperators(placed(tile, x + i, y));
  }
}

function paintOperator(
  fill: Fill,
  space: ColorSpace,
  page: PrintPage,
  file: PdfFile,
  patterns: Map<string, number>,
): string {
  if (fill.type === 'solid')
    return `${colorParts(fill.color, space)} ${space === 'DeviceRGB' ? 'rg' : 'k'}`;
  const key = JSON.stringify(fill);
  if (!patterns.has(key)) {
    patterns.set(key, file.addObject(shadingPattern(fill, space, page.matrix)));
  }
  return `/Pattern cs /P${[...patterns.keys()].indexOf(key)} scn`;
}

/** 8.7.4: a pattern has its own matrix to the page, independent of the current one. */
function shadingPattern(
  fill: Exclude<Fill, { type: 'solid' }>,
  space: ColorSpace,
  matrix: string,
): string {
  const [from, to] = fill.stops.map((color) => colorParts(color, space));
  const isLinear = fill.type === 'linear';
  const points = isLinear
    ? [...fill.from, ...fill.to]
    : [...fill.centre, 0, ...fill.centre, fill.radius];
  return `<< /Type /Pattern /PatternType 2 /Matrix [${matrix}] /Shading << /ShadingType ${isLinear ? 2 : 3} /ColorSpace /${space} /Coords [${points.map(number).join(' ')}] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [${from}] /C1 [${to}] >> >> >>`;
}

function addImage(file: PdfFile, uri: string, isBlackOnly: boolean): number {
  const { width, height, colorSpace, filter, data, mask } = printImage(uri, isBlackOnly);
  const head = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`;
  const softMask = mask
    ? ` /SMask ${file.addStream(`${head} /ColorSpace /DeviceGray /Filter /FlateDecode`, mask)} 0 R`
    : '';
  return file.addStream(`${head} /ColorSpace /${colorSpace} /Filter /${filter}${softMask}`, data);
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
