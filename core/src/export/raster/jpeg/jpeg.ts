import { DCT, ZIGZAG } from '../../../image/jpeg-tables.ts';
import type { Scene } from '../../../scene/scene.ts';
import { concat } from '../../shared/concat.ts';
import { dotsPerInch } from '../../shared/physical-size.ts';
import { mix } from '../blend.ts';
import { createPainter } from '../paint.ts';
import { blockWriter } from './block-writer.ts';
import { jpegHeader, quantisation } from './header.ts';

/** JPEG has no alpha, so transparent pixels become white. */
const WHITE = 0xffffffff;

/**
 * A scene as a baseline JPEG file (ISO/IEC 10918-1, JFIF 1.02) without chroma subsampling (4:4:4), so that
 * modules keep their edges.
 * @throws {CodeError} `size-too-small` when a module would be less than one pixel; `invalid-logo`.
 */
export function renderJpeg(scene: Scene, sizePx: number, sizeMm?: number): Uint8Array<ArrayBuffer> {
  const { layout, paint } = createPainter(scene, sizePx);
  const { widthPx, heightPx } = layout;
  const density = sizeMm ? dotsPerInch(sizePx, sizeMm) : undefined;
  const writer = blockWriter();
  const strip = new Uint32Array(widthPx * 8);
  const block = new Float64Array(64);
  for (let top = 0; top < heightPx; top += 8) {
    const rows = Math.min(8, heightPx - top);
    paint(strip.subarray(0, rows * widthPx), top, rows);
    for (let left = 0; left < widthPx; left += 8) {
      for (let channel = 0; channel < 3; channel++) {
        for (let i = 0; i < 64; i++) {
          // Beyond the edge the last pixel is repeated.
          const x = Math.min(left + (i & 7), widthPx - 1);
          const y = Math.min(i >> 3, rows - 1);
          block[i] = sample(strip[y * widthPx + x] as number, channel);
        }
        writer.write(channel, transform(block, channel === 0 ? 0 : 1));
      }
    }
  }
  return concat([
    jpegHeader(widthPx, heightPx, density),
    writer.finish(),
    Uint8Array.of(0xff, 0xd9),
  ]);
}

/** JFIF: Y, Cb and Cr of a colour, centred on zero. */
function sample(pixel: number, channel: number): number {
  const alpha = pixel >>> 24;
  const color = alpha === 255 ? pixel : mix(WHITE, pixel, alpha);
  const [red, green, blue] = [color & 255, (color >> 8) & 255, (color >> 16) & 255];
  if (channel === 0) return 0.299 * red + 0.587 * green + 0.114 * blue - 128;
  if (channel === 1) return -0.168736 * red - 0.331264 * green + 0.5 * blue;
  return 0.5 * red - 0.418688 * green - 0.081312 * blue;
}

const between = new Float64Array(64);
const coefficients = new Int16Array(64);

/** A.3.3 and A.3.4: the quantised coefficients of a block in zigzag order, valid until the next call. */
function transform(block: Float64Array, table: 0 | 1): Int16Array {
  const first = block[0] as number;
  if (block.every((value) => value === first)) {
    coefficients.fill(0);
    coefficients[0] = Math.round((first * 8) / (quantisation[table]?.[0] as number));
    return coefficients;
  }
  for (let y = 0; y < 8; y++) {
    for (let u = 0; u < 8; u++) {
      let sum = 0;
      for (let x = 0; x < 8; x++) sum += (DCT[u * 8 + x] as number) * (block[y * 8 + x] as number);
      between[y * 8 + u] = sum;
    }
  }
  for (let k = 0; k < 64; k++) {
    const at = ZIGZAG[k] as number;
    const [v, u] = [at >> 3, at & 7];
    let sum = 0;
    for (let y = 0; y < 8; y++) sum += (DCT[v * 8 + y] as number) * (between[y * 8 + u] as number);
    coefficients[k] = Math.round(sum / (quantisation[table]?.[k] as number));
  }
  return coefficients;
}
