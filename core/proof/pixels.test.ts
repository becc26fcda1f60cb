import { describe, expect, test } from 'vitest';
import { renderRgba } from '../src/export/raster/paint.ts';
import { geist } from '../src/lettering/geist.ts';
import { createScene } from '../src/scene/scene.ts';
import { designCases } from './design-cases.ts';
import { decodeWebp } from './drawers.ts';
import { fileOf } from './read-back.ts';
import { scanWithZxing } from './scanners.ts';

const opaque = designCases.filter(({ design }) => design.background !== 'transparent');

describe('a WebP, decoded by libwebp', () => {
  const cases = [...designCases.slice(0, 8), ...opaque.slice(0, 2)];
  test.for(cases)('has the pixels of the preview: $name', async ({ text, design, ...found }) => {
    const image = await decodeWebp(await fileOf({ text, design, ...found }, 'webp'));
    const scene = createScene(text, design, { font: geist });
    const { data, width, height } = renderRgba(scene, 1000);
    expect([image.width, image.height]).toEqual([width, height]);
    expect(differences(image.data, data)).toBe(0);
  });
});

describe('a JPEG', () => {
  test.for(opaque.slice(0, 4))('is opened and read by ZXing: $name', async (found) => {
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
