import { errorText } from '@everscan/messages/words/errors';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkTarget, type TargetCheck } from './index.ts';

const options = {
  ownHosts: ['everscan.example', 'q.example'],
  blockList: { has: (host: string) => host === 'bad.example' },
};
const check = (url: string) => checkTarget(url, options);

function textOf(result: TargetCheck): string | undefined {
  if (result.ok) return undefined;
  const params = 'params' in result ? result.params : undefined;
  return errorText(result.name, params as never);
}

test.each([
  ['a plain address', 'https://shop.example/menu?a=1#b', 'https://shop.example/menu?a=1#b'],
  ['upper case and the default port', 'HTTPS://Shop.Example:443', 'https://shop.example/'],
  ['http and a port', 'http://shop.example:8080/', 'http://shop.example:8080/'],
  ['spaces around it', '  https://shop.example  ', 'https://shop.example/'],
  ['a space within', 'https://shop.example/a b', 'https://shop.example/a%20b'],
  ['an @ in the path', 'https://shop.example/@me', 'https://shop.example/@me'],
  ['a public address', 'https://1.1.1.1/', 'https://1.1.1.1/'],
  ['a public IPv6 address', 'https://[2606:4700::1111]/', 'https://[2606:4700::1111]/'],
  ['a subdomain of our host', 'https://help.everscan.example/', 'https://help.everscan.example/'],
  [
    'a host that only ends like ours',
    'https://noteverscan.example/',
    'https://noteverscan.example/',
  ],
  ['other scripts in the path', 'https://shop.example/é', 'https://shop.example/%C3%A9'],
  [
    'a long address in another script',
    `https://shop.example/${'日'.repeat(331)}`,
    `https://shop.example/${'%E6%97%A5'.repeat(331)}`,
  ],
  [
    'as many characters as a static code, without the scheme',
    `https://shop.example/${'a'.repeat(2035)}`,
    `https://shop.example/${'a'.repeat(2035)}`,
  ],
])('accepts %s', (_, url, href) => {
  expect(check(url)).toMatchObject({ ok: true, href });
});

test.each([
  ['Cyrillic а in apple.com', 'https://аpple.com/', 'xn--pple-43d.com'],
  ['Greek ο in google.com', 'https://gοοgle.com:8443/', 'xn--ggle-0nda.com:8443'],
  ['full-width letters', 'https://ｓｈｏｐ.example/', 'shop.example'],
])('shows the host of %s in ASCII', (_, url, displayHost) => {
  expect(check(url)).toMatchObject({ ok: true, displayHost });
});

const LOCAL = /only lead to a public website/;
const SCHEME = /must start with https/;
const HIDDEN = /invisible characters/;

