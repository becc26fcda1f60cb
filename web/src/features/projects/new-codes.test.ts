// @vitest-environment happy-dom
import type { CreateProjectBody } from '@everscan/contract/api/projects';
import { afterEach, expect, test } from 'vitest';
import { currentToast, dismissToast } from '../../lib/toasts.ts';
import { fillStorage } from '../../testing/full-storage.ts';
import { keepNewCode, newCodes } from './new-codes.ts';

afterEach(() => {
  localStorage.clear();
  dismissToast();
});

const body = { title: 'Menu', type: 'url', data: { url: 'a.example' } } as CreateProjectBody;

test('keeps a code once, and tells the person', () => {
  expect(keepNewCode(1, body, 'k1')).toBe(true);
  expect(currentToast()?.title).toBe('Saved on this device');
  expect(keepNewCode(1, body, 'k2')).toBe(true);
  expect(newCodes(1)).toEqual([{ key: 'k1', body }]);
});

test('does not tell the person that a code is saved for which there is no room', () => {
  fillStorage();
  expect(keepNewCode(1, body, 'k1')).toBe(false);
  expect(currentToast()).toBeUndefined();
  expect(newCodes(1)).toEqual([]);
});
