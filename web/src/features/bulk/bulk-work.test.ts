// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { fillStorage } from '../../testing/full-storage.ts';
import { dropBulkWork, keepList, keepSettings, keptBulkWork, noWork } from './bulk-work.ts';

const USER = 7;
const list = {
  name: 'tables.csv',
  table: { rows: [{ row: 1, cells: ['Table', 'Link'] }], sheets: [] },
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a list and its settings come back to the same person only', () => {
  const settings = { ...noWork.settings, type: 'wifi', format: 'svg' } as const;
  keepList(USER, list);
  keepSettings(USER, settings);
  expect(keptBulkWork(USER)).toEqual({ list, settings });
  expect(keptBulkWork(8)).toEqual(noWork);
  expect(keptBulkWork(undefined)).toEqual(noWork);
  dropBulkWork(USER);
  expect(keptBulkWork(USER)).toEqual(noWork);
});

test('pasted rows are kept as they were typed, to be read again', () => {
  const pasted = { name: 'Pasted rows', text: 'a.de\nb.d' };
  keepList(undefined, { ...pasted, table: list.table });
  expect(keptBulkWork(undefined).list).toEqual({ ...pasted, isUnread: true });
});

test('a list that is too large is not kept, and neither is the one before it', () => {
  const cells = ['x'.repeat(500)];
  const rows = Array.from({ length: 5000 }, (_, index) => ({ row: index + 1, cells }));
  expect(keepList(undefined, list)).toBe(true);
  expect(keepList(undefined, { name: 'large.csv', table: { rows, sheets: [] } })).toBe(false);
  expect(keptBulkWork(undefined).list).toBeUndefined();
});

test('a list for which there is no room is not kept, and neither is the one before it', () => {
  expect(keepList(USER, list)).toBe(true);
  fillStorage();
  expect(keepList(USER, { ...list, name: 'more.csv' })).toBe(false);
  expect(keptBulkWork(USER).list).toBeUndefined();
  expect(keepList(USER, undefined)).toBe(true);
});

test.each([
  ['a content type', { type: 'hologram' }],
  ['a format', { format: 'bmp' }],
])('settings with %s that this version does not know are not used', (_, unknown) => {
  keepList(undefined, list);
  keepSettings(undefined, { ...noWork.settings, ...unknown } as never);
  expect(keptBulkWork(undefined)).toEqual({ ...noWork, list });
});

test.each([[null], ['text'], [{}], [{ name: 'x', table: {} }], [[]]])(
  'the stored list %j does no harm',
  (stored) => {
    sessionStorage.setItem('unsaved-work:guest:bulk-list', JSON.stringify(stored));
    expect(keptBulkWork(undefined).list?.table?.rows ?? []).toEqual([]);
  },
);
