import { expect, test } from 'vitest';
import { seed } from './contents.ts';
import { isFull } from './extent.ts';
import { BATCH, proveRasterFile, rasterCases, rasterFormats } from './raster-proof.ts';

test.for(rasterFormats)(
  `other decoders open the %s files of random designs and see the checked picture (SEED=${seed})`,
  async (format) => {
    const cases = Array.from({ length: isFull ? 10 : 1 }, (_, i) => [...rasterCases(seed + i)]);
    expect(cases.flat().length % BATCH).toBe(0);
    for (const code of cases.flat()) await proveRasterFile(code, format);
  },
);
