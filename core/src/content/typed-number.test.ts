import { expect, test } from 'vitest';
import { parseCount, parseNumber } from './typed-number.ts';

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

test.each(['', '-1', '1.', '.5', '1.2.3', '1٬000', '1e3', '十', '½'])(
  '%j is not a number',
  (text) => {
    expect(parseNumber(text)).toBeNaN();
  },
);

test.each([
  [' 12 ', 12],
  ['١٢', 12],
  ['999', 999],
  ['1000', undefined],
  ['1,000', undefined],
  ['1.0', undefined],
  ['0', undefined],
  ['', undefined],
])('as a count of at most 999, %j is %j', (text, count) => {
  expect(parseCount(text, 999)).toBe(count);
});
