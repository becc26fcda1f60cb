import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { seed } from './contents.ts';
import { designCases } from './design-cases.ts';
import { isFull, someOf } from './extent.ts';
import { fileOf } from './read-back.ts';
import {
  listedCases,
  logoCases,
  packagedRenderers,
  proveVectorFiles,
  randomCases,
  type VectorCase,
  vectorFormats,
} from './vector-proof.ts';

describe('SVG, PDF and EPS drawn by resvg, pdfium and an interpreter show the same, which two scanners read', () => {
  test.for(someOf(listedCases))('$name', (code) =>
    proveVectorFiles(code, vectorFormats, packagedRenderers),
  );

  const files = isFull ? 300 : 20;
  test(`${files} files of random designs (SEED=${seed})`, async () => {
    const formats = Array.from({ length: files }, (_, i) => vectorFormats[i % 3]);
    const codes = randomCases(seed);
    for (const format of formats) {
      const { value } = await codes.next();
      await proveVectorFiles(value as VectorCase, [format ?? 'svg'], packagedRenderers);
    }
  });
});

test.for(logoCases)('SVG, PDF and EPS show the same $name', (code) =>
  proveVectorFiles(code, vectorFormats, packagedRenderers, { isRead: false }),
);

test.for(designCases.slice(0, isFull ? 8 : 1))(
  'the same design always has the same bytes: $name',
  async (designCase) => {
    for (const format of ['svg', 'pdf', 'eps', 'png', 'jpeg', 'webp'] as const) {
      const [one, two] = [await fileOf(designCase, format), await fileOf(designCase, format)];
      expect(digest(two)).toBe(digest(one));
    }
  },
);

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
