import { describe, expect, test } from 'vitest';
import { sheetLayouts } from './layouts.ts';
import { faultsOf, readOwnLayout } from './own-layout.ts';

const sheet = {
  pageWidth: 210,
  pageHeight: 297,
  columns: 3,
  rows: 8,
  width: 64,
  height: 34,
  cornerRadius: 2,
  left: 7,
  top: 12,
  pitchX: 66,
  pitchY: 34,
};

describe('custom sizes', () => {
  test('that fit have no faults, and neither do the offered layouts', () => {
    expect(faultsOf(sheet)).toEqual({});
    for (const layout of sheetLayouts) expect(faultsOf(layout), layout.id).toEqual({});
  });

  test.each([
    ['columns', { columns: 4 }, { code: 'too-wide', end: 269, page: 210 }],
    ['rows', { rows: 9 }, { code: 'too-high', end: 318, page: 297 }],
    ['pitchX', { pitchX: 60 }, { code: 'labels-overlap', least: 64 }],
    ['pitchY', { pitchY: 33 }, { code: 'labels-overlap', least: 34 }],
    ['cornerRadius', { cornerRadius: 18 }, { code: 'radius-too-large', most: 17 }],
    ['width', { columns: 1, width: 220 }, { code: 'too-wide', end: 227, page: 210 }],
    ['height', { height: Number.NaN }, { code: 'length-range', least: 8, most: 1200 }],
    ['columns', { columns: 1.5 }, { code: 'count-range', least: 1, most: 100 }],
    ['left', { left: -1 }, { code: 'length-range', least: 0, most: 1200 }],
    [
      'rows',
      { columns: 50, rows: 50, width: 8, height: 8, pitchX: 8, pitchY: 8 },
      { code: 'too-many-labels', most: 1000 },
    ],
  ] as const)('report a fault at %s', (field, change, fault) => {
    const faults = faultsOf({ ...sheet, ...change });
    expect(Object.keys(faults)).toEqual([field]);
    expect(faults[field]).toEqual(fault);
  });

  test('of a single column need no distance to the next one', () => {
    expect(faultsOf({ ...sheet, columns: 1, pitchX: Number.NaN })).toEqual({});
  });
});

describe('a stored layout', () => {
  test('is read as it was stored, without unknown fields', () => {
    const stored = { ...sheet, id: 'own-1', kind: 'labels', unit: 'mm' };
    expect(readOwnLayout(JSON.parse(JSON.stringify({ ...stored, extra: 1 })))).toEqual(stored);
  });

  test.each([
    null,
    1,
    {},
    { ...sheet, id: 'a', kind: 'labels', columns: 9 },
    { ...sheet, id: 'a' },
  ])('that is damaged is left out (%#)', (stored) => {
    expect(readOwnLayout(stored)).toBeUndefined();
  });
});
