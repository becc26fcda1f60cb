import { expect, test } from 'vitest';
import { decoders } from '../../proof/scanners.ts';
import { type Design, defaultDesign } from '../design/design.ts';
import type { Color } from '../paint/color.ts';
import { checkScan } from './scan-check.ts';

const designOf = (ink: Color, background: Color): Design => ({
  ...defaultDesign,
  ink: { type: 'solid', color: ink },
  background,
});

const check = (design: Design, isBlackOnly: boolean) =>
  checkScan({ text: 'https://example.com', design, isBlackOnly }, decoders, 'full');

// Pairs that differ more in hue than in luminance, or the reverse.
test.each<[ink: Color, paper: Color, inGrey: 'higher' | 'lower']>([
  ['#1d1d1b', '#e2001a', 'higher'],
  ['#ed0428', '#5d985f', 'lower'],
  ['#9387fb', '#18d633', 'higher'],
])('judges %s on %s in black ink by its greys: %s', async (ink, paper, inGrey) => {
  const design = designOf(ink, paper);
  const [colored, grey] = [await check(design, false), await check(design, true)];
  if (inGrey === 'higher') expect(grey.score).toBeGreaterThan(colored.score);
  else expect(grey.score).toBeLessThan(colored.score);
});

test('a fix for black ink keeps the hue of the design', async () => {
  const { fix } = await check(designOf('#ed0428', '#5d985f'), true);
  expect(fix?.design.ink).toEqual({ type: 'solid', color: '#d50324' });
});
