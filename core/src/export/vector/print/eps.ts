import { rgbOf } from '../../../design/color.ts';
import { type Path, square } from '../../../path/path.ts';
import type { Fill } from '../../../scene/fill.ts';
import type { Scene } from '../../../scene/scene.ts';
import { number } from '../path-data.ts';
import { ascii85 } from './ascii85.ts';
import { pathOperators, toCurves } from './curves.ts';
import { moduleRuns } from './module-runs.ts';
import { type ColorSpace, colorParts, colorSpaceOf } from './print-color.ts';
import { printImage } from './print-image.ts';
import { type PrintOptions, printPage } from './print-page.ts';

/** Short names for operators that are used thousands of times. `r` draws a row of squares: length x y. */
const PROLOGUE = `/m{moveto}bind def
/l{lineto}bind def
/c{curveto}bind def
/h{closepath}bind def
/f{fill}bind def
/r{moveto dup 0 rlineto 0 1 rlineto neg 0 rlineto closepath}bind def`;

/**
 * A scene as Encapsulated PostScript (Adobe EPSF 3.0): filled paths, gradients as shading patterns of
 * level 3, and the logo as an image on the colour of the background, because PostScript has no transparency.
 * @throws {CodeError} `invalid-logo`
 */
export function renderEps(scene: Scene, options: PrintOptions): string {
  const { title, sizeMm, isBlackOnly } = options;
  const { width, height, matrix } = printPage(scene, sizeMm);
  const space = colorSpaceOf(isBlackOnly);
  const paint = (fill: Fill) => paintOperator(fill, space);
  const { x, y, width: w, height: h } = scene.page;
  const lines = [
    '%!PS-Adobe-3.0 EPSF-3.0',
    '%%Creator: Everscan',
    `%%Title: ${title.replace(/[^\x20-\x7e]/g, '?').slice(0, 200)}`,
    `%%BoundingBox: 0 0 ${Math.ceil(Number(width))} ${Math.ceil(Number(height))}`,
    `%%HiResBoundingBox: 0 0 ${width} ${height}`,
    '%%LanguageLevel: 3',
    '%%DocumentData: Clean7Bit',
    '%%EndComments',
    '40 dict begin gsave',
    PROLOGUE,
    `[${matrix}] concat`,
  ];
  if (scene.background !== 'transparent') {
    lines.push(paint({ type: 'solid', color: scene.background }));
    lines.push(`${[x, y, w, h].map(number).join(' ')} rectfill`);
  }
  for (const { fill, path } of scene.below) lines.push(paint(fill), pathOperators(path), 'f');
  lines.push(paint(scene.fill), ...modules(scene), 'f');
  for (const { fill, path } of scene.above) lines.push(paint(fill), pathOperators(path), 'f');
  if (scene.logo) lines.push(...logo(scene, scene.logo, isBlackOnly));
  lines.push('grestore end', 'showpage', '%%EOF');
  return `${lines.join('\n')}\n`;
}

/** Each outline as a procedure, followed by its positions. */
function* modules(scene: Scene): Generator<string> {
  for (const [i, tile] of scene.tiles.entries()) {
    if (tile !== square) yield `/t${i}{${relativeOperators(tile)}}bind def`;
  }
  for (const { tile, index, x, y, length } of moduleRuns(scene)) {
    if (tile === square) yield `${length} ${x} ${y} r`;
    else for (let i = 0; i < length; i++) yield `${x + i} ${y} t${index}`;
  }
}

/** Takes x and y of a module from the stack. */
function relativeOperators(path: Path): string {
  const steps: string[] = [];
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const [step, ...points] of toCurves(path)) {
    const [endX, endY] = points.slice(-2) as [number, number];
    const numbers = points.map((value, i) => number(value - (i % 2 === 0 ? x : y))).join(' ');
    if (step === 'M') {
      if (steps.length > 0) {
        // `closepath` went back to where the outline began.
        steps.push(`closepath ${number(endX - startX)} ${number(endY - startY)} rmoveto`);
      } else steps.push(`moveto ${numbers} rmoveto`);
      [startX, startY] = [endX, endY];
    } else steps.push(`${numbers} ${step === 'L' ? 'rlineto' : 'rcurveto'}`);
    [x, y] = [endX, endY];
  }
  return `${steps.join('\n')}\nclosepath`.trim();
}

function paintOperator(fill: Fill, space: ColorSpace): string {
  if (fill.type === 'solid') {
    return `${colorParts(fill.color, space)} ${space === 'DeviceRGB' ? 'setrgbcolor' : 'setcmykcolor'}`;
  }
  const [from, to] = fill.stops.map((color) => colorParts(color, space));
  const isLinear = fill.type === 'linear';
  const points = isLinear
    ? [...fill.from, ...fill.to]
    : [...fill.centre, 0, ...fill.centre, fill.radius];
  return `<< /PatternType 2 /Shading << /ShadingType ${isLinear ? 2 : 3} /ColorSpace /${space}
/Coords [${points.map(number).join(' ')}] /Extend [true true]
/Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [${from}] /C1 [${to}] >> >> >>
matrix makepattern setpattern`;
}

function logo(
  { background }: Scene,
  { image, x, y, width, height }: NonNullable<Scene['logo']>,
  isBlackOnly: boolean,
): string[] {
  const paper = rgbOf(background === 'transparent' ? '#ffffff' : background);
  const { width: w, height: h, colorSpace, filter, data } = printImage(image, isBlackOnly, paper);
  const decode = colorSpace === 'DeviceRGB' ? '0 1 0 1 0 1' : '0 1';
  return [
    'gsave',
    `${number(x)} ${number(y)} translate ${number(width)} ${number(height)} scale`,
    `/${colorSpace} setcolorspace`,
    `<< /ImageType 1 /Width ${w} /Height ${h} /BitsPerComponent 8 /Decode [${decode}]`,
    `/ImageMatrix [${w} 0 0 ${h} 0 0]`,
    `/DataSource currentfile /ASCII85Decode filter /${filter} filter >> image`,
    ascii85(data),
    'grestore',
  ];
}
