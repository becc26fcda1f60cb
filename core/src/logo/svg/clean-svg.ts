import type { Clip, LogoLayer } from '../../paint/fill.ts';
import { type Bounds, boundsOf, contains, overlap } from '../../path/bounds.ts';
import { IDENTITY, type Matrix, multiplied, transformed } from '../../path/matrix.ts';
import { endOf, type Path } from '../../path/path.ts';
import { logoLimits } from '../logo.ts';
import {
  isInside,
  isVectorLogo,
  MAX_LOGO_LAYERS,
  onGrid,
  vectorLogoImage,
} from '../vector-logo.ts';
import { allowedSvg } from './allowed.ts';
import { NotPaths, type Obstacle } from './not-paths.ts';
import {
  ellipse,
  linesThrough,
  matrixOf,
  pathOf,
  roundedRectangle,
  type Subpath,
  subpathsOf,
} from './outline.ts';
import { opacityOf, paintOf } from './paint.ts';
import { type Pen, strokedPath } from './stroke.ts';
import { type Computed, INITIAL, StyleSheet } from './style.ts';
import { parseSvg, refused, type SvgElement } from './xml.ts';

/** A cleaned drawing: as the image of a vector logo, or as an SVG that only a browser can draw. */
export type CleanedSvg =
  | {
      readonly is: 'paths';
      readonly image: string;
      readonly width: number;
      readonly height: number;
    }
  | { readonly is: 'picture'; readonly svg: string; readonly obstacle: Obstacle };

/** The longer side of a vector logo in its own units; coordinates have two decimals. */
const SIDE = 1000;
/** Elements and references within one another; a few thousand overflow the stack. */
const MAX_DEPTH = 300;
/** Shapes that a drawing may repeat by references, which could otherwise grow without limit. */
const MAX_VISITS = 5000;

/**
 * Cleans an SVG file by allow-list. What it draws becomes filled paths: lines become outlines, and styles,
 * transformations and references are resolved. A drawing with texts, pictures or effects stays an SVG without
 * scripts, foreign content or references to anything outside it.
 * @throws {CodeError} `invalid-logo` for a file that is no SVG, has nested entities, or draws nothing
 */
export function cleanSvg(text: string): CleanedSvg {
  const root = parseSvg(text);
  try {
    return { is: 'paths', ...new Drawing(root).toLogo() };
  } catch (error) {
    if (!(error instanceof NotPaths)) throw error;
    return { is: 'picture', svg: allowedSvg(root), obstacle: error.obstacle };
  }
}

/** What an element has from those around it. */
type Around = {
  readonly style: Computed;
  readonly matrix: Matrix;
  readonly clips: readonly Clip[];
  /** Size of the nearest `viewBox`, for percentages. */
  readonly view: { readonly width: number; readonly height: number };
  /** The references that led here. */
  readonly via: readonly SvgElement[];
  readonly depth: number;
};

class Drawing {
  readonly #root: SvgElement;
  readonly #sheet: StyleSheet;
  readonly #ids = new Map<string, SvgElement>();
  #visits = 0;

  constructor(root: SvgElement) {
    this.#root = root;
    this.#sheet = new StyleSheet(root);
    this.#index(root);
  }

  toLogo() {
    const { attributes } = this.#root;
    const view = viewBoxOf(attributes.viewBox) ?? this.#sizeBox() ?? this.#drawnBox();
    const width = absolute(attributes.width) ?? view.width;
    const height = absolute(attributes.height) ?? view.height;
    const scale = SIDE / Math.max(width, height);
    const box = { left: 0, top: 0, right: width * scale, bottom: height * scale };
    const size = {
      width: Math.max(1, Math.round(box.right)),
      height: Math.max(1, Math.round(box.bottom)),
    };
    const matrix = multiplied(
      [scale, 0, 0, scale, 0, 0],
      fitting(view, { width, height }, attributes.preserveAspectRatio),
    );
    const layers = this.#whole(matrix, view);
    const page = { left: 0, top: 0, right: size.width, bottom: size.height };
    for (const decimals of [2, 1]) {
      const drawn = layers.flatMap((layer) => trimmed(layer, page, decimals));
      if (drawn.length === 0) throw refused('svg-empty');
      if (drawn.length > MAX_LOGO_LAYERS) throw new NotPaths('size');
      const image = vectorLogoImage({ ...size, layers: drawn });
      if (image.length > logoLimits.characters) continue;
      // Coordinates far outside the drawing, which designs cannot store.
      if (!isVectorLogo(image)) break;
      return { image, ...size };
    }
    throw new NotPaths('size');
  }

