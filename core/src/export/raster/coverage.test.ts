import { expect, test } from 'vitest';
import { circle, type Path, square } from '../../path/path.ts';
import { coverage } from './coverage.ts';

const sum = (pixels: Uint8Array) => pixels.reduce((total, value) => total + value, 0);

test.each([1, 2, 3, 7, 32, 100])('a square covers all of its pixels, %i per side', (size) => {
  expect(coverage(square, size)).toEqual(new Uint8Array(size * size).fill(255));
});

test.each([
  [8, 0.85],
  [13, 0.85],
  [32, 0.85],
  [47, 1],
  [132, 0.5],
])('a circle on %i pixels, %d wide, covers its area to within half a percent', (size, diameter) => {
  const share = sum(coverage(circle(diameter), size)) / (255 * size * size);
  const area = (Math.PI * diameter ** 2) / 4;
  expect(Math.abs(share / area - 1)).toBeLessThan(0.005);
});

test.each([1, 2, 5, 13, 32, 33])('a circle of %i pixels is symmetrical', (size) => {
  const pixels = coverage(circle(0.85), size);
  const at = (x: number, y: number) => pixels[y * size + x] as number;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      // The last bit may be rounded either way.
      expect(Math.abs(at(x, y) - at(size - 1 - x, y))).toBeLessThanOrEqual(1);
      expect(Math.abs(at(x, y) - at(x, size - 1 - y))).toBeLessThanOrEqual(1);
      expect(Math.abs(at(x, y) - at(y, x))).toBeLessThanOrEqual(1);
    }
  }
});

test('a circle of five pixels is visible', () => {
  const shades = [...coverage(circle(1), 5)].map((value) => '.-+#'[Math.floor(value / 64)]);
  expect(shades.join('').match(/.{5}/g)).toEqual(['.###.', '#####', '#####', '#####', '.###.']);
});

test('a hole drawn in the other direction stays white', () => {
  const ring: Path = [
    ...square,
    ['M', 0.25, 0.25],
    ['L', 0.25, 0.75],
    ['L', 0.75, 0.75],
    ['L', 0.75, 0.25],
  ];
  const shades = [...coverage(ring, 4)].map((value) => (value ? '#' : '.'));
  expect(shades.join('').match(/.{4}/g)).toEqual(['####', '#..#', '#..#', '####']);
});

test('a slanted edge covers its exact share of each pixel', () => {
  const triangle: Path = [
    ['M', 0, 0],
    ['L', 1, 1],
    ['L', 0, 1],
  ];
  expect([...coverage(triangle, 2)]).toEqual([128, 0, 255, 128]);
});
