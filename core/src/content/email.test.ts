import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentData } from '../../proof/content-data.ts';
import type { Email } from './email.ts';
import { encodeContent } from './index.ts';

const encode = (data: Partial<Email>) =>
  encodeContent({
    type: 'email',
    data: { email: { to: 'a@b.de', subject: '', body: '', ...data } },
  });

/** RFC 6068, 2: the address, then fields between `?` and `&`, every part percent-decoded. */
function parse(text: string): { [name: string]: string } {
  expect(text).toMatch(/^mailto:(?:[\w.~!*'()@?&=-]|%[\dA-F]{2})*$/);
  const [to = '', query] = text.slice('mailto:'.length).split('?');
  const fields = query?.split('&').map((field) => {
    const [name = '', value = '', ...more] = field.split('=');
    expect(more).toEqual([]);
    return [name, decodeURIComponent(value)];
  });
  return { to: decodeURIComponent(to), ...Object.fromEntries(fields ?? []) };
}

describe('an email', () => {
  test.each<[Partial<Email>, string]>([
    [{}, 'mailto:a@b.de'],
    [{ to: ' a@b.de ' }, 'mailto:a@b.de'],
    [{ to: '\u200ba@b.de\ufeff' }, 'mailto:a@b.de'],
    [{ to: 'gorby%kremvax@example.com' }, 'mailto:gorby%25kremvax@example.com'],
    [{ to: 'unlikely?address@example.com' }, 'mailto:unlikely%3Faddress@example.com'],
    [{ to: 'Mike&family@example.org' }, 'mailto:Mike%26family@example.org'],
    [{ subject: 'a & b = 100 %?' }, 'mailto:a@b.de?subject=a%20%26%20b%20%3D%20100%20%25%3F'],
    [{ body: 'two\nlines\n' }, 'mailto:a@b.de?body=two%0D%0Alines'],
    [{ subject: 's', body: 'b' }, 'mailto:a@b.de?subject=s&body=b'],
  ])('of %j is written %s', (data, text) => {
    expect(encode(data)).toBe(text);
  });

  test('is read back exactly, without additional fields', () => {
    fc.assert(
      fc.property(contentData.email, (data) => {
        const { to, subject, body } = data.email;
        const expected = {
          to,
          subject: subject.trim().replace(/[\p{Cc}\s]+/gu, ' '),
          body: body.trimEnd().replace(/\r\n|\r|\n/g, '\r\n'),
        };
        const present = Object.entries(expected).filter(([, value]) => value);
        expect(parse(encodeContent({ type: 'email', data }))).toEqual(Object.fromEntries(present));
      }),
      { seed: 6068, numRuns: 500 },
    );
  });

  test.each([
    ['', 'empty'],
    ['jane', 'invalid-value'],
    ['jane@example', 'invalid-value'],
    ['jane@example.com, joe@example.com', 'invalid-value'],
    ['Jane <jane@example.com>', 'invalid-value'],
    ['jane@example.com?bcc=x', 'invalid-value'],
    ['jane@@example.com', 'invalid-value'],
    ['j\ud800@example.com', 'invalid-value'],
    ['ja\u200bne@example.com', 'invalid-value'],
  ])('to %j is refused: %s', (to, reason) => {
    expect(() => encode({ to })).toThrow(expect.objectContaining({ reason, field: 'email.to' }));
  });
});
