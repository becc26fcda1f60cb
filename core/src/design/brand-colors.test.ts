import { describe, expect, test } from 'vitest';
import { everydayTexts } from '../../proof/everyday-texts.ts';
import { isFull, oneOf } from '../../proof/extent.ts';
import { decoders } from '../../proof/scanners.ts';
import { offered } from '../offered.ts';
import { type Color, hueOf, inHsl } from '../paint/color.ts';
import { mainColor } from '../paint/ink.ts';
import { checkScan } from '../scan-check/scan-check.ts';
import { isGood } from '../scan-check/verdict.ts';
import { inBrandColors } from './brand-colors.ts';
import { contrastOf, paperOf } from './contrast.ts';
import { defaultDesign } from './design.ts';
import { presets, withPreset } from './presets.ts';

const brands: readonly (readonly [main: Color, accent: Color | null])[] = [
  ['#c8102e', null],
  ['#0057b8', '#ffd700'],
  ['#ffcc00', null],
  ['#00a3a1', '#e4002b'],
  ['#777777', null],
  ['#ffffff', '#ffffff'],
  ['#000000', '#ff6600'],
];
const [text = ''] = everydayTexts(2, 1);

describe.each(brands)('in the colours %s and %s', (main, accent) => {
  const at = brands.findIndex(([each]) => each === main);
  const designs = offered(presets).map((preset) => ({
    ...withPreset(defaultDesign, preset, 'Scan me'),
    ...inBrandColors(preset.look, { main, accent }),
  }));

  test('every look keeps enough contrast', () => {
    for (const design of designs) {
      const paper = paperOf(design);
      for (const color of [mainColor(design), design.eyeFrameColor, design.eyeBallColor]) {
        if (color) expect(contrastOf(color, paper)).toBeGreaterThanOrEqual(4.9);
      }
    }
  });

  test(`${isFull ? 'every look' : 'a look'} reads well`, async () => {
    for (const design of oneOf(designs, 4 * at)) {
      const { rating } = await checkScan({ text, design }, decoders, 'full');
      expect(isGood(rating), JSON.stringify(design)).toBe(true);
    }
  });
});

test('a colour with enough contrast is used as it is', () => {
  const [look] = presets.filter(({ id }) => id === 'pebble').map((preset) => preset.look);
  if (!look) throw new Error('no such look');
  expect(inBrandColors(look, { main: '#c8102e', accent: null }).ink).toEqual({
    type: 'solid',
    color: '#c8102e',
  });
});

test('hues and colours are converted both ways', () => {
  expect([inHsl(0, 1, 0.5), inHsl(210, 0.5, 0.4), inHsl(0, 0, 1)]).toEqual([
    ...['#ff0000', '#336699', '#ffffff'],
  ]);
  expect(hueOf('#336699')).toEqual({ hue: 210, saturation: expect.closeTo(0.5) });
  expect(hueOf('#808080')).toEqual({ hue: 0, saturation: 0 });
});
