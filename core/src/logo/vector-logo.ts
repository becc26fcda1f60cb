import { invalidLogo } from '../image/data-uri.ts';
import type { Color } from '../paint/color.ts';
import type { Clip, Fill, LogoLayer, VectorLogo } from '../paint/fill.ts';
import { type Bounds, boundsOf, contains } from '../path/bounds.ts';
import type { Matrix } from '../path/matrix.ts';
import type { Path, Segment } from '../path/path.ts';
import { layerElement, SvgDefs } from '../svg/elements.ts';
import { logoLimits } from './logo.ts';

/** More would make a preview slow. */
export const MAX_LOGO_LAYERS = 256;

/** The longest side of its box, and the farthest point outside it. */
const MAX_SIDE = logoLimits.sidePx.max;
const FARTHEST = 1e9;
/** An outline may stand out of the box by this much, in thousandths of its side. */
const OUTSIDE = 0.1;

const HEAD = 'data:image/svg+xml;base64,';

/** Cached, because a preview draws the same logo again and again. */
let last: { readonly image: string; readonly logo: VectorLogo } | undefined;

/**
 * The outlines of a logo's image; `undefined` for a picture of pixels. Designs come from links, imports and other
 * people's programs, so only the text that `vectorLogoImage` writes is accepted: an SVG that can hold nothing but
 * paths.
 * @throws {CodeError} `invalid-logo` for any other SVG
 */
export function vectorLogoOf(image: string): VectorLogo | undefined {
  if (!image.startsWith('data:image/svg+xml')) return undefined;
  if (last?.image === image) return last.logo;
  const logo = read(image);
  if (!logo || vectorLogoImage(logo) !== image) throw invalidLogo();
  last = { image, logo };
  return logo;
}

/** Whether an image is a logo in the form that `vectorLogoImage` writes. */
export function isVectorLogo(image: string): boolean {
  try {
    return vectorLogoOf(image) !== undefined;
  } catch {
    return false;
  }
}

/** A logo as the `data:` URI of an SVG, in which designs store it. */
export function vectorLogoImage({ width, height, layers }: VectorLogo): string {
  const defs = new SvgDefs();
  const elements = layers.map((layer) => layerElement(layer, defs)).join('');
  return `${HEAD}${btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs}${elements}</svg>`,
  )}`;
}

type Attributes = Readonly<Record<string, string>>;
type Element = { readonly name: string; readonly is: Attributes };

/** Reads more than `vectorLogoImage` writes: writing the result again shows whether the text was in this form. */
function read(image: string): VectorLogo | undefined {
  const tags = tagsOf(image);
  if (!tags) return undefined;
  const fills = new Map<string, Fill>();
  const clips = new Map<string, readonly Clip[]>();
  const layers: LogoLayer[] = [];
  let open: { element: Element; stops: Attributes[] } | undefined;
  for (const element of tags) {
    const { name, is } = element;
    if (name === 'stop') open?.stops.push(is);
    else if (name === 'linearGradient' || name === 'radialGradient' || name === 'clipPath') {
      open = { element, stops: [] };
    } else if (name === '/linearGradient' || name === '/radialGradient') {
      const fill = open && gradient(open.element, open.stops);
      if (!open || !fill) return undefined;
      fills.set(`url(#${open.element.is.id})`, fill);
      open = undefined;
    } else if (name === '/clipPath') open = undefined;
    else if (name === 'path') {
      const path = pathOf(is.d ?? '');
      if (!path) return undefined;
      const within = clips.get((open?.element.is ?? is)['clip-path'] ?? '') ?? [];
      if (open) {
        const clip = { path, isEvenOdd: is['clip-rule'] === 'evenodd' };
        clips.set(`url(#${open.element.is.id})`, [...within, clip]);
        continue;
      }
      const { fill = '#000000' } = is;
      layers.push({
        path,
        fill: fills.get(fill) ?? { type: 'solid', color: fill as Color },
        opacity: Number(is['fill-opacity'] ?? 1),
        isEvenOdd: is['fill-rule'] === 'evenodd',
        clips: within,
      });
    }
  }
  const [width, height] = [Number(tags[0]?.is.width), Number(tags[0]?.is.height)];
  const isDrawable =
    [width, height].every((side) => Number.isInteger(side) && side > 0 && side <= MAX_SIDE) &&
    layers.length > 0 &&
    layers.length <= MAX_LOGO_LAYERS &&
    layers.every(
      (layer) =>
        layer.opacity > 0 &&
        layer.opacity <= 1 &&
        isFillable(layer.fill) &&
        isInside(layer, { left: 0, top: 0, right: width, bottom: height }),
    );
  return isDrawable ? { width, height, layers } : undefined;
}

