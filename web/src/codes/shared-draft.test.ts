import { expect, test } from 'vitest';
import { draftOfLink } from './draft-link.ts';
import { fragmentOfShared } from './shared-draft.ts';

test.each([
  ['?shared-url=https://cafe.example/menu', 'url', { url: 'cafe.example/menu' }],
  [
    `?shared-title=Menu&shared-text=${encodeURIComponent('Our menu: https://cafe.example/?a=1&b=2')}`,
    'url',
    { url: 'cafe.example/?a=1&b=2' },
  ],
  ['?shared-title=Menu&shared-text=Two+soups', 'text', { text: 'Two soups' }],
  ['?shared-title=Menu', 'text', { text: 'Menu' }],
])('%s becomes a code', async (search, type, data) => {
  expect((await draftOfLink(fragmentOfShared(search)))?.content).toEqual({ type, data });
});

test('an empty share opens nothing', async () => {
  expect(await draftOfLink(fragmentOfShared('?shared-title=&shared-text='))).toBeUndefined();
});
