import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentData } from '../../proof/content-data.ts';
import { encodeContent } from './index.ts';
import { type Wifi, wifi } from './wifi.ts';

const base: Wifi = { ssid: 'home', security: 'wpa', password: 'correct-horse', hidden: false };
const encode = (data: Partial<Wifi>) =>
  encodeContent({ type: 'wifi', data: { wifi: { ...base, ...data } } });

/**
 * Reads `WIFI:` as ZXing describes it: fields up to an unescaped semicolon, with their backslashes removed.
 */
function parse(text: string): { [name: string]: string } {
  expect(text.startsWith('WIFI:')).toBe(true);
  const fields: { [name: string]: string } = {};
  let raw = '';
  for (const [token] of text.slice(5).matchAll(/\\?./gsu)) {
    if (token !== ';') {
      raw += token;
      continue;
    }
    if (raw === '') return { ...fields, rest: '' };
    fields[raw.slice(0, 2)] = raw.slice(2).replace(/\\(.)/gsu, '$1');
    raw = '';
  }
  throw new Error(`${text} does not end`);
}

describe('a wireless network', () => {
  test.each<[Partial<Wifi>, string]>([
    [{}, 'WIFI:T:WPA;S:home;P:correct-horse;;'],
    [{ hidden: true }, 'WIFI:T:WPA;S:home;H:true;P:correct-horse;;'],
    [{ security: 'wpa3' }, 'WIFI:T:WPA;R:1;S:home;P:correct-horse;;'],
    [{ security: 'wep', password: 'abcde' }, 'WIFI:T:WEP;S:home;P:abcde;;'],
    [{ security: 'none' }, 'WIFI:T:nopass;S:home;;'],
    [{ ssid: 'a\\b;c,d:e"f' }, 'WIFI:T:WPA;S:a\\\\b\\;c\\,d\\:e\\"f;P:correct-horse;;'],
    [{ password: '"foo;bar\\baz"' }, 'WIFI:T:WPA;S:home;P:\\"foo\\;bar\\\\baz\\";;'],
    [{ ssid: 'ABCD' }, 'WIFI:T:WPA;S:ABCD;P:correct-horse;;'],
    [{ ssid: '2025' }, 'WIFI:T:WPA;S:2025;P:correct-horse;;'],
    [{ password: '123456789' }, 'WIFI:T:WPA;S:home;P:123456789;;'],
    [{ ssid: ' Café ☕ ' }, 'WIFI:T:WPA;S: Café ☕ ;P:correct-horse;;'],
  ])('of %j is written %s', (data, text) => {
    expect(encode(data)).toBe(text);
  });

  test('is read back exactly, whatever its name and password contain', () => {
    fc.assert(
      fc.property(contentData.wifi, (data) => {
        const { ssid, security, password, hidden } = data.wifi;
        expect(parse(encodeContent({ type: 'wifi', data }))).toEqual({
          'T:': { wpa: 'WPA', wpa3: 'WPA', wep: 'WEP', none: 'nopass' }[security],
          'S:': ssid,
          ...(security === 'wpa3' && { 'R:': '1' }),
          ...(hidden && { 'H:': 'true' }),
          ...(security !== 'none' && { 'P:': password }),
          rest: '',
        });
      }),
      { seed: 80211, numRuns: 500 },
    );
  });

  test.each<[string, Partial<Wifi>, reason: string, field: string]>([
    ['no name', { ssid: '' }, 'empty', 'wifi.ssid'],
    ['a name of 33 bytes', { ssid: `${'ä'.repeat(16)}x` }, 'too-long', 'wifi.ssid'],
    ['a line break in its name', { ssid: 'a\nb' }, 'invalid-value', 'wifi.ssid'],
    ['no password', { password: '' }, 'empty', 'wifi.password'],
    ['a WPA password of 7 characters', { password: '1234567' }, 'invalid-value', 'wifi.password'],
    [
      'a WPA password of 64 letters',
      { password: 'x'.repeat(64) },
      'invalid-value',
      'wifi.password',
    ],
    ['a tab in its password', { password: 'correct\thorse' }, 'invalid-value', 'wifi.password'],
    [
      'a WEP key of 6 characters',
      { security: 'wep', password: 'abcdef' },
      'invalid-value',
      'wifi.password',
    ],
  ])('with %s is refused', (_, data, reason, field) => {
    expect(() => encode(data)).toThrow(expect.objectContaining({ reason, field }));
  });

  test.each([
    ['a zero-width space', '\u200b'],
    ['a left-to-right mark', '\u200e'],
    ['the end of an embedded direction', '\u202c'],
    ['a soft hyphen', '\u00ad'],
    ['a word joiner', '\u2060'],
    ['a byte order mark', '\ufeff'],
  ])('with %s is refused, in its name and in its password', (_, character) => {
    for (const [start, end] of [
      ['', 'Guests1234'],
      ['Guests', '1234'],
      ['Guests1234', ''],
    ]) {
      const text = `${start}${character}${end}`;
      expect(() => encode({ ssid: text })).toThrow(
        expect.objectContaining({
          reason: 'invalid-value',
          field: 'wifi.ssid',
          message: 'network-invisible',
        }),
      );
      expect(() => encode({ password: text })).toThrow(
        expect.objectContaining({
          reason: 'invalid-value',
          field: 'wifi.password',
          message: 'password-invisible',
        }),
      );
    }
  });

  test.each(['👩\u200d🍳', '☕\ufe0f', 'کافه\u200cها'])('named %s keeps its joiners', (ssid) => {
    expect(encode({ ssid })).toContain(`S:${ssid};`);
  });

  test.each<[string, Partial<Wifi>]>([
    ['a key of 64 digits', { password: 'aB'.repeat(32) }],
    ['a WEP key of 10 digits', { security: 'wep', password: '0123456789' }],
    ['WPA3 and a short password', { security: 'wpa3', password: 'x' }],
    ['no security and no password', { security: 'none', password: '' }],
  ])('with %s is accepted', (_, data) => {
    expect(encode(data)).toMatch(/^WIFI:/);
  });

  test('never puts the password into a file name or the statistics', () => {
    const data = { wifi: { ...base, password: 'secret-word' } };
    expect(wifi.fileLabel(data)).not.toContain('secret');
    expect(wifi.tracked).toBeUndefined();
  });
});
