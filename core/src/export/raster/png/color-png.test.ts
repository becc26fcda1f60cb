import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { anyCode } from '../../../../proof/random-designs.ts';
import { CodeError } from '../../../code-error.ts';
import { geist } from '../../../lettering/geist.ts';
import { createScene, type Scene } from '../../../scene/scene.ts';
import { renderRgba } from '../paint.ts';
import { renderColorPng, renderUnfilteredPng } from './color-png.ts';
import { RowDeflater, RunDeflater } from './row-deflater.ts';

/** Reads the file with pngjs, whose inflater is Node's, and compares it with the picture. */
function expectPicture(scene: Scene, sizePx: number, render = renderColorPng): void {
  const image = PNG.sync.read(Buffer.from(render(scene, sizePx)), { checkCRC: true });
  const { width, height, data } = renderRgba(scene, sizePx);
  expect([image.width, image.height]).toEqual([width, height]);
  expect(Buffer.from(data.buffer).equals(image.data)).toBe(true);
}

describe('a file that another program opens is written', () => {
  test.each([120, 150])('for 25 tables with pointed eyes at %i px', (sizePx) => {
    for (let table = 1; table <= 25; table++) {
      const url = `https://example.com/table/${table}`;
      expectPicture(createScene(url, { eyeFrame: 'pointed' }), sizePx);
    }
  });

  test('for random designs at 40 to 600 px', () => {
    fc.assert(
      fc.property(anyCode, fc.integer({ min: 40, max: 600 }), ({ text, design }, sizePx) => {
        try {
          expectPicture(createScene(text, design, { font: geist }), sizePx);
        } catch (error) {
          if (!(error instanceof CodeError)) throw error;
          fc.pre(false);
        }
      }),
      { seed: 1951, numRuns: 30 },
    );
  });

  test('for an image that is compressed in several parts', () => {
    const frame = { id: 'card', text: 'Scan me!', color: '#0a6e4f', textColor: '#ffffff' } as const;
    const scene = createScene('https://example.com', { frame }, { font: geist });
    expectPicture(scene, 1500);
    expectPicture(scene, 300, renderUnfilteredPng);
  });
});

test('rows of any content are inflated by zlib, however long they are', () => {
  const random = fc.sample(fc.uint8Array({ minLength: 40_000, maxLength: 40_000 }), {
    seed: 7,
    numRuns: 1,
  })[0] as Uint8Array;
  for (const bands of [0, 1, 26, 27, 60]) {
    const deflaters = [new RowDeflater(), new RunDeflater()];
    const rows: Uint8Array[] = [];
    for (let band = 0; band < bands; band++) {
      // Zeros, the same bytes again, and other ones: copies within a part and across its edges.
      const row = band % 3 === 0 ? new Uint8Array(40_000) : random.subarray(0, 40_000 - (band % 7));
      rows.push(row);
      for (const deflater of deflaters) deflater.push(row);
    }
    for (const deflater of deflaters) {
      expect(inflateSync(deflater.finish()).equals(Buffer.concat(rows))).toBe(true);
    }
  }
});
