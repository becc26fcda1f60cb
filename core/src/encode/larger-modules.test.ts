import { expect, test } from 'vitest';
import { findLargerModules } from './larger-modules.ts';

test('a text that needs a larger version at level H has larger modules at level M', () => {
  const text = 'https://www.example.com/menu?table=12&lang=en&from=leaflet-2026-11';
  expect(findLargerModules(text, 'H')).toEqual({
    level: 'M',
    modules: 37,
    insteadOf: 49,
    widerPercent: 32,
  });
});

test.each([
  ['a text that fits the same version at level M', 'HELLO', 'H'],
  ['level M', 'https://example.com/menu', 'M'],
  ['level L', 'https://example.com/menu', 'L'],
] as const)('%s gains nothing', (_, text, level) => {
  expect(findLargerModules(text, level)).toBeUndefined();
});
