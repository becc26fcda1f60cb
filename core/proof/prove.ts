import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderPng } from '../src/export/raster/png/png.ts';
import { createScene } from '../src/scene/scene.ts';
import type { StyleId } from '../src/style/index.ts';
import { families, seed } from './contents.ts';
import { isFull } from './extent.ts';
import { readPng, scanWithQr, scanWithZxing } from './scanners.ts';

/** The default download: 1,000 pixels, a quiet zone of one module, level H. */
const SIZE_PX = 1000;

/**
 * `PROOF=full` reads more than 2,000 texts; otherwise, each share reads a tenth as many, with different
 * texts.
 */
const samples = families.map((family) => ({
  ...family,
  runs: isFull ? family.runs : Math.ceil(family.runs / 10),
}));

/** Draws texts of every family in a style and reads them back from the file with two scanners. */
export function proveThatItScans(style: StyleId): void {
  describe(`a ${style} code of 1,000 pixels is read by two scanners (SEED=${seed})`, () => {
    test.for(samples)('$runs $name', async ({ texts, runs }) => {
      await fc.assert(
        fc.asyncProperty(texts, async (text) => {
          const png = renderPng(
            createScene(text, { shape: style, level: 'H', quietZone: 1 }),
            SIZE_PX,
          );
          // The ECI header names the character set, so that scanners do not have to guess.
          expect(await scanWithZxing(png)).toEqual({ text, exact: text });
          expect(scanWithQr(readPng(png))).toBe(text);
        }),
        { seed, numRuns: runs },
      );
    });
  });
}
