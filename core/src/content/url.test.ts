import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { encodeUrl } from '../../proof/encode-url.ts';
import { CodeError, type CodeErrorReason } from '../code-error.ts';
import { encodeContent } from './index.ts';
import { unknownEnding } from './known-endings.ts';
import { addressSummary, URL_MAX_LENGTH, url } from './url.ts';

describe('a web address', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['  example.com/menu ', 'https://example.com/menu'],
    ['https://example.com', 'https://example.com'],
    ['HTTPS://Example.com/A', 'https://Example.com/A'],
    ['http://example.com', 'http://example.com'],
    ['HTTP://example.com', 'http://example.com'],
    ['example.com:8080', 'https://example.com:8080'],
    ['localhost:3000', 'https://localhost:3000'],
    ['localhost:3000/a?b#c', 'https://localhost:3000/a?b#c'],
    ['https://https://example.com', 'https://example.com'],
    ['user@example.com/a', 'https://user@example.com/a'],
    ['münchen.de/straße', 'https://xn--mnchen-3ya.de/stra%C3%9Fe'],
    ['例え.jp', 'https://xn--r8jz45g.jp'],
    ['BÜCHER.example:8080/Ä', 'https://xn--bcher-kva.example:8080/%C3%84'],
    ['http://bücher.example?q=ä#ö', 'http://xn--bcher-kva.example?q=%C3%A4#%C3%B6'],
    ['ü@bücher.example/a', 'https://%C3%BC@xn--bcher-kva.example/a'],
    ['xn--mnchen-3ya.de', 'https://xn--mnchen-3ya.de'],
    ['GO.EXAMPLE/Q/K7M2PX9R', 'https://GO.EXAMPLE/Q/K7M2PX9R'],
    ['https://GO.EXAMPLE/Q/SUMMER-26', 'https://GO.EXAMPLE/Q/SUMMER-26'],
    ['http://LOCALHOST:3000/Q/K7M2PX9R', 'http://LOCALHOST:3000/Q/K7M2PX9R'],
    ['GO.EXAMPLE/Q/K7M2PX9R?A=1', 'https://GO.EXAMPLE/Q/K7M2PX9R?A=1'],
    ['192.168.0.1', 'https://192.168.0.1'],
    ['192.168.0.1/admin', 'https://192.168.0.1/admin'],
    ['[2001:db8::1]:8080/a', 'https://[2001:db8::1]:8080/a'],
    ['example.com?q=a:b', 'https://example.com?q=a:b'],
    ['example.com/go?to=mailto:a@b.c', 'https://example.com/go?to=mailto:a@b.c'],
    ['example.com#a', 'https://example.com#a'],
    ['example.com/a%20b', 'https://example.com/a%20b'],
    ['http://intranet/page', 'http://intranet/page'],
    ['https://intranet:8080/page', 'https://intranet:8080/page'],
    ['https://https://TBD', 'https://TBD'],
    ['http://a.b', 'http://a.b'],
    ['example.co', 'https://example.co'],
    ['my_host.example:65535', 'https://my_host.example:65535'],
    ['example.com.', 'https://example.com.'],
    ['example.com:0080/', 'https://example.com:0080/'],
    ['[::1]', 'https://[::1]'],
    ['[::ffff:192.0.2.1]/', 'https://[::ffff:192.0.2.1]/'],
    ['[1:2:3:4:5:6:7:8]', 'https://[1:2:3:4:5:6:7:8]'],
    ['例え。jp', 'https://xn--r8jz45g.jp'],
    ['col·lecció.cat', 'https://xn--collecci-ioa91d.cat'],
    ['i❤️.ws', 'https://xn--i-7iq.ws'],
    ['m%C3%BCnchen.de', 'https://m%C3%BCnchen.de'],
    ['httpbin.org', 'https://httpbin.org'],
    ['example.com/https//x', 'https://example.com/https//x'],
    // RFC 3986, appendix A: what it forbids is escaped, everything else stays.
    ['EXAMPLE.com:443/A/?b=C&d[]=%c3%A4#', 'https://EXAMPLE.com:443/A/?b=C&d%5B%5D=%c3%A4#'],
    ['example.com/100%?a=%zz%', 'https://example.com/100%25?a=%25zz%25'],
    ['example.com/"<>\\^`{|}', 'https://example.com/%22%3C%3E%5C%5E%60%7B%7C%7D'],
    ['example.com/#/app?x=1#y', 'https://example.com/#/app?x=1%23y'],
    ["example.com/-._~!$&'()*+,;=:@/?", "https://example.com/-._~!$&'()*+,;=:@/?"],
    // Persian and emoji need the joiners; the flag of England has tags.
    [
      'نامه\u200cای.com/می\u200cخواهم',
      `https://xn--mgba3gch31f060k.com/${encodeURIComponent('می\u200cخواهم')}`,
    ],
    [
      'example.com/👩\u200d👧/🏴󠁧󠁢󠁥󠁮󠁧󠁿',
      `https://example.com/${encodeURIComponent('👩\u200d👧')}/${encodeURIComponent('🏴󠁧󠁢󠁥󠁮󠁧󠁿')}`,
    ],
  ])('%j is encoded as %s', (typed, text) => {
    expect(encodeUrl(typed)).toBe(text);
  });

  test.each(
    [...'\u00ad\u200b\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff'].map((character) => [
      `U+${character.charCodeAt(0).toString(16)}`,
      character,
    ]),
  )('loses the invisible character %s at its ends, and is refused with it inside', (_, hidden) => {
    expect(encodeUrl(`${hidden} ${hidden}example.com/a${hidden}`)).toBe('https://example.com/a');
    expect(encodeUrl(`${hidden}https://${hidden}example.com`)).toBe('https://example.com');
    expect(encodeUrl(`http://example.com${hidden}`)).toBe('http://example.com');
    for (const typed of [
      `exam${hidden}ple.com`,
      `example.com/a${hidden}b`,
      `http${hidden}s://a.b`,
    ]) {
      expect(() => encodeUrl(typed)).toThrow(
        new CodeError('invalid-url', 'address-invisible', 'url'),
      );
    }
  });

  test.each([
    ['https//x', { code: 'address-meant', address: 'https://x' }],
    ['http//x', { code: 'address-meant', address: 'http://x' }],
    ['https:/x', { code: 'address-meant', address: 'https://x' }],
    ['https:x', { code: 'address-meant', address: 'https://x' }],
    ['HTTP:/example.com/a', { code: 'address-meant', address: 'http://example.com/a' }],
    ['http://https//x', { code: 'address-meant', address: 'https://x' }],
    ['http:\\\\example.com', { code: 'address-meant', address: 'http://example.com' }],
    ['https:', { code: 'address-meant', address: 'https://example.com' }],
    ['jane@example.com', { code: 'address-is-email' }],
    ['example.com:0', { code: 'address-port' }],
    ['example.com:65536/', { code: 'address-port' }],
    ['example.com:123456', { code: 'address-port' }],
    ['https://user:secret@example.com', { code: 'address-password' }],
    ['http://user:@example.com/a', { code: 'address-password' }],
  ])('%j is refused with the fault %j', (typed, fault) => {
    expect(() => encodeUrl(typed)).toThrow(
      expect.objectContaining({ reason: 'invalid-url', field: 'url', fault }),
    );
  });

  test.each([
    ['tel:112', 'phone'],
    ['TEL:+15550100199', 'phone'],
    ['mailto:a@b.c', 'email'],
    ['sms:12345', 'sms'],
    ['SMSTO:12345:JOIN', 'sms'],
    ['geo:52.5,13.4', 'location'],
  ] as const)('%j is refused, and the fault names the content type %s', (typed, type) => {
    expect(() => encodeUrl(typed)).toThrow(
      new CodeError('unsupported-scheme', { code: 'address-of-type', type }, 'url'),
    );
  });

  const isValue = { code: 'address-is-value' };
  const isValueOrName = { code: 'address-is-value-or-name' };
  const hasNoEnding = (text: string) => ({ code: 'address-local', text });
  test.each([
    ['n/a', hasNoEnding('n/a')],
    ['TBD', hasNoEnding('TBD')],
    ['Total', hasNoEnding('Total')],
    ['intranet:8080/page', hasNoEnding('intranet:8080/page')],
    ['k.A.', hasNoEnding('k.A.')],
    ['N.A', hasNoEnding('N.A')],
    ['公司', hasNoEnding('公司')],
    ['example.', hasNoEnding('example.')],
    ['x'.repeat(63), hasNoEnding('x'.repeat(40))],
    ['2027-04-01', isValueOrName],
    ['2027-04-01T18', isValueOrName],
    ['2027-04-01T10:30', isValueOrName],
    ['2027-04-01T10:00', isValue],
    ['2027-04-01T10:00:00+02:00', isValue],
    ['2027-04-01T10:00-0500', isValue],
    ['192.0.2.1:00', { code: 'address-port' }],
    ['192.0.2.1:70000', { code: 'address-port' }],
    ['6.30pm', isValueOrName],
    ['18.30h', isValueOrName],
    ['1.5e3', isValueOrName],
    ['18.06.2027', isValue],
    ['6/18/2027', isValue],
    ['2027-04-01T18:00:00.000Z', isValue],
    ['18:00', isValue],
    ['6:00 PM', isValue],
    ['12.50', isValue],
    ['1.234,50 €', isValue],
    ['€ 3,50', isValue],
    ['50 %', isValue],
    ['-2', isValue],
    ['4.9E+11', isValue],
  ])('%j is refused with the fault: %j', (typed, fault) => {
    expect(() => encodeUrl(typed)).toThrow(expect.objectContaining({ field: 'url', fault }));
  });

  test.each([
    ['EXAMPLE.COM/MENU', 'HTTPS://EXAMPLE.COM/MENU'],
    ['http://LOCALHOST:3000/Q/K7M2PX9R', 'HTTP://LOCALHOST:3000/Q/K7M2PX9R'],
    ['HTTP://example.com', 'HTTP://example.com'],
    ['example.com/menu', 'https://example.com/menu'],
    ['192.168.0.1', 'HTTPS://192.168.0.1'],
    ['n/a', 'https://n/a'],
    ['2027-04-01', 'HTTPS://2027-04-01'],
    ['intranet:8080/page', 'https://intranet:8080/page'],
    ['münchen.de/straße?q={a}', 'https://münchen.de/straße?q={a}'],
  ])('%j under earlier rules is written as it was: %s', (stored, text) => {
    const data = { url: stored, rules: 1 } as const;
    expect(encodeContent({ type: 'url', data })).toBe(text);
    expect(addressSummary(data)).toBe(text);
    expect(url.encode(url.normalise(data), '')).toBe(text);
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
    ['sip:jane@example.com', 'unsupported-scheme'],
    ['http://https://example.com', 'unsupported-scheme'],
    ['-2+3', 'invalid-url'],
    ['52.516275', 'invalid-url'],
    ['-a.example', 'invalid-url'],
    ['a-.example', 'invalid-url'],
    ['a..example', 'invalid-url'],
    ['.example', 'invalid-url'],
    ["a'b.example", 'invalid-url'],
    ['“example.com”', 'invalid-url'],
    ['exam\u200dple.com', 'invalid-url'],
    ['a%2Fb.example', 'invalid-url'],
    ['a%zz.example', 'invalid-url'],
    ['256.1.1.1', 'invalid-url'],
    ['1.2.3.4.5', 'invalid-url'],
    ['[example.com]', 'invalid-url'],
    ['[1::2::3]', 'invalid-url'],
    ['[::1', 'invalid-url'],
    ['[::1]a', 'invalid-url'],
    ['[2001:db8:1]', 'invalid-url'],
    ['[1:2:3:4:5:6:7:8:9]', 'invalid-url'],
    ['[::ffff:999.1.1.1]', 'invalid-url'],
    ['example.１２', 'invalid-url'],
    ['1.2.3.٤', 'invalid-url'],
    ['ex%80ample.de', 'invalid-url'],
    ['a℀b.de', 'invalid-url'],
    ['xر.example', 'invalid-url'],
  ])('%j is refused: %s', (typed, reason) => {
    expect(() => encodeUrl(typed)).toThrow(expect.objectContaining({ reason, field: 'url' }));
  });

  test(`has at most ${URL_MAX_LENGTH} characters, not counting the scheme`, () => {
    const longest = `example.com/${'a'.repeat(URL_MAX_LENGTH - 12)}`;
    expect(encodeUrl(`https://${longest}`)).toBe(`https://${longest}`);
    expect(() => encodeUrl(`${longest}a`)).toThrow(
      new CodeError('too-long', { code: 'address-too-long', most: 2048, length: 2049 }, 'url'),
    );
  });

  test('is also encoded or refused by a browser without URL.canParse', () => {
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const OldURL = class extends URL {};
    Object.defineProperty(OldURL, 'canParse', { value: undefined });
    vi.stubGlobal('URL', OldURL);
    expect(encodeUrl('example.com')).toBe('https://example.com');
    expect(encodeUrl('bücher.example')).toBe('https://xn--bcher-kva.example');
    for (const host of ['bücher.xn--a', 'xn--ü.example']) {
      expect(() => encodeUrl(host)).toThrow(CodeError);
      expect(unknownEnding(host)).toBeUndefined();
    }
  });

  // In quadratic time, this test would take minutes.
  test('with a very long run of spaces is rejected quickly', { timeout: 20_000 }, () => {
    expect(() => encodeUrl(`a${' '.repeat(200_000)}b`)).toThrow(CodeError);
  });
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
