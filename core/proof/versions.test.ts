import { describe, expect, test } from 'vitest';
import { renderPng } from '../src/export/raster/png/png.ts';
import { createScene } from '../src/scene/scene.ts';
import { styles } from '../src/style/index.ts';
import { isFull } from './extent.ts';
import { readPng, scanWithQr, scanWithZxing } from './scanners.ts';

/** ISO/IEC 18004, table 7: capacity of each version at level H in bytes. */
// biome-ignore format: eight versions a line
const BYTES_AT_H = [
  7, 14, 24, 34, 44, 58, 64, 84,
  98, 119, 137, 155, 177, 194, 220, 250,
  280, 310, 338, 382, 403, 439, 461, 511,
  535, 593, 625, 658, 698, 742, 790, 842,
  898, 958, 983, 1051, 1093, 1139, 1219, 1273,
];
/**
 * Those of `npm test`: the smallest and the largest, and the first ones with another number of alignment
 * patterns in a row, with version information, and with a longer field for the number of characters.
 */
const CHOSEN = [1, 2, 7, 10, 14, 21, 27, 40];
const versions = [...BYTES_AT_H.entries()].filter(([i]) => isFull || CHOSEN.includes(i + 1));
/** The preview, in which a module of version 40 has two pixels, and the download. */
const sizesPx = [400, 1000];

describe.each(styles)('a full $id code of a version is read by two scanners', ({ id }) => {
  test.each(sizesPx)('at %i pixels', async (sizePx) => {
    for (const [index, bytes] of versions) {
      const text = Array.from({ length: bytes }, (_, i) =>
        String.fromCharCode(97 + ((i * i * 3 + i + index) % 26)),
      ).join('');
      const scene = createScene(text, { shape: id, level: 'H', quietZone: 1 });
      expect(scene.size).toBe(21 + 4 * index);
      const png = renderPng(scene, sizePx);
      expect((await scanWithZxing(png))?.exact).toBe(text);
      expect(scanWithQr(readPng(png))).toBe(text);
    }
  });
});