  /** All layers. What applies to the drawing as a whole applies to them together. */
  #whole(matrix: Matrix, view: Around['view']): LogoLayer[] {
    const root = this.#root;
    const style = this.#sheet.styleOf(root, INITIAL);
    if (hasEffect(style) || style['clip-path'] !== 'none' || style.transform !== '') {
      throw new NotPaths('effect');
    }
    const around = { style: INITIAL, matrix, clips: [], view, via: [], depth: 0 };
    return translucent(this.#inside(root, around), opacityOf(style.opacity));
  }

  #index(element: SvgElement): void {
    const { id } = element.attributes;
    if (id && !this.#ids.has(`#${id}`)) this.#ids.set(`#${id}`, element);
    for (const child of element.children) this.#index(child);
  }

  /** The layers of an element's children. */
  #inside(element: SvgElement, around: Around): LogoLayer[] {
    const style = this.#sheet.styleOf(element, around.style);
    return element.children.flatMap((child) => this.#draw(child, { ...around, style }));
  }

  #draw(element: SvgElement, around: Around): LogoLayer[] {
    const depth = this.#enter(around);
    const { name } = element;
    if (name === 'text' || name === 'image' || name === 'foreignObject') {
      throw new NotPaths(name === 'text' ? 'text' : 'picture');
    }
    if (
      name === 'animate' ||
      name === 'animateTransform' ||
      name === 'animateMotion' ||
      name === 'set'
    )
      throw new NotPaths('effect');
    if (!DRAWN.has(name)) return [];
    const style = this.#sheet.styleOf(element, around.style);
    if (style.display === 'none') return [];
    if (hasEffect(style)) throw new NotPaths('effect');
    const matrix = multiplied(around.matrix, matrixOf(style.transform.replace(/px|deg/g, '')));
    const clips = [...around.clips, ...this.#clipsOf(style, matrix, around)];
    // Opacity applies to the whole, so it is left out of the parts.
    const own = { ...around, style: { ...style, opacity: '1' }, matrix, clips, depth };
    return translucent(this.#content(element, own), opacityOf(style.opacity));
  }

  /** @returns the depth inside an element. @throws {CodeError} for drawings that would take too long */
  #enter({ depth }: Around): number {
    if (++this.#visits > MAX_VISITS || depth >= MAX_DEPTH) throw refused('svg-too-complex');
    return depth + 1;
  }

  #content(element: SvgElement, around: Around): LogoLayer[] {
    const { name, children } = element;
    if (name === 'use') return this.#use(element, around);
    if (name === 'svg') return this.#viewport(element, around, element.attributes);
    if (name === 'switch') {
      const chosen = children.find(
        ({ name: kind, attributes }) =>
          kind !== 'foreignObject' &&
          !(
            'requiredExtensions' in attributes ||
            'requiredFeatures' in attributes ||
            'systemLanguage' in attributes
          ),
      );
      return chosen ? this.#draw(chosen, around) : [];
    }
    if (name === 'g' || name === 'a') return this.#inside(element, around);
    return this.#shape(element, around);
  }

  #use(element: SvgElement, around: Around): LogoLayer[] {
    const target = this.#ids.get(element.attributes.href ?? '');
    if (!target || around.via.includes(target)) return [];
    const [x, y] = [this.#length(element, 'x', around), this.#length(element, 'y', around)];
    const within = {
      ...around,
      matrix: multiplied(around.matrix, [1, 0, 0, 1, x, y]),
      via: [...around.via, target],
    };
    return target.name === 'symbol' || target.name === 'svg'
      ? this.#viewport(target, within, element.attributes)
      : this.#draw(target, within);
  }

