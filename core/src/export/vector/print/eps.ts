import type { PlacedLogo } from '../../../logo/place-logo.ts';
import { blended, type Color, rgbOf } from '../../../paint/color.ts';
import type { Fill, LogoLayer, VectorLogo } from '../../../paint/fill.ts';
import { type Bounds, boundsOf, overlap } from '../../../path/bounds.ts';
import { isSquare, type Path } from '../../../path/path.ts';
import type { Scene } from '../../../scene/scene.ts';
import { number } from '../../../svg/path-data.ts';
import { renderLogo } from '../../raster/logo.ts';
import { pathOperators, toCurves } from './curves.ts';
import { moduleRuns } from './module-runs.ts';
import { type ColorSpace, colorParts, colorSpaceOf } from './print-color.ts';
import { printImage, printPixels } from './print-image.ts';
import { type PrintOptions, precise, printPage } from './print-page.ts';
import { shading } from './shading.ts';

/** Short names for operators that are used thousands of times. `r` draws a row of squares: length x y. */
const PROLOGUE = `/m{moveto}bind def
/l{lineto}bind def
/c{curveto}bind def
/h{closepath}bind def
/f{fill}bind def
/r{moveto dup 0 rlineto 0 1 rlineto neg 0 rlineto closepath}bind def`;

/** Longer side in pixels of a vector logo whose translucent layers overlap. */
const FLATTENED_PX = 1024;

/**
 * A scene as Encapsulated PostScript (Adobe EPSF 3.0): filled paths, gradients as shading patterns of level 3, and
 * the logo on the colour of the background, because PostScript has no transparency.
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
    if (!isSquare(tile)) yield `/t${i}{${relativeOperators(tile)}}bind def`;
  }
  for (const { tile, index, x, y, length } of moduleRuns(scene)) {
    if (isSquare(tile)) yield `${length} ${x} ${y} r`;
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
  const own = fill.type === 'radial' && fill.matrix;
  const matrix = own ? `[${own.map(precise).join(' ')}]` : 'matrix';
  return `<< /PatternType 2 /Shading ${shading(fill, space, '\n')} >>
${matrix} makepattern setpattern`;
}

function logo(scene: Scene, placed: PlacedLogo, isBlackOnly: boolean): string[] {
  const { image, drawing, x, y, width, height } = placed;
  const paper = scene.background === 'transparent' ? '#ffffff' : scene.background;
  const layers = drawing && layersOn(drawing, paper);
  if (drawing && layers) {
    const scale = precise(width / drawing.width);
    return [
      'gsave',
      `${number(x)} ${number(y)} translate ${scale} ${scale} scale`,
      ...layers.flatMap((layer) => layerOperators(layer, colorSpaceOf(isBlackOnly))),
      'grestore',
    ];
  }
  const picture = drawing
    ? printPixels(renderLogo(drawing, FLATTENED_PX), isBlackOnly, rgbOf(paper))
    : printImage(image, isBlackOnly, rgbOf(paper));
  const { width: w, height: h, colorSpace, filter, data } = picture;
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

function layerOperators({ fill, path, isEvenOdd, clips }: LogoLayer, space: ColorSpace): string[] {
  const limits = clips.flatMap((clip) => [
    pathOperators(clip.path),
    clip.isEvenOdd ? 'eoclip newpath' : 'clip newpath',
  ]);
  const body = [paintOperator(fill, space), pathOperators(path), isEvenOdd ? 'eofill' : 'f'];
  return limits.length > 0 ? ['gsave', ...limits, ...body, 'grestore'] : body;
}

/**
 * The layers of a logo in opaque colours that look the same on the paper; `undefined` if a translucent layer lies
 * over another one, so that no single colour does.
 */
function layersOn({ layers }: VectorLogo, paper: Color): readonly LogoLayer[] | undefined {
  const under: Bounds[] = [];
  const opaque: LogoLayer[] = [];
  for (const layer of layers) {
    const bounds = boundsOf(layer.path);
    if (layer.opacity < 1 && under.some((other) => overlap(bounds, other))) return undefined;
    under.push(bounds);
    const onPaper = (color: Color) => blended(color, paper, layer.opacity);
    const { fill } = layer;
    opaque.push({
      ...layer,
      fill:
        fill.type === 'solid'
          ? { ...fill, color: onPaper(fill.color) }
          : { ...fill, stops: fill.stops.map(onPaper) as unknown as typeof fill.stops },
    });
  }
  return opaque;
}

const LINE_LENGTH = 80;

/** Encodes four bytes as five printable characters (PostScript Language Reference, 3.13.3). */
function ascii85(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    let word = 0;
    for (let i = 0; i < 4; i++) word = word * 256 + (bytes[at + i] ?? 0);
    const given = Math.min(4, bytes.length - at);
    if (word === 0 && given === 4) {
      text += 'z';
      continue;
    }
    let group = '';
    for (let i = 0; i < 5; i++) {
      group = String.fromCharCode(33 + (word % 85)) + group;
      word = Math.floor(word / 85);
    }
    text += group.slice(0, given + 1);
  }
  const lines = text.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g')) ?? [];
  // Programs that do not decode the data would take a line that begins with `%` for a comment.
  return `${lines.map((line) => (line.startsWith('%') ? ` ${line}` : line)).join('\n')}~>`;
}
