import { rgbOf } from '../../design/color.ts';
import { readImage } from '../../image/read-image.ts';
import { resize } from '../../image/resize.ts';
import type { Layer } from '../../scene/fill.ts';
import { isPlain } from '../../scene/plain.ts';
import type { Scene } from '../../scene/scene.ts';
import { blend, mix } from './blend.ts';
import { coverEdges, type Edge, edgesOf } from './coverage.ts';
import { type Layout, layOut } from './layout.ts';
import { rasterise, rasteriseTiles, toRgba } from './rasterise.ts';
import { pixelOf, shadeOf } from './shade.ts';

/** Pixels in the order red, green, blue, alpha, as in the `ImageData` of a canvas. */
export type Image = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
};

/** Draws an image strip by strip, so that a large one is never in memory as a whole. */
export type Painter = {
  readonly layout: Layout;
  /** Draws `rows` rows, beginning with row `top`, into the beginning of `pixels`. */
  paint(pixels: Uint32Array, top: number, rows: number): void;
};

/** Draws one part of the scene over a strip of the image. */
type Stroke = (pixels: Uint32Array, top: number, rows: number) => void;

/** Rows that are drawn at a time: few enough for the processor's cache. */
const STRIP_ROWS = 64;

/**
 * A scene as pixels. The longer side has `sizePx` pixels, and every module covers whole ones.
 * @throws {CodeError} `size-too-small` when a module would be less than one pixel; `invalid-logo`.
 */
export function renderRgba(scene: Scene, sizePx: number): Image {
  if (isPlain(scene)) {
    return { width: sizePx, height: sizePx, data: toRgba(rasterise(scene, sizePx)) };
  }
  const { layout, paint } = createPainter(scene, sizePx);
  const { widthPx, heightPx } = layout;
  const pixels = new Uint32Array(widthPx * heightPx);
  for (let top = 0; top < heightPx; top += STRIP_ROWS) {
    const rows = Math.min(STRIP_ROWS, heightPx - top);
    paint(pixels.subarray(top * widthPx, (top + rows) * widthPx), top, rows);
  }
  return { width: widthPx, height: heightPx, data: new Uint8ClampedArray(pixels.buffer) };
}

/** @throws {CodeError} as `renderRgba` does. */
export function createPainter(scene: Scene, sizePx: number): Painter {
  const layout = layOut(scene, sizePx);
  const { background } = scene;
  const paper = background === 'transparent' ? 0 : pixelOf(rgbOf(background));
  const strokes = [
    ...scene.below.map((layer) => layerStroke(layer, layout)),
    moduleStroke(scene, layout),
    ...scene.above.map((layer) => layerStroke(layer, layout)),
    ...logoStroke(scene, layout),
  ];
  return {
    layout,
    paint(pixels, top, rows) {
      pixels.fill(paper);
      for (const stroke of strokes) stroke(pixels, top, rows);
    },
  };
}

function moduleStroke(scene: Scene, layout: Layout): Stroke {
  const { size, grid } = scene;
  const { widthPx, modulePx, leftPx, topPx } = layout;
  const { tiles } = rasteriseTiles(scene, modulePx);
  const covers = tiles.map((lines) => lines.map((line) => line.map((grey) => 255 - grey)));
  const shade = shadeOf(scene.fill, layout);
  const colors = new Uint32Array(size * modulePx);
  if (scene.fill.type === 'solid') shade(0, 0, colors.length, colors);
  return (pixels, top, rows) => {
    const first = Math.max(top, topPx);
    const end = Math.min(top + rows, topPx + size * modulePx);
    for (let row = first; row < end; row++) {
      const y = Math.floor((row - topPx) / modulePx);
      const line = (row - topPx) % modulePx;
      if (scene.fill.type !== 'solid') shade(leftPx, row, colors.length, colors);
      const start = (row - top) * widthPx + leftPx;
      for (let x = 0; x < size; x++) {
        const tile = grid[y * size + x] as number;
        if (tile === 0) continue;
        const cover = covers[tile]?.[line] as Uint8Array;
        const colorsAt = x * modulePx;
        const source = { colors, colorsAt, cover, coverAt: 0, count: modulePx };
        blend(pixels, start + colorsAt, source);
      }
    }
  };
}

function layerStroke({ path, fill }: Layer, layout: Layout): Stroke {
  const { widthPx, heightPx, modulePx, leftPx, topPx } = layout;
  const edges = [...edgesOf(path, modulePx)]
    .map(([x0, y0, x1, y1]) => [x0 + leftPx, y0 + topPx, x1 + leftPx, y1 + topPx] as const)
    .filter(([, y0, , y1]) => y0 !== y1);
  const clip = (x: number) => Math.min(widthPx, Math.max(0, x));
  const left = Math.floor(clip(Math.min(...edges.map(([x0, , x1]) => Math.min(x0, x1)))));
  const right = Math.ceil(clip(Math.max(...edges.map(([x0, , x1]) => Math.max(x0, x1)))));
  const width = right - left;
  const shade = shadeOf(fill, layout);
  const colors = new Uint32Array(width);
  let cover = new Uint8Array(0);
  return (pixels, top, rows) => {
    const height = Math.min(rows, heightPx - top);
    const visible: Edge[] = [];
    for (const [x0, y0, x1, y1] of edges) {
      if (Math.max(y0, y1) <= top || Math.min(y0, y1) >= top + height) continue;
      visible.push([clip(x0) - left, y0 - top, clip(x1) - left, y1 - top]);
    }
    if (visible.length === 0) return;
    if (cover.length < width * height) cover = new Uint8Array(width * height);
    coverEdges(visible, width, height, cover);
    for (let row = 0; row < height; row++) {
      shade(left, top + row, width, colors);
      const source = { colors, colorsAt: 0, cover, coverAt: row * width, count: width };
      blend(pixels, row * widthPx + left, source);
    }
  };
}

function logoStroke({ logo }: Scene, layout: Layout): Stroke[] {
  if (!logo) return [];
  const { widthPx, modulePx, leftPx, topPx } = layout;
  const left = Math.round(leftPx + logo.x * modulePx);
  const top = Math.round(topPx + logo.y * modulePx);
  const width = Math.max(1, Math.round(leftPx + (logo.x + logo.width) * modulePx) - left);
  const height = Math.max(1, Math.round(topPx + (logo.y + logo.height) * modulePx) - top);
  const image = resize(readImage(logo.image), width, height);
  const source = new Uint32Array(image.data.buffer);
  return [
    (pixels, stripTop, rows) => {
      const first = Math.max(stripTop, top);
      const end = Math.min(stripTop + rows, top + height);
      for (let row = first; row < end; row++) {
        for (let x = 0; x < width; x++) {
          const pixel = source[(row - top) * width + x] as number;
          const at = (row - stripTop) * widthPx + left + x;
          pixels[at] = mix(pixels[at] as number, pixel, pixel >>> 24);
        }
      }
    },
  ];
}
