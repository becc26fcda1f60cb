import { expect, test } from 'vitest';
import { type Design, defaultDesign } from '../src/design/design.ts';
import { exampleLooks } from '../src/design/example-looks.ts';
import { checkScan } from '../src/scan-check/scan-check.ts';
import { seed } from './contents.ts';
import { everydayTexts } from './everyday-texts.ts';
import { isFull, someOf } from './extent.ts';
import { decoders } from './scanners.ts';

/** The designs of the examples page. Those of ready-made looks are checked beside them. */
const looks = Object.entries<Partial<Design>>(exampleLooks);
const texts = everydayTexts(seed, isFull ? 24 : 1);

test.each(someOf(looks))(`the example %s reads everywhere (SEED=${seed})`, async (_, change) => {
  for (const text of texts) {
    const design = { ...defaultDesign, ...change };
    expect((await checkScan({ text, design }, decoders, 'full')).rating).toMatch(/^everywhere/);
  }
});