  /** A box with its own coordinates, which cuts off what is outside. */
  #viewport(element: SvgElement, around: Around, given: SvgElement['attributes']): LogoLayer[] {
    const { viewBox, preserveAspectRatio } = element.attributes;
    const side = (key: 'width' | 'height') => {
      const value = given[key] ?? element.attributes[key] ?? '100%';
      return lengthOf(value, around.view[key]);
    };
    const size = { width: side('width'), height: side('height') };
    const isNested = element.name === 'svg';
    const [x, y] = isNested
      ? [this.#length(element, 'x', around), this.#length(element, 'y', around)]
      : [0, 0];
    const placed = multiplied(around.matrix, [1, 0, 0, 1, x, y]);
    const edge = pathOf(roundedRectangle(0, 0, size.width, size.height, 0, 0)) as Path;
    const isCut = (element.attributes.overflow ?? 'hidden') !== 'visible';
    const view = viewBoxOf(viewBox);
    return this.#inside(element, {
      ...around,
      matrix: view ? multiplied(placed, fitting(view, size, preserveAspectRatio)) : placed,
      clips: isCut
        ? [...around.clips, { path: transformed(edge, placed), isEvenOdd: false }]
        : around.clips,
      view: view ?? size,
    });
  }

  #shape(element: SvgElement, around: Around): LogoLayer[] {
    const { style, matrix, clips } = around;
    if (style.visibility !== 'visible') return [];
    const markers = [style['marker-start'], style['marker-mid'], style['marker-end']];
    if (markers.some((marker) => marker !== 'none')) throw new NotPaths('effect');
    const subpaths = this.#outline(element, around);
    const path = pathOf(subpaths);
    if (!path) return [];
    const box = boundsOf(path);
    const context = {
      style,
      matrix,
      box,
      byId: (reference: string) => this.#ids.get(reference),
      styleOf: (one: SvgElement) => this.#sheet.styleOf(one, INITIAL),
    };
    const layer = (outline: Path | undefined, kind: 'fill' | 'stroke'): LogoLayer[] => {
      const paint = outline && paintOf(style[kind], context);
      const opacity = paint && hundredths(paint.alpha * opacityOf(style[`${kind}-opacity`]));
      if (!outline || !paint || !opacity) return [];
      const isEvenOdd = kind === 'fill' && style['fill-rule'] === 'evenodd';
      return [{ path: transformed(outline, matrix), fill: paint.fill, opacity, isEvenOdd, clips }];
    };
    const filled = layer(path, 'fill');
    const pen = style.stroke === 'none' ? undefined : this.#pen(around);
    const stroked = pen ? layer(strokedPath(subpaths, pen), 'stroke') : [];
    return style['paint-order'].startsWith('stroke')
      ? [...stroked, ...filled]
      : [...filled, ...stroked];
  }

  #outline(element: SvgElement, around: Around): Subpath[] {
    const { name, attributes } = element;
    const length = (key: string) => this.#length(element, key, around);
    if (name === 'path') return subpathsOf(attributes.d ?? '');
    if (name === 'polyline' || name === 'polygon') {
      const numbers = attributes.points?.match(/[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi) ?? [];
      const points = Array.from(
        { length: numbers.length >> 1 },
        (_, i) => [Number(numbers[2 * i]), Number(numbers[2 * i + 1])] as const,
      );
      return linesThrough(points, name === 'polygon');
    }
    if (name === 'line') {
      const [from, to] = [
        [length('x1'), length('y1')],
        [length('x2'), length('y2')],
      ] as const;
      return linesThrough([from, to], false);
    }
    if (name === 'circle' || name === 'ellipse') {
      const r = length('r');
      const [rx, ry] =
        name === 'circle'
          ? [r, r]
          : [
              'rx' in attributes ? length('rx') : length('ry'),
              'ry' in attributes ? length('ry') : length('rx'),
            ];
      return rx > 0 && ry > 0 ? ellipse(length('cx'), length('cy'), rx, ry) : [];
    }
    const [width, height] = [length('width'), length('height')];
    if (!(width > 0 && height > 0)) return [];
    const rx = 'rx' in attributes ? length('rx') : length('ry');
    const ry = 'ry' in attributes ? length('ry') : length('rx');
    const [x, y] = [length('x'), length('y')];
    return roundedRectangle(x, y, width, height, Math.min(rx, width / 2), Math.min(ry, height / 2));
  }

  /** `undefined` for a line without a width. */
  #pen({ style, view }: Around): Pen | undefined {
    if (style['vector-effect'] !== 'none') throw new NotPaths('effect');
    const diagonal = Math.hypot(view.width, view.height) / Math.SQRT2;
    const width = lengthOf(style['stroke-width'], diagonal);
    if (!(width > 0)) return undefined;
    const cap = style['stroke-linecap'];
    const join = style['stroke-linejoin'];
    const listed = style['stroke-dasharray'].match(/[\d.]+(?:e[-+]?\d+)?%?[a-z]*/gi) ?? [];
    const dashes = style['stroke-dasharray'] === 'none' ? [] : listed;
    const lengths = dashes.map((dash) => lengthOf(dash, diagonal));
    return {
      width,
      cap: cap === 'round' || cap === 'square' ? cap : 'butt',
      join: join === 'round' || join === 'bevel' ? join : 'miter',
      miterLimit: Math.max(1, Number(style['stroke-miterlimit']) || 4),
      dashes: lengths.length % 2 === 1 ? [...lengths, ...lengths] : lengths,
      dashOffset: lengthOf(style['stroke-dashoffset'], diagonal),
    };
  }

  /** @throws {NotPaths} for clips of several shapes or of texts */
  #clipsOf(style: Computed, matrix: Matrix, around: Around): Clip[] {
    const value = style['clip-path'];
    if (value === 'none') return [];
    const depth = this.#enter(around);
    const [, reference = ''] = /^url\(\s*["']?(#[^"')]+)["']?\s*\)$/.exec(value) ?? [];
    if (!reference) throw new NotPaths('effect');
    const element = this.#ids.get(reference);
    if (element?.name !== 'clipPath' || around.via.includes(element)) return [];
    if (element.attributes.clipPathUnits === 'objectBoundingBox') throw new NotPaths('effect');
    const own = this.#sheet.styleOf(element, INITIAL);
    const via = [...around.via, element];
    const map = multiplied(matrix, matrixOf(own.transform));
    const shapes = element.children.flatMap((child) => {
      if (child.name === 'text') throw new NotPaths('text');
      const source = child.name === 'use' ? this.#ids.get(child.attributes.href ?? '') : child;
      if (!source || !SHAPES.has(source.name)) return [];
      const styled = this.#sheet.styleOf(child, own);
      if (styled['clip-path'] !== 'none') throw new NotPaths('effect');
      const at = multiplied(map, matrixOf(styled.transform));
      const inner = { ...around, style: styled, matrix: at, via };
      const shift =
        source === child
          ? IDENTITY
          : multiplied(
              [1, 0, 0, 1, this.#length(child, 'x', inner), this.#length(child, 'y', inner)],
              matrixOf(source.attributes.transform ?? ''),
            );
      const path = pathOf(this.#outline(source, inner));
      if (!path || styled.display === 'none') return [];
      const rule = this.#sheet.styleOf(source, styled)['clip-rule'];
      return [{ path: transformed(path, multiplied(at, shift)), isEvenOdd: rule === 'evenodd' }];
    });
    if (shapes.length > 1) throw new NotPaths('effect');
    const nothing: Clip = {
      path: [
        ['M', -1, -1],
        ['L', -1, -1],
      ],
      isEvenOdd: false,
    };
    return [...this.#clipsOf(own, matrix, { ...around, via, depth }), shapes[0] ?? nothing];
  }

  #length({ attributes }: SvgElement, key: string, { view }: Around): number {
    const isAcross = /^(?:x|x1|x2|cx|rx|width)$/.test(key);
    const diagonal = Math.hypot(view.width, view.height) / Math.SQRT2;
    const whole = isAcross ? view.width : key === 'r' ? diagonal : view.height;
    return lengthOf(attributes[key] ?? '0', whole);
  }

  /** A drawing without `viewBox` is as large as it says. */
  #sizeBox() {
    const { width, height } = this.#root.attributes;
    const [w, h] = [absolute(width), absolute(height)];
    return w && h ? { x: 0, y: 0, width: w, height: h } : undefined;
  }

  /** A drawing without any size is as large as what it draws. */
  #drawnBox() {
    const view = { width: SIDE, height: SIDE };
    const layers = this.#whole(IDENTITY, view);
    if (layers.length === 0) throw refused('svg-empty');
    const all = layers.map(({ path }) => boundsOf(path));
    const left = Math.min(...all.map((one) => one.left));
    const top = Math.min(...all.map((one) => one.top));
    return {
      x: left,
      y: top,
      width: Math.max(...all.map((one) => one.right)) - left || 1,
      height: Math.max(...all.map((one) => one.bottom)) - top || 1,
    };
  }
}

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
const DRAWN = new Set([...SHAPES, 'g', 'a', 'svg', 'use', 'switch']);

