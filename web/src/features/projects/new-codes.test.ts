// @vitest-environment happy-dom
import type { CreateProjectBody } from '@everscan/contract/codes.schemas';
import { afterEach, expect, test } from 'vitest';
import { currentToast, dismissToast } from '../../lib/toasts.ts';
import { fillStorage } from '../../testing/full-storage.ts';
import { newCodes, storeNewCode } from './new-codes.ts';

afterEach(() => {
  localStorage.clear();
  dismissToast();
});

const body = { title: 'Menu', type: 'url', data: { url: 'a.example' } } as CreateProjectBody;

test('stores a code only once, and notifies the person', () => {
  expect(storeNewCode(1, body, 'k1')).toBe(true);
  expect(currentToast()?.title).toBe('Saved on this device');
  expect(storeNewCode(1, body, 'k2')).toBe(true);
  expect(newCodes(1)).toEqual([{ key: 'k1', body }]);
});

test('does not claim that a code is stored if there is no room for it', () => {
  fillStorage();
  expect(storeNewCode(1, body, 'k1')).toBe(false);
  expect(currentToast()).toBeUndefined();
  expect(newCodes(1)).toEqual([]);
});
