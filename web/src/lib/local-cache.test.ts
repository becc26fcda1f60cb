// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  clearCache,
  isFactKey,
  readCache,
  readFact,
  writeCache,
  writeFact,
} from './local-cache.ts';

test('caches nothing if the browser has no IndexedDB', async () => {
  await writeCache('projects', [1]);
  expect(await readCache('projects')).toBeUndefined();
});

test('removes facts at once when the cache is cleared, but not the visitor’s choices', () => {
  localStorage.setItem('theme', 'dark');
  writeFact('user', { id: 1 });
  expect(readFact('user')).toEqual({ id: 1 });
  clearCache();
  expect(readFact('user')).toBeUndefined();
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(isFactKey('user', 'everscan:user')).toBe(true);
});
