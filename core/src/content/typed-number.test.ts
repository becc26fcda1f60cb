import { expect, test } from 'vitest';
import { parseNumber } from './typed-number.ts';

test.each([
  ['12.5', 12.5],
  [' 12,5 ', 12.5],
  ['١٢٫٥', 12.5],
  ['۱۲٫۵', 12.5],
  ['１２．５', 12.5],
  ['१००', 100],
])('%j is the number %d', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each(['', '-1', '1.', '.5', '1.2.3', '1٬000', '1e3', '十', '½'])('%j is no number', (text) => {
  expect(parseNumber(text)).toBeNaN();
});
