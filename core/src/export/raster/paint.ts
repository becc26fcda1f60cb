import { rgbOf } from '../../paint/color.ts';
import { isPlain } from '../../scene/plain.ts';
import type { Scene } from '../../scene/scene.ts';
import { blend } from './blend.ts';
import { layerStroke, type Stroke } from './layer-stroke.ts';
import { type Layout, layOut } from './layout.ts';
import { logoStrokes } from './logo.ts';
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
    ...logoStrokes(scene.logo, layout),
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
