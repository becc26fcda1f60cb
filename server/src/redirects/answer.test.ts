import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withQuery } from './answer.ts';

test.each([
  ['https://a.example/', 'table=7', 'https://a.example/?table=7'],
  ['https://a.example/menu?x=1', 'table=7', 'https://a.example/menu?x=1&table=7'],
  ['https://a.example/menu#top', 'table=7', 'https://a.example/menu?table=7#top'],
  ['https://a.example/?x=1#a?b', 'table=7', 'https://a.example/?x=1&table=7#a?b'],
  ['https://a.example/?', 'table=7', 'https://a.example/?table=7'],
  ['https://a.example/#', 'table=7', 'https://a.example/?table=7#'],
  ['https://a.example/', '', 'https://a.example/'],
  ['https://a.example/?table=1', 'table=7&seat=2', 'https://a.example/?table=1&seat=2'],
  ['https://a.example/?t%61ble=1', 'tab%6Ce=7', 'https://a.example/?t%61ble=1'],
  ['https://a.example/', 'a=1&a=2&&flag', 'https://a.example/?a=1&a=2&flag'],
  ['https://a.example/', 'q=%C3%a4+b%2Bc%26=/:@', 'https://a.example/?q=%C3%a4+b%2Bc%26=/:@'],
  ['https://a.example/', 'url=https://evil.example', 'https://a.example/?url=https://evil.example'],
  ['https://a.example/', '@evil.example/', 'https://a.example/?@evil.example/'],
  ['https://a.example/', 'a=\xe4 "<\'>', 'https://a.example/?a=%E4%20%22%3C%27%3E'],
  ['https://a.example/', 'a=1#b', 'https://a.example/?a=1'],
  ['https://a.example/', `a=${'x'.repeat(1999)}`, 'https://a.example/'],
])('%s opened with %s leads to %s', (location, query, expected) => {
  expect(withQuery(location, query)).toBe(expected);
});

test('changes nothing but the query, whatever it is', () => {
  const character = fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code));
  const queries = fc.string({ unit: character, maxLength: 60 });
  const location = 'https://user@a.example:8443/menu?x=1#top';
  fc.assert(
    fc.property(queries, (query) => {
      const result = withQuery(location, query);
      const url = new URL(result);
      expect(url.href).toBe(result); // nothing is left to encode
      expect(result).toMatch(/^https:\/\/user@a\.example:8443\/menu\?x=1(?:&[!-~]*)?#top$/);
      expect(url.searchParams.getAll('x')).toEqual(['1']);
    }),
  );
});
