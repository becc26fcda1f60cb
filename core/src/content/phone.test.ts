import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentData } from '../../proof/content-data.ts';
import { encodeContent } from './index.ts';

const call = (typed: string) => encodeContent({ type: 'phone', data: { phone: typed } });
const write = (typed: string, text: string) =>
  encodeContent({ type: 'sms', data: { sms: { phone: typed, text } } });
const chat = (typed: string, text: string) =>
  encodeContent({ type: 'whatsapp', data: { whatsapp: { phone: typed, text } } });

/** What remains of a number without its visual separators. */
const dialled = (typed: string) => typed.replace(/[^+\d]/g, '');

/**
 * Whether a numbering system has its own digits from 0 to 9. Others, such as Roman or Chinese numerals, have
 * none.
 */
const isDecimal = (system: string) =>
  /^\p{Nd}+$/u.test(
    new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1234567890),
  );

describe('a phone number', () => {
  test.each([
    ['+1 (555) 010-0199', 'tel:+15550100199'],
    ['0 30 / 12 34', 'tel:0301234'],
    ['+49.30–1234', 'tel:+49301234'],
    ['(030) 1234', 'tel:0301234'],
    ['112', 'tel:112'],
    ['+49 30 1234567-89', 'tel:+4930123456789'],
    ['030\\1234 [5] · 6 − 7 ー 8', 'tel:03012345678'],
    ['\u202a+49 30\u00a012\u200b34\u202c', 'tel:+49301234'],
  ])('%j is written %s', (typed, text) => {
    expect(call(typed)).toBe(text);
  });

  test.each([
    ['+49 (0)30 1234567', 'tel:+49301234567'],
    ['+49(0)30 1234567', 'tel:+49301234567'],
    ['(+49) [ 0 ] 30 1234567', 'tel:+49301234567'],
    ['+49-(0)30-1234567', 'tel:+49301234567'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['+353 (0)1 2345678', 'tel:+35312345678'],
    ['0049 (0)30 1234567', 'tel:0049301234567'],
    ['＋４９（０）３０ １２３４', 'tel:+49301234'],
    ['(0)30 1234567', 'tel:0301234567'],
    ['+49 30 1234(0)', 'tel:+493012340'],
    // Italy and San Marino dial it from abroad as well.
    ['+39 (0)6 1234567', 'tel:+39061234567'],
    ['+378 (0)549 123456', 'tel:+3780549123456'],
  ])('%j loses its zero in brackets only after a country code: %s', (typed, text) => {
    expect(call(typed)).toBe(text);
  });

  test.each([
    ['+49 0171 3920012', 'tel:+491713920012'],
    ['+49(0171)3920012', 'tel:+491713920012'],
    ['0049 0171 3920012', 'tel:00491713920012'],
    ['+44 07700 900123', 'tel:+447700900123'],
    ['+33 06 39 98 00 01', 'tel:+33639980001'],
    ['+33 609 98 00 01', 'tel:+33609980001'],
    ['+353 01 234 5678', 'tel:+35312345678'],
    ['+880 01711 123456', 'tel:+8801711123456'],
    ['+36 06 1 234 5678', 'tel:+3612345678'],
    ['+36 62 123 456', 'tel:+3662123456'],
    // Here the zero is a part of the number.
    ['+39 06 1234567', 'tel:+39061234567'],
    ['+378 0549 123456', 'tel:+3780549123456'],
    ['+379 06 698 12345', 'tel:+3790669812345'],
    ['+225 07 12 34 56 78', 'tel:+2250712345678'],
    ['+229 01 97 00 00 00', 'tel:+2290197000000'],
    ['+226 01 23 45 67', 'tel:+22601234567'],
    ['+227 08 00 11 22', 'tel:+22708001122'],
    ['+992 00 123 4567', 'tel:+992001234567'],
    ['+47 02000', 'tel:+4702000'],
    ['+800 0123 4567', 'tel:+80001234567'],
    // Russia dials 8 inside the country.
    ['+7 8 (912) 345-67-89', 'tel:+79123456789'],
    ['+7 812 345 67 89', 'tel:+78123456789'],
    // Others dial more or other digits than a zero.
    ['+375 80 29 123 45 67', 'tel:+375291234567'],
    ['+375 8 029 123-45-67', 'tel:+375291234567'],
    ['00375 8 29 123 45 67', 'tel:00375291234567'],
    ['+375 29 123 45 67', 'tel:+375291234567'],
    ['+375 (029) 123 45 67', 'tel:+375291234567'],
    ['+52 01 55 1234 5678', 'tel:+525512345678'],
    ['0052 01 55 1234 5678', 'tel:00525512345678'],
    ['+52 044 55 1234 5678', 'tel:+525512345678'],
    ['+52 55 1234 5678', 'tel:+525512345678'],
    ['+352 01 1234 56789', 'tel:+3521123456789'],
    ['+55 0 11 91234 5678', 'tel:+5511912345678'],
    ['+55 0 15 11 91234 5678', 'tel:+5511912345678'],
    ['+55 (021) 11 2345-6789', 'tel:+551123456789'],
    ['+57 03 601 234 5678', 'tel:+576012345678'],
    ['+370 8 612 34567', 'tel:+37061234567'],
    ['+370 8 12 34567', 'tel:+37081234567'],
    ['+993 8 12 345678', 'tel:+99312345678'],
    ['+998 8 90 123 45 67', 'tel:+998901234567'],
    ['+1 1 (212) 555-0100', 'tel:+12125550100'],
    ['0171 3920012', 'tel:01713920012'],
    ['0070-800-1234', 'tel:00708001234'],
  ])('%j loses what is dialled only inside the country: %s', (typed, text) => {
    expect(call(typed)).toBe(text);
  });

  test('under earlier rules loses only a zero in brackets', () => {
    const earlier = (phone: string) => encodeContent({ type: 'phone', data: { phone, rules: 1 } });
    expect(earlier('+49 0171 3920012')).toBe('tel:+4901713920012');
    expect(earlier('+49 (0)171 3920012')).toBe('tel:+491713920012');
    expect(earlier('+379 (0)6 69812345')).toBe('tel:+379669812345');
    const phone = '+44 07700 900123';
    expect(encodeContent({ type: 'sms', data: { sms: { phone, text: '' }, rules: 1 } })).toBe(
      'SMSTO:+4407700900123:',
    );
    expect(
      encodeContent({ type: 'whatsapp', data: { whatsapp: { phone, text: '' }, rules: 1 } }),
    ).toBe('https://wa.me/4407700900123');
  });

  test.each([
    ['٠٣٠ ١٢٣٤', 'tel:0301234'],
    ['+४९ ३० १२३४', 'tel:+49301234'],
    ['０３０－１２３４', 'tel:0301234'],
    ['𝟎𝟑𝟎 𝟙𝟚𝟛𝟜', 'tel:0301234'],
  ])('%j is written in ASCII digits: %s', (typed, text) => {
    expect(call(typed)).toBe(text);
  });

  test.each(Intl.supportedValuesOf('numberingSystem').filter((system) => isDecimal(system)))(
    'with the digits of the numbering system %s is the same number',
    (system) => {
      const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
      expect(call(format.format(9876543210))).toBe('tel:9876543210');
    },
  );

  const extension = { code: 'phone-extension' };
  const two = { code: 'two-phones' };
  const letters = { code: 'phone-letters' };
  const length = (digits: number, least: number, most: number) => ({
    code: 'phone-length',
    digits,
    least,
    most,
  });
  test.each([
    ['', 'empty', { code: 'phone-missing' }],
    ['-', 'empty', { code: 'phone-missing' }],
    ['ask Jane', 'invalid-value', letters],
    ['1-800-FLOWERS', 'invalid-value', letters],
    ['030 123456 or 030 654321', 'invalid-value', letters],
    ['0+49', 'invalid-value', { code: 'phone-plus' }],
    ['++49 30 1234', 'invalid-value', { code: 'phone-plus' }],
    ['+', 'invalid-value', { code: 'phone-plus' }],
    ['123;ext=4', 'invalid-value', extension],
    ['+49 30 1234 ext. 12', 'invalid-value', extension],
    ['+49 30 1234ext12', 'invalid-value', extension],
    ['+49 30 1234 Extension 12', 'invalid-value', extension],
    ['+49 30 1234 x12', 'invalid-value', extension],
    ['+49 30 1234#12', 'invalid-value', extension],
    ['+49 30 1234,12', 'invalid-value', extension],
    ['+49 30 1234；１２', 'invalid-value', extension],
    ['030 123, 030 456', 'invalid-value', two],
    ['030 123; 030 456', 'invalid-value', two],
    ['030 123\n030 456', 'invalid-value', two],
    ['030 123456 / 0171 987654', 'invalid-value', two],
    ['+49 30 1 / +49 30 2', 'invalid-value', two],
    ['+49 30 12345678 / 87654321', 'invalid-value', two],
    ['+1234567890123456', 'invalid-value', length(16, 5, 15)],
    ['1234567890123456789', 'invalid-value', length(19, 2, 18)],
    ['1234567890123456789012', 'invalid-value', length(22, 2, 18)],
    ['12345678901234567890123', 'invalid-value', two],
    ['030 1*2', 'invalid-value', { code: 'phone-character', character: '*' }],
    ['1️⃣1️⃣2️⃣', 'invalid-value', expect.objectContaining({ code: 'phone-character' })],
    ['030 12²', 'invalid-value', { code: 'phone-character', character: '²' }],
    ['+0301234', 'invalid-value', { code: 'phone-country-zero' }],
    ['+1234', 'invalid-value', length(4, 5, 15)],
    ['1', 'invalid-value', length(1, 2, 18)],
  ])('%j is refused: %s, %j', (typed, reason, fault) => {
    expect(() => call(typed)).toThrow(
      expect.objectContaining({
        reason,
        field: 'phone',
        fault,
      }),
    );
  });

  test('is read back without its separators', () => {
    fc.assert(
      fc.property(contentData.phone, (data) => {
        const text = encodeContent({ type: 'phone', data });
        expect(/^tel:(\+?\d+)$/.exec(text)?.[1]).toBe(dialled(data.phone));
      }),
      { seed: 3966, numRuns: 500 },
    );
  });
});

describe('a text message', () => {
  test.each([
    ['+49 151 1234', 'a:b;c?d\ne', 'SMSTO:+491511234:a:b;c?d\ne'],
    ['12345', '', 'SMSTO:12345:'],
  ])('to %j with %j is written %j', (typed, text, written) => {
    expect(write(typed, text)).toBe(written);
  });

  test('is read back exactly: everything after the second colon is text', () => {
    fc.assert(
      fc.property(contentData.sms, (data) => {
        const text = encodeContent({ type: 'sms', data });
        const [, number, message] = /^SMSTO:([^:]*):(.*)$/s.exec(text) ?? [];
        expect([number, message]).toEqual([dialled(data.sms.phone), data.sms.text]);
      }),
      { seed: 5724, numRuns: 500 },
    );
  });

  test('names its field when the number is invalid or the text too long', () => {
    expect(() => write('x', '')).toThrow(expect.objectContaining({ field: 'sms.phone' }));
    expect(() => write('112', 'x'.repeat(919))).toThrow(
      expect.objectContaining({ reason: 'too-long', field: 'sms.text' }),
    );
  });
});

describe('a WhatsApp chat', () => {
  test.each([
    ['+49 151 1234', '', 'https://wa.me/491511234'],
    ['0049 151 1234', '', 'https://wa.me/491511234'],
    ['(00 49) (0)151 1234', '', 'https://wa.me/491511234'],
    ['+49 151 1234', 'a&b=c #1', 'https://wa.me/491511234?text=a%26b%3Dc%20%231'],
  ])('with %j about %j is written %s', (typed, text, written) => {
    expect(chat(typed, text)).toBe(written);
  });

  test('is read back exactly by a URL parser', () => {
    fc.assert(
      fc.property(contentData.whatsapp, (data) => {
        const { origin, pathname, searchParams, hash } = new URL(
          encodeContent({ type: 'whatsapp', data }),
        );
        const { phone, text } = data.whatsapp;
        expect([origin, pathname, hash]).toEqual([
          'https://wa.me',
          `/${dialled(phone).slice(1)}`,
          '',
        ]);
        expect([...searchParams]).toEqual(text.trim() ? [['text', text]] : []);
      }),
      { seed: 491511, numRuns: 500 },
    );
  });

  test('needs a country code', () => {
    for (const typed of ['0151 1234', '001234567890123456']) {
      expect(() => chat(typed, '')).toThrow(
        expect.objectContaining({ reason: 'invalid-value', field: 'whatsapp.phone' }),
      );
    }
  });
});
