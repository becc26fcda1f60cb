import type { Fill, LogoLayer } from '../paint/fill.ts';
import { number, pathData } from './path-data.ts';

/** The gradients and clip paths that a document defines, each once. */
export class SvgDefs {
  readonly #elements = new Map<string, string>();

  /** The attribute that fills a path. Black is the default of SVG. */
  paint(fill: Fill, shift = 0): string {
    if (fill.type === 'solid') return fill.color === '#000000' ? '' : ` fill="${fill.color}"`;
    const points = (fill.type === 'linear' ? [...fill.from, ...fill.to] : fill.centre).map(
      (value) => number(value + shift),
    );
    const { stops, offsets } = fill;
    const own = offsets?.map(number) ?? [];
    const more =
      fill.type === 'radial' && fill.matrix ? [number(fill.radius), ...fill.matrix.map(exact)] : [];
    // Named after its content, so that two images in one page do not mix up their gradients.
    const name = [fill.type, ...points, ...more, ...own, ...stops]
      .join('-')
      .replace(/[^\w-]/g, '_');
    const list = stops.map((color, i) => {
      const offset = own[i] ?? String(i);
      return `<stop${offset === '0' ? '' : ` offset="${offset}"`} stop-color="${color}"/>`;
    });
    const [x, y, x2, y2] = points;
    const transform =
      fill.type === 'radial' && fill.matrix
        ? ` gradientTransform="matrix(${fill.matrix.map(exact).join(' ')})"`
        : '';
    const write = (id: string) =>
      fill.type === 'linear'
        ? `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x}" y1="${y}" x2="${x2}" y2="${y2}">${list.join('')}</linearGradient>`
        : `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${number(fill.radius)}"${transform}>${list.join('')}</radialGradient>`;
    // Only radii tell circles with one centre apart.
    const isTaken = (this.#elements.get(name) ?? write(name)) !== write(name);
    const id = isTaken && fill.type === 'radial' ? `${name}-r${number(fill.radius)}` : name;
    this.#elements.set(id, write(id));
    return ` fill="url(#${id})"`;
  }

  /** The attribute that limits an element to the inside of all clips. */
  clip(clips: LogoLayer['clips']): string {
    let within = '';
    for (const { path, isEvenOdd } of clips) {
      const shape = `<path${isEvenOdd ? ' clip-rule="evenodd"' : ''} d="${pathData(path)}"/>`;
      const id = `clip-${hash(within + shape)}`;
      this.#elements.set(id, `<clipPath id="${id}"${within}>${shape}</clipPath>`);
      within = ` clip-path="url(#${id})"`;
    }
    return within;
  }

  toString(): string {
    const all = [...this.#elements.values()].join('');
    return all && `<defs>${all}</defs>`;
  }
}

/** A layer of a logo in its own units. */
export function layerElement(
  { fill, path, opacity, isEvenOdd, clips }: LogoLayer,
  defs: SvgDefs,
): string {
  const alpha = opacity < 1 ? ` fill-opacity="${number(opacity)}"` : '';
  const rule = isEvenOdd ? ' fill-rule="evenodd"' : '';
  return `<path${defs.paint(fill)}${alpha}${rule}${defs.clip(clips)} d="${pathData(path)}"/>`;
}

/** A factor, which needs more digits than a position. */
export function exact(value: number): string {
  return String(Number(value.toPrecision(8)));
}

/** FNV-1a in 32 bits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return value.toString(36);
}
