import { expect, test } from 'vitest';
import { shortHash } from './short-hash.ts';

test('returns different hashes of at most eleven characters for texts that differ in one character', () => {
  const texts = Array.from({ length: 20_000 }, (_, number) => `https://example.com/${number}`);
  const hashes = new Set(texts.map(shortHash));
  expect(hashes.size).toBe(texts.length);
  expect([...hashes].filter((hash) => !/^[\da-z]{1,11}$/.test(hash))).toEqual([]);
});
