import { square } from '../../../path/path.ts';
import { placed } from '../../../path/transform.ts';
import type { Fill } from '../../../scene/fill.ts';
import type { Scene } from '../../../scene/scene.ts';
import { number } from '../path-data.ts';
import { pathOperators } from './curves.ts';
import { moduleRuns } from './module-runs.ts';
import type { PdfFile } from './pdf-file.ts';
import { type ColorSpace, colorParts, colorSpaceOf } from './print-color.ts';
import { printImage } from './print-image.ts';

type SceneOptions = {
  readonly isBlackOnly: boolean;
  /** From modules to the space in which gradients are defined: the page, or the form around the scene. */
  readonly matrix: string;
  /** The objects of logos that the file already has. */
  readonly images?: Map<string, number>;
};

/**
 * The operators that draw a scene in modules, and the resources that they name. Gradients and the logo
 * are added to the file.
 * @throws {CodeError} `invalid-logo`
 */
export function sceneOperators(
  scene: Scene,
  file: PdfFile,
  { isBlackOnly, matrix, images = new Map() }: SceneOptions,
): { readonly operators: string; readonly resources: string } {
  const space = colorSpaceOf(isBlackOnly);
  const patterns = new Map<string, number>();
  const paint = (fill: Fill) => paintOperator(fill, space, matrix, file, patterns);

  const { x, y, width, height } = scene.page;
  const drawing: string[] = [];
  if (scene.background !== 'transparent') {
    drawing.push(paint({ type: 'solid', color: scene.background }));
    drawing.push(`${[x, y, width, height].map(number).join(' ')} re f`);
  }
  for (const { fill, path } of scene.below) drawing.push(paint(fill), pathOperators(path), 'f');
  drawing.push(paint(scene.fill), ...modules(scene), 'f');
  for (const { fill, path } of scene.above) drawing.push(paint(fill), pathOperators(path), 'f');
  const used: string[] = [];
  if (scene.logo) {
    const { image, x: left, y: top, width: w, height: h } = scene.logo;
    const id = images.get(image) ?? addImage(file, image, isBlackOnly);
    images.set(image, id);
    used.push(`/Logo ${id} 0 R`);
    drawing.push(`q ${[w, 0, 0, -h, left, top + h].map(number).join(' ')} cm /Logo Do Q`);
  }
  const resources = [
    patterns.size > 0 &&
      `/Pattern << ${[...patterns.values()].map((id, i) => `/P${i} ${id} 0 R`).join(' ')} >>`,
    used.length > 0 && `/XObject << ${used.join(' ')} >>`,
  ].filter(Boolean);
  return { operators: drawing.join('\n'), resources: `<< ${resources.join(' ')} >>` };
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
  matrix: string,
  file: PdfFile,
  patterns: Map<string, number>,
): string {
  if (fill.type === 'solid')
    return `${colorParts(fill.color, space)} ${space === 'DeviceRGB' ? 'rg' : 'k'}`;
  const key = JSON.stringify(fill);
  if (!patterns.has(key)) patterns.set(key, file.addObject(shadingPattern(fill, space, matrix)));
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
