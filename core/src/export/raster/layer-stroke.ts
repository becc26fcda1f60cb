import type { Layer, LogoLayer } from '../../paint/fill.ts';
import type { Path } from '../../path/path.ts';
import { blend } from './blend.ts';
import { coverEdges, type Edge, edgesOf } from './coverage.ts';
import type { Layout } from './layout.ts';
import { shadeOf } from './shade.ts';

/** Draws one part of the scene over a strip of the image. */
export type Stroke = (pixels: Uint32Array, top: number, rows: number) => void;

/** @param layout of the unit of the layer, which may be a fraction of a pixel */
export function layerStroke(
  { path, fill, opacity = 1, isEvenOdd = false, clips = [] }: Layer & Partial<LogoLayer>,
  layout: Layout,
): Stroke {
  const { widthPx, heightPx, modulePx, leftPx, topPx } = layout;
  const edgesIn = (outline: Path) =>
    [...edgesOf(outline, modulePx)]
      .map(([x0, y0, x1, y1]) => [x0 + leftPx, y0 + topPx, x1 + leftPx, y1 + topPx] as const)
      .filter(([, y0, , y1]) => y0 !== y1);
  const edges = edgesIn(path);
  const limits = clips.map((clip) => ({ ...clip, edges: edgesIn(clip.path) }));
  const clip = (x: number) => Math.min(widthPx, Math.max(0, x));
  let [leftmost, rightmost] = [Infinity, -Infinity];
  for (const [x0, , x1] of edges) {
    leftmost = Math.min(leftmost, x0, x1);
    rightmost = Math.max(rightmost, x0, x1);
  }
  const left = Math.floor(clip(leftmost));
  const width = Math.max(0, Math.ceil(clip(rightmost)) - left);
  const shade = shadeOf(fill, layout);
  const colors = new Uint32Array(width);
  let cover = new Uint8Array(0);
  let limit = new Uint8Array(0);
  return (pixels, top, rows) => {
    const height = Math.min(rows, heightPx - top);
    const visible = within(edges);
    if (visible.length === 0) return;
    if (cover.length < width * height) cover = new Uint8Array(width * height);
    coverEdges(visible, width, height, cover, { isEvenOdd });
    for (const { edges: outline, ...rule } of limits) {
      if (limit.length < width * height) limit = new Uint8Array(width * height);
      coverEdges(within(outline), width, height, limit, rule);
      for (let i = 0; i < width * height; i++) {
        cover[i] = Math.round(((cover[i] as number) * (limit[i] as number)) / 255);
      }
    }
    if (opacity < 1) {
      for (let i = 0; i < width * height; i++)
        cover[i] = Math.round((cover[i] as number) * opacity);
    }
    for (let row = 0; row < height; row++) {
      shade(left, top + row, width, colors);
      const source = { colors, colorsAt: 0, cover, coverAt: row * width, count: width };
      blend(pixels, row * widthPx + left, source);
    }

    function within(all: readonly Edge[]): Edge[] {
      const found: Edge[] = [];
      for (const [x0, y0, x1, y1] of all) {
        if (Math.max(y0, y1) <= top || Math.min(y0, y1) >= top + height) continue;
        found.push(...intoColumns([x0 - left, y0 - top, x1 - left, y1 - top], width));
      }
      return found;
    }
  };
}

/** An edge with its parts left and right of the columns moved to their borders, which keeps what they cover. */
function intoColumns([x0, y0, x1, y1]: Edge, width: number): Edge[] {
  const [first, last] = x0 < x1 ? [x0, x1] : [x1, x0];
  const crossed = [0, width].filter((x) => first < x && x < last);
  if (x0 > x1) crossed.reverse();
  const clip = (x: number) => Math.min(width, Math.max(0, x));
  const parts: Edge[] = [];
  let [x, y] = [x0, y0];
  for (const border of crossed) {
    const at = y0 + ((border - x0) / (x1 - x0)) * (y1 - y0);
    parts.push([clip(x), y, border, at]);
    [x, y] = [border, at];
  }
  parts.push([clip(x), y, clip(x1), y1]);
  return parts;
}
