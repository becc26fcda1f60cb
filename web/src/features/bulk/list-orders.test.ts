// @vitest-environment happy-dom
import { defaultDesign } from '@everscan/core/design/design';
import { afterEach, expect, test, vi } from 'vitest';
import { dropWork, readWork } from '../../lib/unsaved-work.ts';
import type { GoodRow } from './list-jobs.ts';
import { forgetOrders, listOrders, rememberOrders, storeOutcomes } from './list-orders.ts';

const USER = 7;
const KIT = { kit: 'kit-1' };
const rowOf = (text: string, label = '') =>
  ({ label, content: { type: 'text', data: { text } } }) as GoodRow;
const rows = [rowOf('a'), rowOf('a'), rowOf('b')];
const states = (orders: readonly { is: string }[]) => orders.map(({ is }) => is);

afterEach(() => {
  forgetOrders(USER);
  localStorage.clear();
});

/** Simulates a save in which the server rejects the second of three rows and the third is not sent. */
function saveSome() {
  const orders = listOrders(USER, rows, defaultDesign);
  rememberOrders(USER, orders, KIT);
  Object.assign(orders[0] as object, { is: 'saved' });
  Object.assign(orders[1] as object, { is: 'refused' });
  storeOutcomes(USER, orders);
  return orders;
}

/** A fresh copy of the module, as after a reload of the page. */
async function reload(): Promise<typeof import('./list-orders.ts')> {
  vi.resetModules();
  return import('./list-orders.ts');
}

test('truncates the title of a row only between characters that people see', () => {
  const [order] = listOrders(1, [rowOf('a', `${'a'.repeat(198)}👩\u200d🍳`)], defaultDesign);
  expect(order?.title).toBe('a'.repeat(198));
});

test('restores the outcomes and keys of sent rows after a reload', async () => {
  const orders = saveSome();
  const later = await reload();
  const listed = later.listOrders(USER, [rowOf('new'), ...rows], defaultDesign);
  expect(states(listed)).toEqual(['open', 'saved', 'refused', 'open']);
  expect(listed.slice(1).map(({ key }) => key)).toEqual(orders.map(({ key }) => key));
  const other = { ...defaultDesign, background: '#f4f1ea' } as const;
  expect(states(later.listOrders(USER, rows, other))).toEqual(['open', 'open', 'open']);
  expect(states(later.listOrders(8, rows, defaultDesign))).toEqual(['open', 'open', 'open']);
});

test('restores the keys and the kit of sent rows after a reload during the save', async () => {
  const orders = listOrders(USER, rows, defaultDesign);
  rememberOrders(USER, orders, KIT);
  const later = await reload();
  const listed = later.listOrders(USER, rows, defaultDesign);
  expect(listed.map(({ key }) => key)).toEqual(orders.map(({ key }) => key));
  later.rememberOrders(USER, listed, { kit: 'kit-2' });
  expect(listed.map(({ kit }) => kit)).toEqual([KIT, KIT, KIT]);
});

test('makes rows open again when their orders are forgotten, until these are restored', () => {
  saveSome();
  const bringBack = forgetOrders(USER);
  expect(states(listOrders(USER, rows, defaultDesign))).toEqual(['open', 'open', 'open']);
  expect(readWork(USER, 'bulk-orders')).toBeUndefined();
  bringBack();
  expect(states(listOrders(USER, rows, defaultDesign))).toEqual(['saved', 'refused', 'open']);
  expect(readWork(USER, 'bulk-orders')).toBeDefined();
});

test('stores nothing about a save that ends after its user has signed out', () => {
  const orders = saveSome();
  dropWork(USER, 'bulk-orders');
  storeOutcomes(USER, orders);
  expect(readWork(USER, 'bulk-orders')).toBeUndefined();
});
