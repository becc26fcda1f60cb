import { readImage } from '../../codec/read-image.ts';
import type { Pixels } from '../../image/pixels.ts';
import { resize } from '../../image/resize.ts';
import type { PlacedLogo } from '../../logo/place-logo.ts';
import type { VectorLogo } from '../../paint/fill.ts';
import { mix } from './blend.ts';
import { layerStroke, type Stroke } from './layer-stroke.ts';
import type { Layout } from './layout.ts';

/** The logo in the middle of a code, if it has one. */
export function logoStrokes(logo: PlacedLogo | undefined, layout: Layout): Stroke[] {
  if (!logo) return [];
  const { drawing, x, y } = logo;
  const { modulePx, leftPx, topPx } = layout;
  if (!drawing) return [pictureStroke(logo, layout)];
  const own = {
    ...layout,
    modulePx: (modulePx * logo.width) / drawing.width,
    leftPx: leftPx + x * modulePx,
    topPx: topPx + y * modulePx,
  };
  return drawing.layers.map((layer) => layerStroke(layer, own));
}

/** A vector logo by itself, on a transparent ground. Its longer side has `sidePx` pixels. */
export function renderLogo({ width, height, layers }: VectorLogo, sidePx: number): Pixels {
  const scale = sidePx / Math.max(width, height);
  const [widthPx, heightPx] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const layout = {
    widthPx: widthPx as number,
    heightPx: heightPx as number,
    modulePx: scale,
    leftPx: 0,
    topPx: 0,
  };
  const pixels = new Uint32Array(layout.widthPx * layout.heightPx);
  for (const layer of layers) layerStroke(layer, layout)(pixels, 0, layout.heightPx);
  return { width: layout.widthPx, height: layout.heightPx, data: new Uint8Array(pixels.buffer) };
}

function pictureStroke(logo: PlacedLogo, layout: Layout): Stroke {
  const { widthPx, modulePx, leftPx, topPx } = layout;
  const left = Math.round(leftPx + logo.x * modulePx);
  const top = Math.round(topPx + logo.y * modulePx);
  const width = Math.max(1, Math.round(leftPx + (logo.x + logo.width) * modulePx) - left);
  const height = Math.max(1, Math.round(topPx + (logo.y + logo.height) * modulePx) - top);
  const image = resize(readImage(logo.image), width, height);
  const source = new Uint32Array(image.data.buffer);
  return (pixels, stripTop, rows) => {
    const first = Math.max(stripTop, top);
    const end = Math.min(stripTop + rows, top + height);
    for (let row = first; row < end; row++) {
      for (let x = 0; x < width; x++) {
        const pixel = source[(row - top) * width + x] as number;
        const at = (row - stripTop) * widthPx + left + x;
        pixels[at] = mix(pixels[at] as number, pixel, pixel >>> 24);
      }
    }
  };
}
