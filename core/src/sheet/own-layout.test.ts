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
    ['columns', { columns: 4 }, /end at 269 mm, but the page is only 210 mm wide/],
    ['rows', { rows: 9 }, /end at 318 mm, but the page is only 297 mm tall/],
    ['pitchX', { pitchX: 60 }, /overlap.*64 mm/],
    ['pitchY', { pitchY: 33 }, /overlap.*34 mm/],
    ['cornerRadius', { cornerRadius: 18 }, /17 mm/],
    ['width', { columns: 1, width: 220 }, /end at 227 mm/],
    ['height', { height: Number.NaN }, /Enter 8 to/],
    ['columns', { columns: 1.5 }, /whole number/],
    ['left', { left: -1 }, /Enter 0 to/],
    ['rows', { columns: 50, rows: 50, width: 8, height: 8, pitchX: 8, pitchY: 8 }, /up to 1,000/],
  ] as const)('report a fault at %s', (field, change, message) => {
    const faults = faultsOf({ ...sheet, ...change });
    expect(Object.keys(faults)).toEqual([field]);
    expect(faults[field]).toMatch(message);
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
