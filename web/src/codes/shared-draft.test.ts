import { type Content, encodeContent } from '@everscan/core/content/index';
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

test.each([
  ['address', `https://cafe.example/${'a'.repeat(2106)}`],
  ['text', '😀'.repeat(1500)],
])('a shared %s that is too long for a code is refused as a whole', async (_, shared) => {
  const draft = await draftOfLink(fragmentOfShared(`?shared-text=${encodeURIComponent(shared)}`));
  expect(Object.values(draft?.content.data ?? {})).toEqual([shared.replace('https://', '')]);
  expect(() => encodeContent(draft?.content as Content)).toThrow(
    expect.objectContaining({ reason: 'too-long' }),
  );
});

test('an empty share opens nothing', async () => {
  expect(await draftOfLink(fragmentOfShared('?shared-title=&shared-text='))).toBeUndefined();
});
