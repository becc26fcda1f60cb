import { describe, expect, test } from 'vitest';
import { everydayTexts } from '../../proof/everyday-texts.ts';
import { isFull } from '../../proof/extent.ts';
import { decoders } from '../../proof/scanners.ts';
import { offered } from '../offered.ts';
import { mainColor } from '../paint/ink.ts';
import { checkScan } from '../scan-check/scan-check.ts';
import { contrastOf, paperOf } from './contrast.ts';
import { type Design, defaultDesign } from './design.ts';
import { levelWithLogo, presets, withPreset } from './presets.ts';

const TEXTS = everydayTexts(1, 40);
const designOf = (preset: (typeof presets)[number], before = defaultDesign) =>
  withPreset(before, preset, 'Scan me');

describe.each(offered(presets))('the ready-made look $id', (preset) => {
  const design = designOf(preset);

  test(`is read in a scan check of ${isFull ? TEXTS.length : 1} contents`, async () => {
    const start = presets.indexOf(preset);
    for (const text of isFull ? TEXTS : [TEXTS[start % TEXTS.length] as string]) {
      const { rating } = await checkScan({ text, design }, decoders, 'full');
      const wanted = ['everywhere', 'everywhere-from-4'];
      expect(preset.row === 'classic' ? wanted : [...wanted, 'well'], text).toContain(rating);
    }
  });

  test('has enough contrast', () => {
    const paper = paperOf(design);
    expect(contrastOf(mainColor(design), paper)).toBeGreaterThanOrEqual(8);
    for (const color of [design.eyeBallColor, design.eyeFrameColor]) {
      if (color) expect(contrastOf(color, paper)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

const named = (id: string) => presets.find((each) => each.id === id) as (typeof presets)[number];

test('a framed look brings its frame, and keeps the text of an earlier one', () => {
  const menu = designOf(named('menu-2'));
  expect(menu.frame).toMatchObject({ id: 'card-2', text: 'Scan me' });
  const own: Design = { ...menu, frame: menu.frame && { ...menu.frame, text: 'See the menu' } };
  expect(designOf(named('harbour-2'), own).frame).toMatchObject({
    id: 'outline-2',
    text: 'See the menu',
  });
});

test('a look without a frame removes that of a framed look, but keeps one that a person has chosen', () => {
  const menu = designOf(named('menu-2'));
  expect(designOf(named('hop-2'), menu).frame).toBeNull();
  const own: Design = { ...menu, frame: menu.frame && { ...menu.frame, id: 'bubble' } };
  expect(designOf(named('hop-2'), own).frame).toMatchObject({ id: 'bubble' });
});

test('a look has fewer modules without a logo than with one, unless a person has chosen the level', () => {
  const logo = { image: '', width: 1, height: 1, share: 0.2, margin: 1 };
  const hop = named('hop-2');
  expect(designOf(hop).level).toBe('M');
  expect(designOf(hop, { ...defaultDesign, logo }).level).toBe('H');
  expect(designOf(hop, { ...defaultDesign, level: 'Q' }).level).toBe('Q');
  // It is chosen first, and then a logo.
  expect([levelWithLogo(designOf(hop)), levelWithLogo({ ...defaultDesign, level: 'Q' })]).toEqual([
    ...['H', 'Q'],
  ]);
});
