// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import {
  clearCache,
  isFactKey,
  readCache,
  readFact,
  SIGN_OUT,
  writeCache,
  writeFact,
} from './local-cache.ts';

test('nothing is cached where the browser has no IndexedDB', async () => {
  localStorage.setItem('everscan:projects', '[]'); // of an earlier version
  await writeCache('projects', [1]);
  expect(await readCache('projects')).toBeUndefined();
  expect(localStorage.getItem('everscan:projects')).toBeNull();
});

test('facts are gone at once when the cache is cleared, but neither the visitor’s choices nor the last sign-out', () => {
  localStorage.setItem('theme', 'dark');
  writeFact('user', { id: 1 });
  writeFact(SIGN_OUT, 1);
  expect(readFact('user')).toEqual({ id: 1 });
  clearCache();
  expect(readFact('user')).toBeUndefined();
  expect(readFact(SIGN_OUT)).toBe(1);
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(isFactKey('user', 'everscan:user')).toBe(true);
});