function hasEffect(style: Computed): boolean {
  return style.filter !== 'none' || style.mask !== 'none' || style['mix-blend-mode'] !== 'normal';
}

/** @throws {NotPaths} where translucent parts of one group overlap, which single layers cannot show */
function translucent(layers: readonly LogoLayer[], opacity: number): LogoLayer[] {
  if (opacity === 1) return [...layers];
  if (hundredths(opacity) === 0) return [];
  const boxes = layers.map(({ path }) => boundsOf(path));
  if (boxes.some((box, i) => boxes.slice(0, i).some((other) => overlap(box, other)))) {
    throw new NotPaths('effect');
  }
  return layers.map((layer) => ({ ...layer, opacity: hundredths(layer.opacity * opacity) }));
}

/** A layer on the grid of stored logos, without clips that cut nothing; empty if nothing of it shows. */
function trimmed(layer: LogoLayer, page: Bounds, decimals: number): LogoLayer[] {
  const path = gridded(layer.path, decimals);
  if (!path) return [];
  const box = boundsOf(path);
  const edge: Clip = {
    path: pathOf(roundedRectangle(0, 0, page.right, page.bottom, 0, 0)) as Path,
    isEvenOdd: false,
  };
  const limits = isInside({ path, clips: [] }, page) ? layer.clips : [...layer.clips, edge];
  const clips: Clip[] = [];
  for (const { path: outline, isEvenOdd } of limits) {
    const limit = gridded(outline, decimals);
    if (!limit) return [];
    const around = boundsOf(limit);
    if (!overlap(around, box)) return [];
    if (!(isBox(limit) && contains(around, box, TOUCH))) clips.push({ path: limit, isEvenOdd });
  }
  return layer.opacity > 0 ? [{ ...layer, path, clips }] : [];
}

