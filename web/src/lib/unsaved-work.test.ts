// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { fillStorage } from '../testing/full-storage.ts';
import { dropAllWork, dropWork, readWork, storeWork, workNames } from './unsaved-work.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('separates the work of different users', () => {
  storeWork(1, 'edit:a', { url: 'mine' });
  storeWork(11, 'edit:b', { url: 'theirs' });
  expect(readWork(1, 'edit:a')).toEqual({ url: 'mine' });
  expect(readWork(11, 'edit:a')).toBeUndefined();
  expect(workNames(1, 'edit:')).toEqual(['edit:a']);
  dropAllWork(1);
  expect(workNames(1, '')).toEqual([]);
  expect(workNames(11, '')).toEqual(['edit:b']);
});

test('stores the work of a guest only until the session of the tab ends', () => {
  storeWork(undefined, 'draft', 'typed');
  expect(readWork(undefined, 'draft')).toBe('typed');
  expect(localStorage).toHaveLength(0);
  dropAllWork(undefined);
  expect(sessionStorage).toHaveLength(0);
});

test('reports that there is no room, and keeps the text that was stored before', () => {
  const text = storeWork(1, 'draft', 'first');
  fillStorage();
  expect(storeWork(1, 'draft', 'second')).toBeUndefined();
  expect(readWork(1, 'draft')).toBe('first');
  dropWork(1, 'draft', text);
  expect(readWork(1, 'draft')).toBeUndefined();
});

test('does not drop a text that another tab has stored later', () => {
  const text = storeWork(1, 'draft', 'first');
  storeWork(1, 'draft', 'second');
  dropWork(1, 'draft', text);
  expect(readWork(1, 'draft')).toBe('second');
});
