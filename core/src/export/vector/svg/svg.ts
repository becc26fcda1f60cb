import { placed } from '../../../path/transform.ts';
import type { Fill } from '../../../scene/fill.ts';
import { isPlain } from '../../../scene/plain.ts';
import type { Scene } from '../../../scene/scene.ts';
import { number, pathData } from '../path-data.ts';
import { escapeXml } from './escape-xml.ts';
import { renderTiles } from './tiles.ts';

/** Parts of an SVG file besides the drawing. */
export type SvgOptions = {
  readonly description?: string | undefined;
  /** Length of the longer side; without it the image fills its container. */
  readonly sizeMm?: number | undefined;
};

/**
 * A scene as an SVG 1.1 document, one unit per module. It contains only paths and a raster logo,
 * without clip paths or `use`, so that every drawing program opens it. `title` names the image for
 * screen readers.
 */
export function renderSvg(scene: Scene, title: string, options: SvgOptions = {}): string {
  const { quietZone, page, logo } = scene;
  const box = [page.x + quietZone, page.y + quietZone, page.width, page.height].map(number);
  const { description, sizeMm } = options;
  const scale = (sizeMm ?? 0) / Math.max(page.width, page.height);
  const size = sizeMm
    ? ` width="${number(page.width * scale)}mm" height="${number(page.height * scale)}mm"`
    : '';
  const link = logo ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
  const desc = description ? `<desc>${escapeXml(description)}</desc>` : '';
  const body = isPlain(scene) ? plainBody(scene) : designBody(scene, box);
  return `<svg xmlns="http://www.w3.org/2000/svg"${link}${size} viewBox="${box.join(' ')}" role="img"><title>${escapeXml(title)}</title>${desc}${body}</svg>\n`;
}

function plainBody(scene: Scene): string {
  const { width } = scene.page;
  const tiles = renderTiles(scene);
  return `<path fill="#fff" d="M0 0h${width}v${width}H0z"/>${paths(scene, tiles, '')}`;
}

/** Outlines that touch are one path, so that no hairlines show between them. */
function paths({ tiles: { length } }: Scene, tiles: readonly string[], fill: string): string {
  let drawn = '';
  // Not `join`, which would copy the path data and take as long as creating it.
  if (length > MAX_SINGLE_OUTLINES) {
    for (const d of tiles) drawn += d;
    return `<path${fill} d="${drawn}"/>`;
  }
  for (const d of tiles) if (d !== '') drawn += `<path${fill} d="${d}"/>`;
  return drawn;
}

/** Shapes whose modules stand alone have at most this many outlines. */
const MAX_SINGLE_OUTLINES = 3;

function designBody(scene: Scene, [x, y, width, height]: readonly string[]): string {
  const { background, below, above, logo, quietZone } = scene;
  const gradients = new Map<string, string>();
  const draw = ({ fill, path }: Scene['above'][number]) =>
    `<path${paint(fill, quietZone, gradients)} d="${pathData(placed(path, quietZone, quietZone))}"/>`;
  const body = [
    background === 'transparent'
      ? ''
      : `<path fill="${background}" d="M${x} ${y}h${width}v${height}H${x}z"/>`,
    ...below.map(draw),
    paths(scene, renderTiles(scene), paint(scene.fill, quietZone, gradients)),
    ...above.map(draw),
    logo
      ? `<image x="${number(logo.x + quietZone)}" y="${number(logo.y + quietZone)}" width="${number(logo.width)}" height="${number(logo.height)}" preserveAspectRatio="none" xlink:href="${escapeXml(logo.image)}"/>`
      : '',
  ].join('');
  const defs = [...gradients.values()].join('');
  return (defs && `<defs>${defs}</defs>`) + body;
}

/** The attribute that fills a path; a gradient is added to those that the document defines. */
function paint(fill: Fill, shift: number, gradients: Map<string, string>): string {
  if (fill.type === 'solid') return fill.color === '#000000' ? '' : ` fill="${fill.color}"`;
  const [from, to] = fill.stops;
  const points = (fill.type === 'linear' ? [...fill.from, ...fill.to] : fill.centre).map((value) =>
    number(value + shift),
  );
  // Named after its content, so that two images in one page do not mix up their gradients.
  const id = [fill.type, ...points, from, to].join('-').replace(/[^\w-]/g, '_');
  const stops = `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
  const [x, y, x2, y2] = points;
  gradients.set(
    id,
    fill.type === 'linear'
      ? `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x}" y1="${y}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`
      : `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${number(fill.radius)}">${stops}</radialGradient>`,
  );
  return ` fill="url(#${id})"`;
}
