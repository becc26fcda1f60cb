// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { fillStorage } from '../testing/full-storage.ts';
import { dropAllWork, dropWork, keepWork, readWork, workNames } from './kept-work.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('keeps the work of each user apart from that of others', () => {
  keepWork(1, 'edit:a', { url: 'mine' });
  keepWork(11, 'edit:b', { url: 'theirs' });
  expect(readWork(1, 'edit:a')).toEqual({ url: 'mine' });
  expect(readWork(11, 'edit:a')).toBeUndefined();
  expect(workNames(1, 'edit:')).toEqual(['edit:a']);
  dropAllWork(1);
  expect(workNames(1, '')).toEqual([]);
  expect(workNames(11, '')).toEqual(['edit:b']);
});

test("keeps a guest's work until the tab's session ends only", () => {
  keepWork(undefined, 'draft', 'typed');
  expect(readWork(undefined, 'draft')).toBe('typed');
  expect(localStorage).toHaveLength(0);
  dropAllWork(undefined);
  expect(sessionStorage).toHaveLength(0);
});

test('says that there is no room, and keeps what was stored before', () => {
  const text = keepWork(1, 'draft', 'first');
  fillStorage();
  expect(keepWork(1, 'draft', 'second')).toBeUndefined();
  expect(readWork(1, 'draft')).toBe('first');
  dropWork(1, 'draft', text);
  expect(readWork(1, 'draft')).toBeUndefined();
});

test('does not drop what another tab stored later', () => {
  const text = keepWork(1, 'draft', 'first');
  keepWork(1, 'draft', 'second');
  dropWork(1, 'draft', text);
  expect(readWork(1, 'draft')).toBe('second');
});
