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
  ['Our menu (https://cafe.example/menu).', 'cafe.example/menu'],
  ['Is this “https://cafe.example/menu”?', 'cafe.example/menu'],
  ['See <https://cafe.example/menu>, or call us', 'cafe.example/menu'],
  ["It's at 'https://cafe.example/?a=1&b=2'!", 'cafe.example/?a=1&b=2'],
  ['Read https://en.example/wiki/Menu_(food) first', 'en.example/wiki/Menu_(food)'],
  ['メニューはhttps://cafe.example/menuです。', 'cafe.example/menu'],
  ['菜单：https://cafe.example/menu。', 'cafe.example/menu'],
  ['القائمة https://cafe.example/menu، شكرا', 'cafe.example/menu'],
  ['Menü: https://café.example/menü.', 'café.example/menü'],
  ['https://cafe.example/menu，快来看看', 'cafe.example/menu'],
  ['https://cafe.example/menuをご覧ください。', 'cafe.example/menu'],
  ['See https://ca.example/col·legi now', 'ca.example/col·legi'],
  ['See https://en.example/wiki/Michelson–Morley first', 'en.example/wiki/Michelson–Morley'],
  ['Look: https://shop.example/list?ids[]=3&ids[]=4', 'shop.example/list?ids[]=3&ids[]=4'],
  ['[https://cafe.example/menu].', 'cafe.example/menu'],
  [' https://例え.example/メニュー ', '例え.example/メニュー'],
  ['https://cafe.example/soup.', 'cafe.example/soup.'],
])('finds the address in "%s"', async (text, url) => {
  const draft = await draftOfLink(
    fragmentOfShared(`?${new URLSearchParams({ 'shared-text': text })}`),
  );
  expect(draft?.content).toEqual({ type: 'url', data: { url } });
});

test.each([
  ['address', `https://cafe.example/${'a'.repeat(2106)}`],
  ['text', '😀'.repeat(1500)],
])('does not truncate a shared %s that is too long for a code', async (_, shared) => {
  const draft = await draftOfLink(fragmentOfShared(`?shared-text=${encodeURIComponent(shared)}`));
  expect(Object.values(draft?.content.data ?? {})).toEqual([shared.replace('https://', '')]);
  expect(() => encodeContent(draft?.content as Content)).toThrow(
    expect.objectContaining({ reason: 'too-long' }),
  );
});

test('finds no draft in an empty share', async () => {
  expect(await draftOfLink(fragmentOfShared('?shared-title=&shared-text='))).toBeUndefined();
});
