import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderSvg } from '../src/export/vector/svg/svg.ts';
import { createScene } from '../src/scene/scene.ts';
import { styles } from '../src/style/index.ts';
import { families, seed } from './contents.ts';
import { isFull } from './extent.ts';
import { scanWithQr, scanWithZxing } from './scanners.ts';

/** Texts of the kinds that people encode, and a few of every other kind, in each style. */
const samples = families.map((family, index) => ({
  ...family,
  runs: index < 2 ? (isFull ? 25 : 4) : isFull ? 4 : 1,
}));

describe.each(styles)('an SVG of a $id code, drawn by resvg, is read by two scanners', ({ id }) => {
  test.for(samples)(`$runs $name (SEED=${seed})`, async ({ texts, runs }) => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const svg = renderSvg(createScene(text, { shape: id, level: 'H', quietZone: 1 }), text);
        const image = new Resvg(svg, { fitTo: { mode: 'width', value: 500 } }).render();
        const [png, { width, height, pixels }] = [image.asPng(), image];
        expect((await scanWithZxing(png))?.exact).toBe(text);
        expect(scanWithQr({ width, height, data: new Uint8Array(pixels) })).toBe(text);
      }),
      { seed: seed + 1, numRuns: runs },
    );
  });
});
