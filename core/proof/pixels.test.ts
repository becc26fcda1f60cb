import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { renderRgba } from '../src/export/raster/paint.ts';
import { geist } from '../src/lettering/geist.ts';
import { createScene } from '../src/scene/scene.ts';
import { designCases } from './design-cases.ts';
import { fileOf } from './read-back.ts';
import { scanWithZxing } from './scanners.ts';
import { ofShare, shareTitle } from './share.ts';
import { hasTool, runTool } from './tools.ts';

const opaque = designCases.filter(({ design }) => design.background !== 'transparent');

describe(`WebP (${shareTitle})`, () => {
  const cases = ofShare([...designCases.slice(0, 8), ...opaque.slice(0, 2)]);
  test.runIf(hasTool('dwebp')).for(cases)('has the pixels of the preview: $name', async (found) => {
    const webp = await fileOf(found, 'webp');
    const png = runTool('dwebp', (path) => ['-quiet', path, '-o', '-'], webp);
    const { data, width, height } = renderRgba(
      createScene(found.text, found.design, { font: geist }),
      1000,
    );
    const image = PNG.sync.read(png);
    expect([image.width, image.height]).toEqual([width, height]);
    expect(differences(image.data, data)).toBe(0);
  });
});

describe(`JPEG (${shareTitle})`, () => {
  test.for(ofShare(opaque.slice(0, 10)))('is opened and read by ZXing: $name', async (found) => {
    expect((await scanWithZxing(await fileOf(found, 'jpeg')))?.exact).toBe(found.text);
  });
});

/** The number of different channel values. Fully transparent pixels have no colour. */
function differences(one: Uint8Array, two: Uint8ClampedArray): number {
  let count = 0;
  for (let i = 0; i < two.length; i++) {
    if ((two[i | 3] as number) > 0 && one[i] !== two[i]) count++;
  }
  return count;
}
