import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CodeError, type CodeErrorReason } from '../code-error.ts';
import { encodeMatrix } from '../encode/matrix.ts';
import { encodeContent } from './index.ts';
import { URL_MAX_LENGTH, url } from './url.ts';

const encode = (typed: string) =>
  encodeContent({ type: 'url', data: url.normalise({ url: typed }) });

describe('a web address', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['  example.com/menu ', 'https://example.com/menu'],
    ['https://example.com', 'https://example.com'],
    ['HTTPS://Example.com/A', 'https://Example.com/A'],
    ['http://example.com', 'http://example.com'],
    ['HTTP://example.com', 'HTTP://example.com'],
    ['example.com:8080', 'https://example.com:8080'],
    ['localhost:3000', 'https://localhost:3000'],
    ['localhost:3000/a?b#c', 'https://localhost:3000/a?b#c'],
    ['https://https://example.com', 'https://example.com'],
    ['user@example.com/a', 'https://user@example.com/a'],
    ['münchen.de/straße', 'https://münchen.de/straße'],
    ['例え.jp', 'https://例え.jp'],
    ['xn--mnchen-3ya.de', 'https://xn--mnchen-3ya.de'],
    ['GO.EXAMPLE/Q/K7M2PX9R', 'HTTPS://GO.EXAMPLE/Q/K7M2PX9R'],
    ['https://GO.EXAMPLE/Q/SUMMER-26', 'HTTPS://GO.EXAMPLE/Q/SUMMER-26'],
    ['http://LOCALHOST:3000/Q/K7M2PX9R', 'HTTP://LOCALHOST:3000/Q/K7M2PX9R'],
    ['GO.EXAMPLE/Q/K7M2PX9R?A=1', 'https://GO.EXAMPLE/Q/K7M2PX9R?A=1'],
    ['192.168.0.1', 'HTTPS://192.168.0.1'],
    ['192.168.0.1/admin', 'https://192.168.0.1/admin'],
    ['[2001:db8::1]:8080/a', 'https://[2001:db8::1]:8080/a'],
    ['example.com?q=a:b', 'https://example.com?q=a:b'],
    ['example.com/go?to=mailto:a@b.c', 'https://example.com/go?to=mailto:a@b.c'],
    ['example.com#a', 'https://example.com#a'],
    ['example.com/a%20b', 'https://example.com/a%20b'],
  ])('%j is encoded as %s', (typed, text) => {
    expect(encode(typed)).toBe(text);
  });

  test.each<[typed: string, reason: CodeErrorReason]>([
    ['', 'empty'],
    ['   ', 'empty'],
    ['https://', 'empty'],
    ['http://', 'invalid-url'],
    ['https:///path', 'invalid-url'],
    [':8080', 'invalid-url'],
    ['/menu', 'invalid-url'],
    ['?q=1', 'invalid-url'],
    ['user@', 'invalid-url'],
    ['my site.com', 'invalid-url'],
    ['example.com/my menu', 'invalid-url'],
    ['example.com/a\nb', 'invalid-url'],
    ['example.com/\u0000', 'invalid-url'],
    ['exa<mple>.com', 'invalid-url'],
    ['javascript:alert(1)', 'unsupported-scheme'],
    ['JavaScript:alert(1)', 'unsupported-scheme'],
    ['http://javascript:alert(1)', 'unsupported-scheme'],
    ['mailto:jane@example.com', 'unsupported-scheme'],
    ['tel:+15550100199', 'unsupported-scheme'],
    ['ftp://example.com', 'unsupported-scheme'],
    ['data:text/html,hi', 'unsupported-scheme'],
    ['file:///etc/passwd', 'unsupported-scheme'],
    // Without its scheme it cannot be told from mailto:jane@example.com.
    ['https://user:secret@example.com', 'unsupported-scheme'],
    ['http://https://example.com', 'unsupported-scheme'],
  ])('%j is refused: %s', (typed, reason) => {
    expect(() => encode(typed)).toThrow(expect.objectContaining({ reason, field: 'url' }));
  });

  test(`has at most ${URL_MAX_LENGTH} characters, the scheme not counted`, () => {
    const longest = `example.com/${'a'.repeat(URL_MAX_LENGTH - 12)}`;
    expect(encode(`https://${longest}`)).toBe(`https://${longest}`);
    expect(() => encode(`${longest}a`)).toThrow(
      new CodeError(
        'too-long',
        'A web address can have at most 2048 characters. This one has 2049.',
        'url',
      ),
    );
  });

  test('of any text is either refused with a reason or starts with http', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        try {
          const text = encode(typed);
          expect(text).toMatch(/^https?:\/\/[^\s/?#]/i);
          expect(text.isWellFormed()).toBe(true);
        } catch (error) {
          if (!(error instanceof CodeError)) throw error;
        }
      }),
      { seed: 3986, numRuns: 3000 },
    );
  });

  test('is stored once: storing what is stored changes nothing', () => {
    fc.assert(
      fc.property(
        fc.webUrl(),
        fc.constantFrom('', 'https://', 'HTTPS://https://'),
        (typed, more) => {
          const stored = url.normalise({ url: more + typed });
          expect(url.normalise(stored)).toEqual(stored);
          if (more === '' || typed.startsWith('https:')) expect(encode(stored.url)).toBe(typed);
        },
      ),
      { seed: 3986 },
    );
  });
});

test.each([
  ['a short host', 'EVR.SC', 2],
  ['a host of 19 characters', 'LINKS.EXAMPLE-SHOPS', 2],
  ['a host of 20 characters', 'LINKS.EXAMPLE-SHOPS1', 3],
])('at level M the short link of %s is a symbol of version $2', (_, host, version) => {
  const text = encode(`https://${host}/Q/K7M2PX9R`);
  expect(encodeMatrix(text, 'M').version).toBe(version);
});

test.each([
  ['example.com', 'example'],
  ['www.example.com', 'example'],
  ['WWW.Example.com', 'Example'],
  ['http://www.example.com/a', 'example'],
  ['user:p.w@shop.example.com', 'shop'],
  ['localhost:3000', 'localhost'],
  ['', ''],
])('a file of %j is named after %j', (stored, label) => {
  expect(url.fileLabel({ url: stored })).toBe(label);
});
