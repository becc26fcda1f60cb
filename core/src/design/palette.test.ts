import { expect, test } from 'vitest';
import type { Rgb } from '../paint/color.ts';
import { paletteOf } from './palette.ts';

/** A picture of stripes: each colour with its number of pixels. */
function picture(...stripes: readonly (readonly [rgb: Rgb, count: number, alpha?: number])[]) {
  const pixels = stripes.flatMap(([rgb, count, alpha = 255]) =>
    Array.from({ length: count }, () => [...rgb, alpha]),
  );
  return { width: pixels.length, height: 1, data: new Uint8Array(pixels.flat()) };
}

test('the most frequent colour of a logo is its main one, and another hue its accent', () => {
  const logo = picture([[255, 255, 255], 500], [[163, 35, 43], 200], [[0, 87, 184], 60]);
  expect(paletteOf(logo)).toEqual({ main: '#a3232b', accent: '#0057b8' });
});

test('a colour goes before more of a grey, and a darker tone is no accent', () => {
  const logo = picture([[40, 40, 40], 300], [[163, 35, 43], 100], [[90, 15, 20], 90]);
  expect(paletteOf(logo)).toEqual({ main: '#a3232b', accent: null });
});

test('what is transparent, rare or as light as paper does not count', () => {
  const logo = picture(
    [[0, 200, 0], 50, 20],
    [[255, 255, 240], 200],
    [[200, 0, 0], 1],
    [[20, 20, 20], 90],
  );
  expect(paletteOf(logo)).toEqual({ main: '#141414', accent: null });
  expect(paletteOf(picture([[250, 250, 250], 10]))).toBeUndefined();
});
