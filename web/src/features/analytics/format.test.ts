import { contentTypes } from '@everscan/core/content/index';
import { expect, test } from 'vitest';
import { formatDateTime } from '../../lib/date-time.ts';
import { visible } from '../../lib/visible.ts';
import {
  describeData,
  formatAddress,
  formatDay,
  formatShare,
  formatShortDay,
  labelOfStyle,
  labelOfType,
} from './format.ts';

test('a moment is shown in German form on the clock of the reader', () => {
  expect(formatDateTime(new Date(2026, 5, 1, 14, 5).toISOString())).toBe('01.06.2026, 14:05');
});

test('a day stays the day that it is, wherever the reader lives', () => {
  expect(formatDay('2026-06-01')).toBe('01.06.2026');
  expect(formatShortDay('2026-12-31')).toBe('31.12.');
});

test('what is no date is not shown as one', () => {
  expect([formatDateTime('yesterday'), formatDay('')]).toEqual(['N/A', 'N/A']);
});

test('a share of nothing is nothing', () => {
  const digits = (text: string) => text.replace(/\D+/g, ' ').trim();
  expect(digits(formatShare(0, 0))).toBe('0 0');
  expect(digits(formatShare(1, 3))).toBe('33 3');
});

test('every type of the registry has its label, and another one its id', () => {
  for (const { id, label } of contentTypes) expect(labelOfType(id)).toBe(label);
  expect(labelOfType('<b>gone</b>')).toBe('<b>gone</b>');
});

test('styles have their short names', () => {
  expect(['standard', 'dots'].map(labelOfStyle)).toEqual(['Standard', 'Dots']);
});

test('an address or a name is what there is to say of a code', () => {
  expect(describeData({ type: 'url', data: { url: 'example.com' } })).toBe('example.com');
  const vcard = { firstName: '', lastName: 'Roth' };
  expect(describeData({ type: 'vcard', data: { vcard } })).toBe('Roth');
  expect(describeData({ type: 'wifi', data: {} })).toBe('N/A');
  expect(describeData({ type: 'url', data: { url: '' } })).toBe('N/A');
});

test('only the prefix of a mapped IPv4 address goes', () => {
  expect(formatAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(formatAddress('::FFFF:192.0.2.1')).toBe('192.0.2.1');
  expect(formatAddress('::ffff:0:1')).toBe('::ffff:0:1');
  expect(formatAddress('2001:db8::1')).toBe('2001:db8::1');
  expect(formatAddress(null)).toBe('N/A');
});

test('characters that would turn a text around are named', () => {
  expect(visible('a\u202Egpj.exe')).toBe('a[U+202E]gpj.exe');
  expect(visible('\u0000\u200Bx\uD800')).toBe('[U+0000][U+200B]x[U+D800]');
  expect(visible('👩‍👩‍👧 שלום')).toBe('👩‍👩‍👧 שלום');
});
