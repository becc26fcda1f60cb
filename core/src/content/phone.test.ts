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

describe('a phone number', () => {
  test.each([
    ['+1 (555) 010-0199', 'tel:+15550100199'],
    ['0 30 / 12 34', 'tel:0301234'],
    ['+49.30–1234', 'tel:+49301234'],
    ['(030) 1234', 'tel:0301234'],
    ['112', 'tel:112'],
  ])('%j is written %s', (typed, text) => {
    expect(call(typed)).toBe(text);
  });

  test.each([
    ['', 'empty', 'Enter a phone number.'],
    ['ask Jane', 'invalid-value', 'only digits'],
    ['1-800-FLOWERS', 'invalid-value', 'only digits'],
    ['٠١٢', 'invalid-value', 'only digits'],
    ['0+49', 'invalid-value', 'only digits'],
    ['123;ext=4', 'invalid-value', 'only digits'],
    ['+49 (0) 30 1234', 'invalid-value', 'Leave out the (0)'],
    ['0049 (0)30 1234', 'invalid-value', 'Leave out the (0)'],
    ['+0301234', 'invalid-value', 'none starts with 0'],
    ['+1234567890123456', 'invalid-value', 'has 16 digits. It can have 5 to 15.'],
    ['1', 'invalid-value', 'has 1 digits. It can have 2 to 18.'],
  ])('%j is refused: %s, %s', (typed, reason, message) => {
    expect(() => call(typed)).toThrow(
      expect.objectContaining({
        reason,
        field: 'phone',
        message: expect.stringContaining(message),
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

  test('is read back exactly: everything behind the second colon is text', () => {
    fc.assert(
      fc.property(contentData.sms, (data) => {
        const text = encodeContent({ type: 'sms', data });
        const [, number, message] = /^SMSTO:([^:]*):(.*)$/s.exec(text) ?? [];
        expect([number, message]).toEqual([dialled(data.sms.phone), data.sms.text]);
      }),
      { seed: 5724, numRuns: 500 },
    );
  });

  test('names its field when the number is none or the text too long', () => {
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
    ['+49 151 1234', 'a&b=c #1', 'https://wa.me/491511234?text=a%26b%3Dc%20%231'],
  ])('with %j about %j is written %s', (typed, text, written) => {
    expect(chat(typed, text)).toBe(written);
  });

  test('is read back exactly by any reader of addresses', () => {
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
    expect(() => chat('0151 1234', '')).toThrow(
      expect.objectContaining({ reason: 'invalid-value', field: 'whatsapp.phone' }),
    );
  });
});
