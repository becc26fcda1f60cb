import { expect, test } from 'vitest';
import { advisePrint, distanceMmOf, leastDpi, symbolMmAt } from './print-advice.ts';

const version3 = { modules: 29, pageModules: 31 };

test('a code read from 1 m is 10 cm wide, and the other way round', () => {
  expect(symbolMmAt(1000)).toBe(100);
  expect(distanceMmOf(100)).toBe(1000);
});

test('every measure follows from the width of the symbol', () => {
  const advice = advisePrint({ ...version3, symbolMm: 100, dpi: 300 });
  expect(advice.moduleMm).toBeCloseTo(100 / 29);
  expect(advice.quietZoneMm).toBeCloseTo(400 / 29);
  expect(advice.pageMm).toBeCloseTo(106.897, 3);
  expect(advice.sizePx).toBe(1263);
  expect(advice.dotsPerModule).toBeCloseTo(40.73, 2);
  expect(advice.problems).toEqual([]);
});

test('a symbol below 2 cm is too small, one of 2 cm is not', () => {
  expect(advisePrint({ ...version3, symbolMm: 19.9, dpi: 300 }).problems).toEqual([
    'symbol-too-small',
  ]);
  expect(advisePrint({ ...version3, symbolMm: 20, dpi: 300 }).problems).toEqual([]);
});

test('a module below 0.33 mm is too small, one of 0.33 mm is not', () => {
  const dense = { modules: 177, pageModules: 179, dpi: 600 };
  expect(advisePrint({ ...dense, symbolMm: 58 }).problems).toEqual(['module-too-small']);
  expect(advisePrint({ ...dense, symbolMm: 177 * 0.33 }).problems).toEqual([]);
});

test('a module of fewer than four dots asks for a higher resolution or a larger print', () => {
  const advice = advisePrint({ modules: 57, pageModules: 59, symbolMm: 25, dpi: 150 });
  expect(advice.problems).toEqual(['too-few-dots']);
  expect(leastDpi(advice.moduleMm)).toBe(232);
  expect(advice.leastSymbolMm).toBeCloseTo(38.61, 2);
});

test('what is advised passes, for every version and resolution', () => {
  for (let version = 1; version <= 40; version++) {
    const modules = 17 + 4 * version;
    for (const dpi of [72, 96, 150, 203, 300, 600, 1200]) {
      const small = { modules, pageModules: modules + 8, symbolMm: 10, dpi };
      const { leastSymbolMm } = advisePrint(small);
      const large = advisePrint({ ...small, symbolMm: leastSymbolMm });
      expect(large.problems).toEqual([]);
      expect(leastDpi(large.moduleMm)).toBeLessThanOrEqual(dpi);
      expect(advisePrint({ ...small, symbolMm: leastSymbolMm * 0.99 }).problems).not.toEqual([]);
    }
  }
});
