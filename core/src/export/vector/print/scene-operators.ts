import { zlibSync } from 'fflate';
import type { Fill, Gradient, VectorLogo } from '../../../paint/fill.ts';
import { isSquare } from '../../../path/path.ts';
import { placed } from '../../../path/transform.ts';
import type { Scene } from '../../../scene/scene.ts';
import { number } from '../../../svg/path-data.ts';
import { pathOperators } from './curves.ts';
import { moduleRuns } from './module-runs.ts';
import type { PdfFile } from './pdf-file.ts';
import { type ColorSpace, colorParts, colorSpaceOf } from './print-color.ts';
import { printImage } from './print-image.ts';
import { precise } from './print-page.ts';
import { shading } from './shading.ts';

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
    const { image, drawing: outlines, x: left, y: top, width: w, height: h } = scene.logo;
    const id =
      images.get(image) ??
      (outlines ? addDrawing(file, outlines, space) : addImage(file, image, isBlackOnly));
    images.set(image, id);
    used.push(`/Logo ${id} 0 R`);
    const scale = outlines && precise(w / outlines.width);
    const place = outlines
      ? `${scale} 0 0 ${scale} ${number(left)} ${number(top)}`
      : [w, 0, 0, -h, left, top + h].map(number).join(' ');
    drawing.push(`q ${place} cm /Logo Do Q`);
  }
  const resources = [
    patternResource(patterns),
    used.length > 0 && `/XObject << ${used.join(' ')} >>`,
  ].filter(Boolean);
  return { operators: drawing.join('\n'), resources: `<< ${resources.join(' ')} >>` };
}

function patternResource(patterns: ReadonlyMap<string, number>): string | false {
  const names = [...patterns.values()].map((id, i) => `/P${i} ${id} 0 R`).join(' ');
  return names !== '' && `/Pattern << ${names} >>`;
}

/** Squares as rectangles, row by row; other shapes as outlines. */
function* modules(scene: Scene): Generator<string> {
  for (const { tile, x, y, length } of moduleRuns(scene)) {
    if (isSquare(tile)) yield `${x} ${y} ${length} 1 re`;
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
function shadingPattern(fill: Gradient, space: ColorSpace, matrix: string): string {
  const own = fill.type === 'radial' && fill.matrix ? fill.matrix.map(precise).join(' ') : matrix;
  return `<< /Type /Pattern /PatternType 2 /Matrix [${own}] /Shading ${shading(fill, space, ' ')} >>`;
}

/**
 * A vector logo as a form XObject in its own units (8.10), which all codes with this logo share. Its gradients
 * need no matrix, because a pattern in a form starts from the form's own space.
 */
function addDrawing(file: PdfFile, { width, height, layers }: VectorLogo, space: ColorSpace) {
  const patterns = new Map<string, number>();
  const states = new Map<number, string>();
  const drawing = layers.map(({ fill, path, opacity, isEvenOdd, clips }) => {
    const limits = clips.flatMap((clip) => [
      pathOperators(clip.path),
      clip.isEvenOdd ? 'W* n' : 'W n',
    ]);
    if (opacity < 1) {
      if (!states.has(opacity)) states.set(opacity, `/G${states.size}`);
      limits.push(`${states.get(opacity)} gs`);
    }
    const body = [
      paintOperator(fill, space, '1 0 0 1 0 0', file, patterns),
      pathOperators(path),
      isEvenOdd ? 'f*' : 'f',
    ];
    return (limits.length > 0 ? ['q', ...limits, ...body, 'Q'] : body).join('\n');
  });
  // 8.4.5: the constant alpha of fills.
  const alphas = [...states].map(([alpha, name]) => `${name} << /ca ${number(alpha)} >>`);
  const resources = [
    patternResource(patterns),
    alphas.length > 0 && `/ExtGState << ${alphas.join(' ')} >>`,
  ].filter(Boolean);
  return file.addStream(
    `/Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}] /Resources << ${resources.join(' ')} >> /Filter /FlateDecode`,
    zlibSync(new TextEncoder().encode(drawing.join('\n'))),
  );
}

function addImage(file: PdfFile, uri: string, isBlackOnly: boolean): number {
  const { width, height, colorSpace, filter, data, mask } = printImage(uri, isBlackOnly);
  const head = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`;
  const softMask = mask
    ? ` /SMask ${file.addStream(`${head} /ColorSpace /DeviceGray /Filter /FlateDecode`, mask)} 0 R`
    : '';
  return file.addStream(`${head} /ColorSpace /${colorSpace} /Filter /${filter}${softMask}`, data);
}
