import { describe, expect, test } from 'vitest';
import type { Pixels } from '../image/pixels.ts';
import { tilt } from './stress.ts';

/** Black, with a white edge of 4 pixels. */
function blackBox(width: number, height: number): Pixels {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 4; y < height - 4; y++) {
    for (let x = 4; x < width - 4; x++) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return { width, height, data };
}

/** Dark pixels of each row or column. */
function darkLengths({ width, height, data }: Pixels, direction: 'rows' | 'columns'): number[] {
  const [lines, along] = direction === 'rows' ? [height, width] : [width, height];
  return Array.from({ length: lines }, (_, line) => {
    let dark = 0;
    for (let i = 0; i < along; i++) {
      const [x, y] = direction === 'rows' ? [i, line] : [line, i];
      if ((data[(y * width + x) * 4] as number) < 128) dark++;
    }
    return dark;
  });
}

describe('tilt', () => {
  test('shortens the picture and makes its near side longer than its far side', () => {
    const columns = darkLengths(tilt(blackBox(208, 108), 25, 'y'), 'columns').filter(Boolean);
    expect(columns.length).toBeLessThan(200 * 0.92);
    expect(columns.at(3)).toBeGreaterThan(105);
    expect(columns.at(-3)).toBeLessThan(95);
  });

  test('does the same around the horizontal axis', () => {
    const rows = darkLengths(tilt(blackBox(108, 208), 25, 'x'), 'rows').filter(Boolean);
    const columns = darkLengths(tilt(blackBox(208, 108), 25, 'y'), 'columns').filter(Boolean);
    expect(rows).toEqual(columns);
  });

  test('mirrors the picture when the angle changes its sign', () => {
    const near = darkLengths(tilt(blackBox(108, 108), 20, 'y'), 'columns');
    const far = darkLengths(tilt(blackBox(108, 108), -20, 'y'), 'columns');
    expect(far.toReversed()).toEqual(near);
  });

  test.each([5, 15, 25, 45])('contains the whole picture at %i degrees', (degrees) => {
    const { width, height, data } = tilt(blackBox(120, 80), degrees, 'y');
    const isDark = (x: number, y: number) => (data[(y * width + x) * 4] as number) < 128;
    for (let x = 0; x < width; x++) expect(isDark(x, 0) || isDark(x, height - 1)).toBe(false);
    for (let y = 0; y < height; y++) expect(isDark(0, y) || isDark(width - 1, y)).toBe(false);
  });
});
