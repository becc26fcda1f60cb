import { contrastLimits, contrastOf } from '@everscan/core/design/contrast';
import { expect, test } from 'vitest';
import { neighbourOf } from './neighbour-color.ts';

test.each([
  ['#0a6e4f', '#063d2b'],
  ['#c8102e', '#6e0919'],
  ['#ff8800', '#8c4b00'],
] as const)('%s continues in the darker %s', (color, darker) => {
  expect(neighbourOf(color)).toBe(darker);
});

test('finds a neighbour with the contrast that scanners need', () => {
  for (let grey = 0; grey < 0x95; grey++) {
    const color = `#${grey.toString(16).padStart(2, '0').repeat(3)}` as const;
    const contrast = contrastOf(neighbourOf(color), '#ffffff');
    expect(contrast, color).toBeGreaterThanOrEqual(contrastLimits.reliable);
  }
});

test('finds a grey next to black that scanners can still read on white', () => {
  expect(neighbourOf('#000000')).toBe('#525252');
});
