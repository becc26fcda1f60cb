import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeContent } from '../src/content/index.ts';
import { encodeMatrix } from '../src/encode/matrix.ts';
import { renderPng } from '../src/export/raster/png/png.ts';
import { createScene } from '../src/scene/scene.ts';
import { styles } from '../src/style/index.ts';
import { seed } from './contents.ts';
import { isFull } from './extent.ts';
import { readPng, scanWithQr, scanWithZxing } from './scanners.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const hosts = fc
  .string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 17 })
  .map((name) => `${name}.SH`);
const codes = fc.string({
  unit: fc.constantFrom(...LETTERS),
  minLength: 8,
  maxLength: 8,
});

test(`a short link with a host of up to 20 characters is at most version 3 at level M, and read by two scanners (SEED=${seed})`, async () => {
  const style = fc.constantFrom(...styles.map(({ id }) => id));
  await fc.assert(
    fc.asyncProperty(hosts, codes, style, async (host, code, style) => {
      const text = encodeContent({ type: 'url', data: { url: `${host}/Q/${code}` } });
      expect(text).toBe(`https://${host}/Q/${code}`);
      expect(encodeMatrix(text, 'M').version).toBeLessThanOrEqual(3);
      const png = renderPng(createScene(text, { shape: style, level: 'M', quietZone: 1 }), 1000);
      expect((await scanWithZxing(png))?.exact).toBe(text);
      expect(scanWithQr(readPng(png))).toBe(text);
    }),
    { seed, numRuns: isFull ? 60 : 20 },
  );
});

test.each([
  ['a short host', 'EVR.SC', 2],
  ['a host of 14 characters', 'EXAMPLE-SHO.PS', 2],
  ['a host of 20 characters', 'LINKS.EXAMPLE-SHOPS1', 3],
])('at level M the short link of %s is a symbol of version $2', (_, host, version) => {
  const text = encodeContent({ type: 'url', data: { url: `${host}/Q/K7M2PX9R` } });
  expect(encodeMatrix(text, 'M').version).toBe(version);
});
