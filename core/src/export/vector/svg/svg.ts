import type { PlacedLogo } from '../../../logo/place-logo.ts';
import type { Clip } from '../../../paint/fill.ts';
import { placed } from '../../../path/transform.ts';
import { isPlain } from '../../../scene/plain.ts';
import type { Scene } from '../../../scene/scene.ts';
import { exact, layerElement, SvgDefs } from '../../../svg/elements.ts';
import { escapeXml } from '../../../svg/escape-xml.ts';
import { number, pathData } from '../../../svg/path-data.ts';
import { renderTiles } from './tiles.ts';

/** Parts of an SVG file besides the drawing. */
export type SvgOptions = {
  readonly description?: string | undefined;
  /** Length of the longer side; without it the image fills its container. */
  readonly sizeMm?: number | undefined;
};

/**
 * A scene as an SVG 1.1 document, one unit per module. It contains only paths and a raster logo,
 * without `use`, so that every drawing program opens it; only a vector logo may have clip paths. `title` names the image for
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
  const link = logo && !logo.drawing ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
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
  const defs = new SvgDefs();
  const draw = ({ fill, path }: Scene['above'][number]) =>
    `<path${defs.paint(fill, quietZone)} d="${pathData(placed(path, quietZone, quietZone))}"/>`;
  const body = [
    background === 'transparent'
      ? ''
      : `<path fill="${background}" d="M${x} ${y}h${width}v${height}H${x}z"/>`,
    ...below.map(draw),
    paths(scene, renderTiles(scene), defs.paint(scene.fill, quietZone)),
    ...above.map(draw),
    logo ? logoElements(logo, quietZone, defs) : '',
  ].join('');
  return defs + body;
}

function logoElements(logo: PlacedLogo, shift: number, defs: SvgDefs): string {
  const { image, drawing, x, y, width, height } = logo;
  const at = [number(x + shift), number(y + shift)];
  if (!drawing) {
    return `<image x="${at[0]}" y="${at[1]}" width="${number(width)}" height="${number(height)}" preserveAspectRatio="none" xlink:href="${escapeXml(image)}"/>`;
  }
  // A clip path within another would be shorter, but librsvg ignores the inner one.
  const layers = drawing.layers.map((layer) => {
    const own = layerElement({ ...layer, clips: layer.clips.slice(-1) }, defs);
    const isWithin = (inner: string, clip: Clip) => `<g${defs.clip([clip])}>${inner}</g>`;
    return layer.clips.slice(0, -1).reduceRight(isWithin, own);
  });
  return `<g transform="translate(${at.join(' ')}) scale(${exact(width / drawing.width)})">${layers.join('')}</g>`;
}
