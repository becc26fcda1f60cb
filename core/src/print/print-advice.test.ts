import { describe, expect, test } from 'vitest';
import { printedModuleMm } from './module-size.ts';
import { adviseDistance, adviseWidth, fileSizeOf, minDpi } from './print-advice.ts';
import { minModuleMmAt, readingDistanceMm } from './reading-distance.ts';

const codeOf = (version: number, dpi = 300) => {
  const modules = 17 + 4 * version;
  return { modules, pageModules: modules + 2, dpi };
};
const versions = Array.from({ length: 40 }, (_, i) => i + 1);

describe('the reading distance', () => {
  test('depends on the width of a module', () => {
    expect(readingDistanceMm(1, 29)).toBeCloseTo(316.5, 1);
    expect(minModuleMmAt(1000, 29)).toBeCloseTo(3.16, 3);
    expect(minModuleMmAt(readingDistanceMm(0.7, 177), 177)).toBeCloseTo(0.7, 10);
  });

  test('is at least ten times the width of a code of version 3, as in the rule of thumb', () => {
    expect(adviseWidth(codeOf(3), 1000).symbolMm).toBeCloseTo(91.63, 2);
  });

  test('needs a wider print for a denser code, but never more than half the distance', () => {
    const widthsMm = versions.map((version) =>
      Number(adviseWidth(codeOf(version), 1000).symbolMm.toFixed(6)),
    );
    expect(widthsMm).toEqual(widthsMm.toSorted((a, b) => a - b));
    expect(widthsMm[2]).toBeCloseTo(91.6, 1);
    expect(widthsMm[13]).toBeCloseTo(230.7, 1);
    expect(widthsMm[39]).toBeCloseTo(500, 1);
  });
});

describe('the advised width', () => {
  test('measures everything in print', () => {
    const advice = adviseDistance(codeOf(3), 100);
    expect(advice.moduleMm).toBeCloseTo(100 / 29);
    expect(advice.quietZoneMm).toBeCloseTo(400 / 29);
    expect(advice.pageMm).toBeCloseTo(106.897, 3);
    expect(fileSizeOf(codeOf(3), advice, false)).toEqual({ mm: 106.9, sizePx: 1263 });
    expect(advice.dotsPerModule).toBeCloseTo(40.73, 2);
    expect(advice.distanceMm).toBeCloseTo(1091.3, 1);
  });

  test.each([
    ['distance', codeOf(3), 1000, 91.6],
    ['printer', codeOf(10, 72), 300, 80.4],
    ['module', codeOf(40, 600), 100, 58.4],
    ['symbol', codeOf(3), 100, 20],
  ] as const)('names the figure that limits it: %s', (limit, code, distanceMm, symbolMm) => {
    const advice = adviseWidth(code, distanceMm);
    expect(advice.limit).toBe(limit);
    expect(advice.symbolMm).toBeCloseTo(symbolMm, 1);
  });

  test('is read from the distance and prints well, for every version and resolution', () => {
    for (const version of versions) {
      for (const dpi of [72, 96, 150, 203, 300, 600, 1200]) {
        for (const distanceMm of [50, 300, 1000, 10_000]) {
          const code = codeOf(version, dpi);
          const { symbolMm, limit } = adviseWidth(code, distanceMm);
          const advice = adviseDistance(code, symbolMm);
          expect(advice.problem).toBeUndefined();
          expect(advice.distanceMm).toBeGreaterThanOrEqual(distanceMm * (1 - 1e-9));
          expect(minDpi(advice.moduleMm)).toBeLessThanOrEqual(dpi);
          const narrower = adviseDistance(code, symbolMm * 0.99);
          expect(limit === 'distance' ? narrower.distanceMm < distanceMm : narrower.problem).toBe(
            limit === 'distance' ? true : limit,
          );
        }
      }
    }
  });
});

describe('the file', () => {
  test('prints its code at least as wide as advised, and at most a printer dot per module wider', () => {
    for (const version of versions) {
      for (const frame of [0, 2.31]) {
        for (const dpi of [72, 203, 300, 600, 2400]) {
          for (const symbolMm of [19.9, 27, 50.3, 433]) {
            const plain = codeOf(version, dpi);
            const code = { ...plain, pageModules: plain.pageModules + frame };
            const advice = adviseDistance(code, symbolMm);
            const { mm, sizePx } = fileSizeOf(code, advice, true);
            const moduleMm = printedModuleMm(code.pageModules, sizePx, mm);
            expect(moduleMm).toBeGreaterThan(advice.moduleMm * 0.999);
            expect(moduleMm).toBeLessThan((advice.moduleMm + 25.4 / dpi) * 1.01);
          }
        }
      }
    }
  });

  test('has exactly the advised length if its modules need no whole pixels', () => {
    const code = codeOf(16);
    const advice = adviseDistance(code, 31.7);
    expect(fileSizeOf(code, advice, false).mm).toBe(32.5);
    expect(fileSizeOf(code, advice, true).mm).toBe(35.2); // 83 modules of 5 dots
  });
});

describe('a given width', () => {
  test('is too small below 2 cm', () => {
    expect(adviseDistance(codeOf(3), 19.9).problem).toBe('symbol');
    expect(adviseDistance(codeOf(3), 20).problem).toBeUndefined();
  });

  test('is too small when a module is below 0.33 mm', () => {
    expect(adviseDistance(codeOf(40, 600), 58).problem).toBe('module');
    expect(adviseDistance(codeOf(40, 600), 177 * 0.33).problem).toBeUndefined();
  });

  test('needs a higher resolution or a larger print when a module has fewer than four dots', () => {
    const advice = adviseDistance(codeOf(10, 150), 25);
    expect(advice.problem).toBe('printer');
    expect(minDpi(advice.moduleMm)).toBe(232);
    expect(advice.minSymbolMm).toBeCloseTo(38.61, 2);
  });
});