function tagsOf(image: string): Element[] | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(image.slice(HEAD.length))) return undefined;
  let text: string;
  try {
    text = atob(image.slice(HEAD.length));
  } catch {
    return undefined;
  }
  return text.match(/<[^<>]*>/g)?.map((tag) => {
    const [, name = ''] = /^<(\/?[A-Za-z]*)/.exec(tag) ?? [];
    const pairs = [...tag.matchAll(/ ([A-Za-z][\w-]*)="([^"]*)"/g)];
    return { name, is: Object.fromEntries(pairs.map(([, key, value]) => [key, value])) };
  });
}

function gradient({ name, is }: Element, stops: readonly Attributes[]): Fill | undefined {
  const colors = stops.map((stop) => stop['stop-color'] as Color);
  if (colors.length < 2) return undefined;
  const at = stops.map(({ offset }) => Number(offset ?? 0));
  const isPlain = at.length === 2 && at[0] === 0 && at[1] === 1;
  const common = {
    stops: colors as unknown as readonly [Color, Color],
    ...(!isPlain && { offsets: at }),
  };
  const number = (key: string) => Number(is[key] ?? 0);
  if (name === 'linearGradient') {
    const [from, to] = [
      [number('x1'), number('y1')],
      [number('x2'), number('y2')],
    ] as const;
    return { type: 'linear', from, to, ...common };
  }
  const [, inner] = /^matrix\((.*)\)$/.exec(is.gradientTransform ?? '') ?? [];
  return {
    type: 'radial',
    centre: [number('cx'), number('cy')],
    radius: number('r'),
    ...(inner && { matrix: inner.split(' ').map(Number) as unknown as Matrix }),
    ...common,
  };
}

/** Every format draws the same, whether it cuts a logo at its box or not. */
export function isInside({ path, clips }: Pick<LogoLayer, 'path' | 'clips'>, box: Bounds): boolean {
  return [path, ...clips.map((clip) => clip.path)].some((one) =>
    contains(box, boundsOf(one), OUTSIDE),
  );
}

function isFillable(fill: Fill): boolean {
  const isColor = (color: Color) => /^#[0-9a-f]{6}$/.test(color);
  if (fill.type === 'solid') return isColor(fill.color);
  const { stops, offsets = [] } = fill;
  const numbers =
    fill.type === 'linear'
      ? [...fill.from, ...fill.to]
      : [...fill.centre, fill.radius, ...(fill.matrix ?? [])];
  return (
    stops.every(isColor) &&
    numbers.every((value) => Math.abs(value) <= FARTHEST) && // not NaN either
    offsets.every((at, i) => at > (offsets[i - 1] ?? -1)) &&
    (offsets.length === 0 || (offsets[0] === 0 && offsets.at(-1) === 1))
  );
}

/** Path data as `pathData` writes it. */
function pathOf(data: string): Path | undefined {
  const steps = data.match(/[A-Za-z][^A-Za-z]*/g) ?? [];
  const path: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const step of steps) {
    const numbers =
      step
        .slice(1)
        .match(/-?\d*\.?\d+/g)
        ?.map(Number) ?? [];
    const at = numbers.map((value, i) => onGrid(value + (i % 2 === 0 ? x : y)));
    const kind = step[0];
    if (kind === 'z') [x, y] = [startX, startY];
    else if (kind === 'M' || kind === 'm' || kind === 'l') {
      if (at.length !== 2) return undefined;
      [x, y] = at as [number, number];
      if (kind !== 'l') [startX, startY] = [x, y];
      path.push([kind === 'l' ? 'L' : 'M', x, y]);
    } else if (kind === 'c' && at.length === 6) {
      path.push(['C', ...(at as [number, number, number, number, number, number])]);
      [x, y] = at.slice(4) as [number, number];
    } else return undefined;
    if (!at.every((value) => Math.abs(value) <= FARTHEST)) return undefined;
  }
  return path[0]?.[0] === 'M' ? (path as unknown as Path) : undefined;
}

/** Coordinates of a stored logo are multiples of a hundredth. */
export function onGrid(value: number): number {
  return Math.round(value * 100) / 100 + 0; // never -0
}
