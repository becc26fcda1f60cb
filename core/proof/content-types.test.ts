import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Content, contentTypeOf, encodeContent } from '../src/content/index.ts';
import { BYTE_CAPACITY } from '../src/encode/symbol-size.ts';
import { renderPng } from '../src/export/raster/png/png.ts';
import { createScene } from '../src/scene/scene.ts';
import { styles } from '../src/style/index.ts';
import { contentData } from './content-data.ts';
import { seed, vcardData } from './contents.ts';
import { isFull } from './extent.ts';
import { readPng, scanWithQr, scanWithZxing } from './scanners.ts';

const runs = isFull ? 500 : 6;
const SITE = 'https://everscan.example';

const families = Object.entries({ vcard: vcardData, ...contentData }).map(([type, data]) => ({
  type: type as Content['type'],
  texts: (data as fc.Arbitrary<Content['data']>)
    .map((data) => encodeContent({ type, data } as Content, SITE))
    .filter((text) => Buffer.byteLength(text) <= BYTE_CAPACITY.H),
}));

describe(`a code of any content type is read by two scanners (SEED=${seed})`, () => {
  test.for(families)(
    `${runs} of type $type`,
    { timeout: 500 * runs + 60_000 },
    async ({ type, texts }) => {
      const level = contentTypeOf(type).level ?? 'H';
      const style = fc.constantFrom(...styles.map(({ id }) => id));
      await fc.assert(
        fc.asyncProperty(texts, style, async (text, style) => {
          const png = renderPng(createScene(text, { shape: style, level, quietZone: 1 }), 1000);
          expect((await scanWithZxing(png))?.exact).toBe(text);
          expect(scanWithQr(readPng(png))).toBe(text);
        }),
        { seed, numRuns: runs },
      );
    },
  );
});
