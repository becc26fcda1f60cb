import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPng, scanWithQr } from '../../proof/scanners.ts';
import { defaultDesign } from '../design/design.ts';
import { ModuleKind } from '../encode/kinds.ts';
import { encodeMatrix } from '../encode/matrix.ts';
import { renderPng } from '../export/raster/png/png.ts';
import { createScene } from '../scene/scene.ts';
import { mapCodewords } from './codewords.ts';
import type { Logo } from './logo.ts';
import { indexes, levelForLogo, placeLogo } from './place-logo.ts';

const levels = ['L', 'M', 'Q', 'H'] as const;
const logo: Logo = { image: '', width: 100, height: 100, share: 0.4, margin: 1 };
/** ISO/IEC 18004, table 1: codewords of versions 1, 2, 7, 14 and 40. */
const CODEWORDS = { 1: 26, 2: 44, 7: 196, 14: 581, 40: 3706 };
/** Bytes that fill those versions at level L. */
const BYTES_AT_L = { 1: 17, 2: 32, 7: 154, 14: 458, 40: 2953 };

describe('the map of codewords', () => {
  test.each([1, 2, 7, 14, 40] as const)(
    'of version %i has every codeword in a block',
    (version) => {
      const matrix = encodeMatrix('a'.repeat(BYTES_AT_L[version]), 'L');
      expect(matrix.version).toBe(version);
      const { codewords, blocks, blockCount } = mapCodewords(matrix);
      expect(blocks.length).toBe(CODEWORDS[version]);
      const bits = new Uint8Array(blocks.length);
      for (const codeword of codewords)
        if (codeword >= 0) bits[codeword] = (bits[codeword] ?? 0) + 1;
      expect(new Set(bits)).toEqual(new Set([8]));
      const sizes = Array.from(
        { length: blockCount },
        (_, b) => blocks.filter((x) => x === b).length,
      );
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    },
  );

  test('of version 1 begins in the lower right corner and goes up in pairs', () => {
    const { codewords } = mapCodewords(encodeMatrix('a', 'L'));
    const at = (x: number, y: number) => codewords[y * 21 + x];
    expect([at(20, 20), at(19, 20), at(20, 17), at(19, 17)]).toEqual([0, 0, 0, 0]);
    expect([at(20, 16), at(19, 13), at(20, 12), at(20, 9)]).toEqual([1, 1, 2, 2]);
    expect(at(18, 9)).toBe(3); // and down again in the next pair
  });
});

describe('a logo', () => {
  test.each(levels)(
    'at level %s never uses more than 70 % of the error correction of a block',
    (level) => {
      fc.assert(
        fc.property(
          fc.string({ minLength: 1, maxLength: 400 }),
          fc.integer({ min: 1, max: 400 }),
          fc.integer({ min: 0, max: 3 }),
          (text, height, margin) => {
            const matrix = encodeMatrix(text, level);
            const found = placeLogo(matrix, { ...logo, height, margin });
            if (!found) return;
            const { codewords, blocks, correctable } = mapCodewords(matrix);
            const touched = new Set<number>();
            for (const i of indexes(matrix.size, found.cleared)) {
              if ((codewords[i] ?? -1) >= 0) touched.add(codewords[i] as number);
              expect([ModuleKind.data, ModuleKind.alignment]).toContain(matrix.kinds[i]);
            }
            const wrong = new Map<number, number>();
            for (const codeword of touched) {
              const block = blocks[codeword] as number;
              wrong.set(block, (wrong.get(block) ?? 0) + 1);
            }
            for (const count of wrong.values())
              expect(count).toBeLessThanOrEqual(correctable * 0.7);
          },
        ),
        { seed: 1, numRuns: 100 },
      );
    },
  );

  test('keeps its proportions and is centred', () => {
    const matrix = encodeMatrix('https://example.com/', 'H');
    const { placed } = placeLogo(matrix, { ...logo, height: 50, share: 0.2 }) ?? {};
    expect(placed?.width).toBeCloseTo(2 * (placed?.height ?? 0), 3);
    expect((placed?.x ?? 0) * 2 + (placed?.width ?? 0)).toBeCloseTo(matrix.size, 3);
    expect(placed?.isReduced).toBe(false);
  });

  test('that is too large for its code is reduced and marked as reduced', () => {
    const matrix = encodeMatrix('https://example.com/a-longer-address', 'M');
    const { placed } = placeLogo(matrix, logo) ?? {};
    expect(placed?.isReduced).toBe(true);
    expect(placed?.share).toBeLessThan(0.4);
  });

  test('for which a code has no room is left out, and every module is drawn', () => {
    const text = 'x'.repeat(17); // fills version 1 at level L
    const scene = createScene(text, { shape: 'standard', level: 'L', logo });
    expect(scene.logo).toBeUndefined();
    expect(scene.grid).toEqual(createScene(text, { shape: 'standard', level: 'L' }).grid);
  });

  test('covers no module: all modules under it and its margin are left out', () => {
    const design = { shape: 'standard', logo: { ...logo, share: 0.2 } } as const;
    const scene = createScene('https://example.com/', design);
    const { x, width } = scene.logo ?? { x: 0, width: 0 };
    const from = Math.ceil(x - 1);
    for (let row = from; row < x + width + 1; row++) {
      const cleared = scene.grid.subarray(
        row * scene.size + from,
        row * scene.size + scene.size - from,
      );
      expect(Math.max(...cleared)).toBe(0);
    }
  });

  test.each(levels)('of the largest size at level %s leaves the code readable', (level) => {
    for (const length of [10, 60, 200, 600]) {
      const text = `https://example.com/${'x1y2'.repeat(length / 2).slice(0, length)}`;
      const matrix = encodeMatrix(text, level);
      const found = placeLogo(matrix, logo);
      const scene = createScene(text, { shape: 'standard', level });
      // The worst case is a logo that is dark all over.
      const grid = scene.grid.slice();
      if (found) for (const i of indexes(matrix.size, found.cleared)) grid[i] = 1;
      expect(scanWithQr(readPng(renderPng({ ...scene, grid }, 800)))).toBe(text);
    }
  });
});

test('a logo that has no room at a low level has it at a higher one, unless the content is too long', () => {
  const logo = { image: '', width: 1, height: 1, share: 0.16, margin: 1 };
  const design = { ...defaultDesign, level: 'L', logo } as const;
  const level = levelForLogo('https://example.com/menu', design);
  expect(level && placeLogo(encodeMatrix('https://example.com/menu', level), logo)).toBeDefined();
  expect(levelForLogo('x'.repeat(2900), design)).toBeUndefined();
});
