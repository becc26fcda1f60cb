import { expect, test } from 'vitest';
import { checkLink } from './create-dynamic.ts';

const link = { target: 'cafe.example/menu', slug: '', utm: {}, passesQuery: false };

test('accepts an address, with or without a custom slug', () => {
  for (const slug of ['', ' summer-26 ']) {
    expect(() => checkLink({ ...link, slug })).not.toThrow();
  }
});

test.each([
  ['a custom slug of two characters', { slug: 'ab' }, 'slug'],
  ['a reserved custom slug', { slug: 'admin' }, 'slug'],
  ['an address without a host', { target: 'https://' }, 'target'],
])('names the field of %s', (_, wrong, field) => {
  expect(() => checkLink({ ...link, ...wrong })).toThrow(expect.objectContaining({ field }));
});
