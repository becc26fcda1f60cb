import { expect, test } from 'vitest';
import { type Design, defaultDesign } from '../src/design/design.ts';
import { exampleLooks } from '../src/design/example-looks.ts';
import { offered } from '../src/design/offered.ts';
import { presets } from '../src/design/presets.ts';
import { checkScan } from '../src/scan-check/scan-check.ts';
import { seed } from './contents.ts';
import { everydayTexts } from './everyday-texts.ts';
import { isFull, someOf } from './extent.ts';
import { decoders } from './scanners.ts';

/** The looks that the site offers. */
const looks: readonly (readonly [name: string, change: Partial<Design>])[] = [
  ...offered(presets).map(({ id, look }) => [`the preset ${id}`, look] as const),
  ...Object.entries(exampleLooks).map(([id, look]) => [`the example ${id}`, look] as const),
];
const texts = everydayTexts(seed, isFull ? 24 : 1);

test.each(someOf(looks))(`%s reads everywhere (SEED=${seed})`, async (_, change) => {
  for (const text of texts) {
    const design = { ...defaultDesign, ...change };
    expect((await checkScan({ text, design }, decoders, 'full')).rating).toMatch(/^everywhere/);
  }
});
