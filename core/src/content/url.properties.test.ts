import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeUrl } from '../../proof/encode-url.ts';
import { CodeError } from '../code-error.ts';
import { url } from './url.ts';

/** Any characters, and those that occur in addresses. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ...['http', 'https', 'tel', ':', '/', '//', '@', '.', '-', '[', ']', '::', '%', '%2e', ' '],
        ...['a', 'xy', '0', '1', '256', '8080', '70000', '?', '#', '_', '\u200b', 'ä', '。', 'f'],
      ),
      { maxLength: 10 },
    )
    .map((parts) => parts.join('')),
);

describe('a web address', () => {
  test('made of any text is either rejected with a reason or starts with http', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        try {
          const text = encodeUrl(typed);
          expect(text).toMatch(/^https?:\/\/[^/?#][!-~]*$/);
          expect(text.isWellFormed()).toBe(true);
          const [host = ''] = text.replace(/^https?:\/\//i, '').match(/^[^/?#]*/) ?? [];
          if (/^[\w.:-]+$/.test(host)) expect(URL.canParse(text)).toBe(true);
          // Only what RFC 3986 allows, and written by the rules before it was read back.
          expect(encodeUrl(text)).toBe(text);
        } catch (error) {
          if (!(error instanceof CodeError)) throw error;
        }
      }),
      { seed: 3986, numRuns: 3000 },
    );
  });

  test('that follows RFC 3986 is accepted, and encoded byte for byte', () => {
    const authority = fc.webAuthority({ withIPv4: true, withIPv6: true, withPort: true });
    const address = fc.webUrl({
      authoritySettings: { withIPv4: true, withIPv6: true, withPort: true },
      validSchemes: ['http', 'https'],
      withQueryParameters: true,
      withFragments: true,
    });
    fc.assert(
      fc.property(
        fc.oneof(
          address,
          authority.map((host) => `https://${host}`),
        ),
        (typed) => {
          fc.pre(new URL(typed).port !== '0');
          expect(encodeUrl(typed)).toBe(typed);
        },
      ),
      { seed: 3986, numRuns: 2000 },
    );
  });

  test('in any script is encoded as the URI that a browser would open', () => {
    const textOf = (letters: string) =>
      fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 10 });
    const label = fc.oneof(
      textOf('äöüßéñçøαβγжщяहिन्दीไทย中文漢字한글かなカナ09az').map((it) => `x${it}`),
      textOf('קשתعربن'), // RFC 5893, 2: a label has one direction
    );
    const host = fc.array(label, { minLength: 2, maxLength: 4 }).map((it) => it.join('.'));
    const foreign = fc.constantFrom(
      '例え.jp',
      'παράδειγμα.ελ',
      'उदाहरण.भारत',
      'مثال.إختبار',
      '한국.kr',
    );
    fc.assert(
      fc.property(fc.oneof(host, foreign), fc.webPath(), (typed, path) => {
        const text = encodeUrl(`${typed}${path}/ä漢😀`);
        expect(text).toMatch(/^https:\/\/[!-~]+$/);
        expect(new URL(text).href).toBe(new URL(`https://${typed}${path}/ä漢😀`).href);
        expect(encodeUrl(`http://${typed}${path}/ä漢😀`)).toBe(text.replace('https', 'http'));
      }),
      { seed: 5890, numRuns: 1000 },
    );
  });

  test('does not change when it is stored again', () => {
    fc.assert(
      fc.property(
        fc.webUrl(),
        fc.constantFrom('', 'https://', 'HTTPS://https://'),
        (typed, more) => {
          const stored = url.normalise({ url: more + typed });
          expect(url.normalise(stored)).toEqual(stored);
          if (more === '' || typed.startsWith('https:')) expect(encodeUrl(stored.url)).toBe(typed);
        },
      ),
      { seed: 3986 },
    );
  });
});
