// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { fillStorage } from '../../testing/full-storage.ts';
import { dropBulkWork, noWork, readBulkWork, storeList, storeSettings } from './bulk-work.ts';

const USER = 7;
const list = {
  name: 'tables.csv',
  table: { rows: [{ row: 1, cells: ['Table', 'Link'] }], sheets: [] },
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('restores a list and its settings only for the same person', () => {
  const settings = { ...noWork.settings, type: 'wifi', format: 'svg' } as const;
  storeList(USER, list);
  storeSettings(USER, settings);
  expect(readBulkWork(USER)).toEqual({ list, settings });
  expect(readBulkWork(8)).toEqual(noWork);
  expect(readBulkWork(undefined)).toEqual(noWork);
  dropBulkWork(USER);
  expect(readBulkWork(USER)).toEqual(noWork);
});

test('stores pasted rows as they were typed, to read them again', () => {
  const pasted = { name: 'Pasted rows', text: 'a.de\nb.d' };
  storeList(undefined, { ...pasted, table: list.table });
  expect(readBulkWork(undefined).list).toEqual({ ...pasted, isUnread: true });
});

test('stores neither a list that is too large nor the previous one', () => {
  const cells = ['x'.repeat(500)];
  const rows = Array.from({ length: 5000 }, (_, index) => ({ row: index + 1, cells }));
  expect(storeList(undefined, list)).toBe(true);
  expect(storeList(undefined, { name: 'large.csv', table: { rows, sheets: [] } })).toBe(false);
  expect(readBulkWork(undefined).list).toBeUndefined();
});

test('stores neither a list that does not fit into the storage nor the previous one', () => {
  expect(storeList(USER, list)).toBe(true);
  fillStorage();
  expect(storeList(USER, { ...list, name: 'more.csv' })).toBe(false);
  expect(readBulkWork(USER).list).toBeUndefined();
  expect(storeList(USER, undefined)).toBe(true);
});

test.each([
  ['a content type', { type: 'hologram' }],
  ['a format', { format: 'bmp' }],
])('ignores settings with %s that this version does not know', (_, unknown) => {
  storeList(undefined, list);
  storeSettings(undefined, { ...noWork.settings, ...unknown } as never);
  expect(readBulkWork(undefined)).toEqual({ ...noWork, list });
});

test.each([[null], ['text'], [{}], [{ name: 'x', table: {} }], [[]]])(
  'ignores the invalid stored list %j',
  (stored) => {
    sessionStorage.setItem('unsaved-work:guest:bulk-list', JSON.stringify(stored));
    expect(readBulkWork(undefined).list?.table?.rows ?? []).toEqual([]);
  },
);