describe.each<[RegExp, string[]]>([
  [/^Enter a web address\.$/, ['', '   ']],
  [
    SCHEME,
    [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,<script>',
      'vbscript:x',
      'file:///etc/passwd',
      'blob:https://shop.example/1',
      'ftp://shop.example/',
      'about:blank',
      'mailto:a@b.example',
      '//shop.example/',
      'shop.example',
      'https:shop.example',
      'https:/shop.example',
      'https:///shop.example',
      'https://',
      'https://?shop.example',
      'view-source:https://shop.example',
    ],
  ],
  [
    HIDDEN,
    [
      '\tjavascript:alert(1)',
      'java\nscript:alert(1)',
      'https://shop.example/\r\nSet-Cookie: a=b',
      'https://shop.example/\u0000',
      'https://shop.example/\u0085',
      'https://shop.example/\u2028',
      'https://shop.example/\ud800',
      '\ud800https://shop.example/',
      'https://shop.example/\u007f',
    ],
  ],
  [
    /cannot contain a backslash/,
    ['http:\\\\evil.example', 'https://shop.example\\@evil.example', 'https:/\\evil.example'],
  ],
  [
    /name and password/,
    ['https://user@evil.example', 'https://user:pass@evil.example', 'https://@evil.example'],
  ],
  [
    /back to this site/,
    [
      'https://everscan.example/Q/ABC',
      'HTTPS://EVERSCAN.EXAMPLE',
      'http://everscan.example:8080',
      'https://everscan.example./',
      'https://q.example/Q/ABC',
      'https://%65verscan.example/',
      'https://ｅｖｅｒｓｃａｎ.example/',
      'https://ever\u00adscan.example/',
    ],
  ],
  [
    LOCAL,
    [
      'http://localhost/',
      'http://LOCALHOST.:3000/',
      'http://a.localhost/',
      'http://printer/',
      'http://nas.local/',
      'http://a.internal/',
      'http://router.home.arpa/',
      'http://127.0.0.1/',
      'http://127.1/',
      'http://0x7f.0.0.1/',
      'http://0177.0.0.1/',
      'http://2130706433/',
      'http://0x7f000001/',
      'http://１２７.0.0.1/',
      'http://127.0.0.1./',
      'http://0.0.0.0/',
      'http://10.1.2.3/',
      'http://100.64.0.1/',
      'http://169.254.169.254/latest/meta-data/',
      'http://172.31.255.255/',
      'http://192.168.1.1/',
      'http://192.0.2.1/',
      'http://198.19.0.1/',
      'http://224.0.0.1/',
      'http://255.255.255.255/',
      'http://[::]/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://[::ffff:8.8.8.8]/',
      'http://[64:ff9b::7f00:1]/',
      'http://[2002:7f00:1::]/',
      'http://[2001:db8::1]/',
      'http://[fc00::1]/',
      'http://[fe80::1]/',
      'http://[ff02::1]/',
      'http://a..example/',
      'http://.example/',
      'http://-a.example/',
      `http://${'a'.repeat(64)}.example/`,
      `http://${'a.'.repeat(127)}example/`,
      "http://a'b.example/",
    ],
  ],
  [
    /^Enter a web address such as/,
    [
      'http://[fe80::1%25eth0]/',
      'http://[fe80::1%eth0]/',
      'http://256.1.1.1/',
      'http://1.2.3.4.5/',
      'http://shop.example:99999/',
      'http://shop example/',
      'http://<script>/',
    ],
  ],
  [
    /at most 2048 characters/,
    [`https://shop.example/${'a'.repeat(10_000)}`, `https://shop.example/${'a'.repeat(2036)}`],
  ],
  [/it has 3018 characters\. The limit is 3000/, [`https://shop.example/${'日'.repeat(333)}`]],
])('explains %s', (message, urls) => {
  test.each(urls)('%j', (url) => {
    const result = check(url);
    expect(result).toMatchObject({ ok: false, name: expect.stringMatching(/^target_invalid\./) });
    expect(textOf(result)).toMatch(message);
  });
});

test.each(['https://bad.example/', 'http://BAD.example.:81/x'])('blocks %s', (url) => {
  const result = check(url);
  expect(result).toEqual({ ok: false, name: 'target_blocked', params: { host: 'bad.example' } });
  expect(textOf(result)).toMatch(/^bad\.example is on the list/);
});

const pieces = fc.constantFrom(
  ...['https://', 'http:', 'javascript:', '//', '/', '\\', '@', ':', '.', '?', '#', '%', '%00'],
  ...['\t', '\r\n', ' ', '\u202e', '\u00ad', 'ｅ', 'а', 'localhost', 'everscan.example', '127.1'],
  ...['[::1]', 'bad.example', 'shop.example', 'user', '80', '0x7f', '\ud800'],
);
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 12 }).map((parts) => `https://${parts.join('')}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

test('every accepted address is http(s) and leads to neither this server nor a local host', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const result: TargetCheck = check(text);
      if (!result.ok) {
        expect(textOf(result)).toMatch(/\.$/);
        return;
      }
      expect(result.href).toMatch(/^https?:\/\/[a-z0-9._[\]:-]+\/[\x21-\x7e]*$/);
      expect(result.href.length).toBeLessThanOrEqual(3000);
      const { hostname, username, password, host } = new URL(result.href);
      expect([username, password, host]).toEqual(['', '', result.displayHost]);
      expect(hostname).not.toMatch(/^(?:everscan\.example|bad\.example|localhost|127[\d.]*)\.?$/);
      expect(check(result.href)).toEqual(result);
    }),
    { numRuns: process.env.PROOF === 'full' ? 20_000 : 5_000 },
  );
});

test('checks any address in less than 5 ms of processor time', () => {
  for (const part of ['a', '.', '@', '/', '-', '%', '[', 'é', '1.', 'xn--', ' ', ':', '\\']) {
    const url = `https://${part.repeat(1000)}`;
    const before = process.threadCpuUsage();
    for (let i = 0; i < 20; i++) check(url);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000 / 20).toBeLessThan(5);
  }
});
