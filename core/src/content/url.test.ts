import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { encodeUrl } from '../../proof/encode-url.ts';
import { CodeError, type CodeErrorReason } from '../code-error.ts';
import { contentTypes, encodeContent } from './index.ts';
import { addressWarning } from './known-endings.ts';
import { URL_MAX_LENGTH, url } from './url.ts';

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
        new CodeError(
          'invalid-url',
          'This address contains an invisible character. Type it instead of pasting it.',
          'url',
        ),
      );
    }
  });

  test.each([
    ['https//x', 'Did you mean https://x?'],
    ['http//x', 'Did you mean http://x?'],
    ['https:/x', 'Did you mean https://x?'],
    ['https:x', 'Did you mean https://x?'],
    ['HTTP:/example.com/a', 'Did you mean http://example.com/a?'],
    ['http://https//x', 'Did you mean https://x?'],
    ['http:\\\\example.com', 'Did you mean http://example.com?'],
    ['https:', 'Did you mean https://example.com?'],
    ['jane@example.com', 'This is an email address. Choose Email message as the content type.'],
    ['example.com:0', 'After the colon, enter a number from 1 to 65535.'],
    ['example.com:65536/', 'After the colon, enter a number from 1 to 65535.'],
    ['example.com:123456', 'After the colon, enter a number from 1 to 65535.'],
    [
      'https://user:secret@example.com',
      'Leave out the password: everyone who scans the code could read it.',
    ],
    [
      'http://user:@example.com/a',
      'Leave out the password: everyone who scans the code could read it.',
    ],
  ])('%j is refused with the message %j', (typed, message) => {
    expect(() => encodeUrl(typed)).toThrow(
      expect.objectContaining({ reason: 'invalid-url', field: 'url', message }),
    );
  });

  test.each([
    ['tel:112', 'Call'],
    ['TEL:+15550100199', 'Call'],
    ['mailto:a@b.c', 'Email message'],
    ['sms:12345', 'SMS'],
    ['SMSTO:12345:JOIN', 'SMS'],
    ['geo:52.5,13.4', 'Location'],
  ])('%j is refused, and the message names the content type %s', (typed, label) => {
    expect(contentTypes.map((type) => type.label)).toContain(label);
    expect(() => encodeUrl(typed)).toThrow(
      new CodeError(
        'unsupported-scheme',
        `This is not a web address. Choose ${label} as the content type.`,
        'url',
      ),
    );
  });

  const wayOut = 'If you mean a name of your own network, type http:// in front.';
  const isValue = 'This is a day, a time or a number, not a web address.';
  const hasNoEnding = (text: string) =>
    `“${text}” is not a web address: an ending such as .com is missing.`;
  test.each([
    ['n/a', `${hasNoEnding('n/a')} ${wayOut}`],
    ['TBD', `${hasNoEnding('TBD')} ${wayOut}`],
    ['Total', `${hasNoEnding('Total')} ${wayOut}`],
    ['intranet:8080/page', `${hasNoEnding('intranet:8080/page')} ${wayOut}`],
    ['k.A.', `${hasNoEnding('k.A.')} ${wayOut}`],
    ['N.A', `${hasNoEnding('N.A')} ${wayOut}`],
    ['公司', `${hasNoEnding('公司')} ${wayOut}`],
    ['example.', `${hasNoEnding('example.')} ${wayOut}`],
    ['x'.repeat(63), `${hasNoEnding('x'.repeat(40))} ${wayOut}`],
    ['2027-04-01', `${isValue} ${wayOut}`],
    ['2027-04-01T18', `${isValue} ${wayOut}`],
    ['2027-04-01T10:30', `${isValue} ${wayOut}`],
    ['2027-04-01T10:00', isValue],
    ['2027-04-01T10:00:00+02:00', isValue],
    ['2027-04-01T10:00-0500', isValue],
    ['192.0.2.1:00', 'After the colon, enter a number from 1 to 65535.'],
    ['192.0.2.1:70000', 'After the colon, enter a number from 1 to 65535.'],
    ['6.30pm', `${isValue} ${wayOut}`],
    ['18.30h', `${isValue} ${wayOut}`],
    ['1.5e3', `${isValue} ${wayOut}`],
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
  ])('%j is refused with the reason and the way out: %s', (typed, message) => {
    expect(() => encodeUrl(typed)).toThrow(expect.objectContaining({ field: 'url', message }));
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
    expect(url.summary(data)).toBe(text);
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
      new CodeError(
        'too-long',
        'A web address can have at most 2048 characters. This one has 2049.',
        'url',
      ),
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
      expect(addressWarning(host)).toBeUndefined();
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