/** A clip may cut this much off without anybody seeing it. */
const TOUCH = 0.05;

/** Whether an outline is an upright rectangle. */
function isBox(path: Path): boolean {
  if (path.some(([step], i) => step !== (i === 0 ? 'M' : 'L'))) return false;
  const { left, top, right, bottom } = boundsOf(path);
  const corners = path.map((segment) => endOf(segment));
  return (
    corners.length >= 4 &&
    corners.length <= 5 &&
    corners.every(([x, y]) => (x === left || x === right) && (y === top || y === bottom)) &&
    new Set(corners.map(String)).size === 4
  );
}

function gridded(path: Path, decimals: number): Path | undefined {
  const factor = 10 ** decimals;
  const snapped = path.map(([step, ...numbers]) => [
    step,
    ...numbers.map((value) => onGrid(Math.round(value * factor) / factor)),
  ]) as unknown as Path;
  const kept = snapped.filter((segment, i) => {
    if (segment[0] !== 'L') return true;
    const [x, y] = endOf(snapped[i - 1] as Path[number]);
    return segment[1] !== x || segment[2] !== y;
  });
  const used = kept.filter(([step], i) => step !== 'M' || (kept[i + 1]?.[0] ?? 'M') !== 'M');
  return used.length > 1 ? (used as unknown as Path) : undefined;
}

type View = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

function viewBoxOf(value = ''): View | undefined {
  const [x, y, width, height] = value
    .trim()
    .split(/[\s,]+/)
    .map(Number) as [number, number, number, number];
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** The map of a `viewBox` into its viewport (SVG 2, 8.2 and 8.6). */
function fitting(
  { x, y, width, height }: View,
  size: { readonly width: number; readonly height: number },
  preserve = 'xMidYMid meet',
): Matrix {
  const [sx, sy] = [size.width / width, size.height / height];
  const [align = 'xMidYMid', slice] = preserve.trim().split(/\s+/);
  if (align === 'none') return [sx, 0, 0, sy, -x * sx, -y * sy];
  const scale = slice === 'slice' ? Math.max(sx, sy) : Math.min(sx, sy);
  const shift = (place: string) => (place.includes('Min') ? 0 : place.includes('Max') ? 1 : 0.5);
  const left = (size.width - width * scale) * shift(align.slice(0, 4));
  const top = (size.height - height * scale) * shift(align.slice(4));
  return [scale, 0, 0, scale, left - x * scale, top - y * scale];
}

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

/** @throws {NotPaths} for units that depend on a font or a window */
function lengthOf(value: string, whole: number): number {
  const [, number = '0', unit = ''] =
    /^\s*([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)\s*([a-z]*|%)\s*$/i.exec(value) ?? [];
  if (unit === '%') return (Number(number) / 100) * whole;
  const factor = UNITS[unit.toLowerCase()];
  if (factor === undefined) throw new NotPaths('effect');
  return Number(number) * factor;
}

/** A length that does not depend on the page around the drawing. */
function absolute(value = ''): number | undefined {
  // Icons are often `1em` high, the size of the text beside them.
  if (value === '' || /(?:%|auto|r?em|ex|ch|v[wh])\s*$/i.test(value)) return undefined;
  const length = lengthOf(value, 0);
  return length > 0 ? length : undefined;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
