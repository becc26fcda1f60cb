import { describe, expect, test } from 'vitest';
import { decoders } from '../../proof/scanners.ts';
import type { Frame } from '../frame/frame.ts';
import { frames } from '../frame/index.ts';
import { geist } from '../lettering/geist.ts';
import type { Color } from '../paint/color.ts';
import { causes } from '../scan-check/causes.ts';
import { checkScan } from '../scan-check/scan-check.ts';
import { createScene } from '../scene/scene.ts';
import { contrastOf, paperOf } from './contrast.ts';
import { type Design, defaultDesign, type FrameDesign } from './design.ts';
import { presets, withLook } from './presets.ts';

const frameOf = (color: Color, textColor: Color): FrameDesign => ({
  id: 'card',
  text: 'SCAN ME',
  color,
  textColor,
});
const between = (one: Color, other: Color) => {
  const contrast = contrastOf(one, other);
  return Math.max(contrast, 1 / contrast);
};

describe('a design in another look', () => {
  test.each(presets.map(({ id, look }) => [id, look] as const))(
    'has a frame with readable text: %s',
    (_, look) => {
      const design = { ...defaultDesign, frame: frameOf('#ffd60a', '#15201c') };
      const { frame } = withLook(design, look);
      expect(between(frame?.textColor as Color, frame?.color as Color)).toBeGreaterThan(3);
    },
  );

  test('keeps the colour of readable text', () => {
    const design = { ...defaultDesign, frame: frameOf('#5a2412', '#fdf6ec') };
    for (const { look } of presets) {
      expect(withLook(design, look).frame?.textColor).toBe('#fdf6ec');
    }
  });
});

describe('a corrected design on white instead of dark paper', () => {
  const dark: Design = {
    ...defaultDesign,
    ink: { type: 'solid', color: '#ffffff' },
    background: '#101820',
  };

  test('still shows its whole frame', async () => {
    const design = {
      ...dark,
      frame: { ...frameOf('#ffffff', '#101820'), id: 'brackets' } as const,
    };
    const { fix } = await checkScan({ text: 'https://example.com', design }, decoders, 'full');
    const { below, background } = createScene('https://example.com', fix?.design as Design, {
      font: geist,
    });
    expect(below).toHaveLength(2);
    for (const { fill } of below) {
      expect(between((fill as { color: Color }).color, background as Color)).toBeGreaterThan(3);
    }
  });

  test.each(causes.map(({ id, fix }) => [id, fix] as const))(
    'has a readable frame: %s',
    (_, fix) => {
      for (const { id } of frames) {
        const own = { ...dark, ink: { type: 'solid', color: '#000000' } } as const;
        for (const design of [dark, own]) {
          const frame = { ...frameOf('#ffffff', '#101820'), id };
          const fixed = fix({ ...design, frame });
          if (!fixed?.frame) continue;
          expect(between(fixed.frame.color, paperOf(fixed))).toBeGreaterThan(3);
          expect(between(fixed.frame.color, fixed.frame.textColor)).toBeGreaterThan(3);
        }
      }
    },
  );

  test('keeps the colours of a frame that is readable on both papers', () => {
    const frame = frameOf('#b3541e', '#ffffff');
    const { fix } = causes[0] as (typeof causes)[0];
    expect(fix({ ...dark, frame })?.frame).toEqual(frame);
  });
});

test.each(frames.map((frame) => [frame.id, frame] as const))(
  'the registry says whether a frame has a text colour: %s',
  (id, { isTextOnPaper = false }: Frame) => {
    const draw = (textColor: Color) => {
      const frame = { ...frameOf('#0b5d4e', textColor), id };
      return createScene('https://example.com', { frame }, { font: geist }).below;
    };
    expect(JSON.stringify(draw('#ffffff')) === JSON.stringify(draw('#ffd60a'))).toBe(isTextOnPaper);
  },
);
