import { contentTypes } from '@everscan/core/content/index';
import { typeLabels } from '@everscan/messages/words/type-labels';
import { expect, test } from 'vitest';
import { revealInvisible } from '../../lib/reveal-invisible.ts';
import {
  describeData,
  formatAddress,
  formatDateTime,
  formatDay,
  formatShare,
  formatShortDay,
  labelOfStyle,
  labelOfType,
} from './format.ts';

test('formats a time in German, in the reader’s time zone', () => {
  expect(formatDateTime(new Date(2026, 5, 1, 14, 5).toISOString())).toBe('01.06.2026, 14:05');
});

test('formats a day in UTC, whatever the reader’s time zone', () => {
  expect(formatDay('2026-06-01')).toBe('01.06.2026');
  expect(formatShortDay('2026-12-31')).toBe('31.12.');
});

test('shows N/A for an invalid date', () => {
  expect([formatDateTime('yesterday'), formatDay('')]).toEqual(['N/A', 'N/A']);
});

test('shows 0 % as the share of an empty total', () => {
  const digits = (text: string) => text.replace(/\D+/g, ' ').trim();
  expect(digits(formatShare(0, 0))).toBe('0 0');
  expect(digits(formatShare(1, 3))).toBe('33 3');
});

test('shows the label of a known content type, and the id of an unknown one', () => {
  for (const { id } of contentTypes) expect(labelOfType(id)).toBe(typeLabels[id]);
  expect(labelOfType('<b>gone</b>')).toBe('<b>gone</b>');
});

test('shows the short names of styles', () => {
  expect(['standard', 'dots'].map(labelOfStyle)).toEqual(['Standard', 'Dots']);
});

test('describes a code by its address or name', () => {
  expect(describeData({ type: 'url', data: { url: 'example.com' } })).toBe('example.com');
  const vcard = { firstName: '', lastName: 'Roth' };
  expect(describeData({ type: 'vcard', data: { vcard } })).toBe('Roth');
  expect(describeData({ type: 'wifi', data: {} })).toBe('N/A');
  expect(describeData({ type: 'url', data: { url: '' } })).toBe('N/A');
});

test('removes only the prefix of a mapped IPv4 address', () => {
  expect(formatAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(formatAddress('::FFFF:192.0.2.1')).toBe('192.0.2.1');
  expect(formatAddress('::ffff:0:1')).toBe('::ffff:0:1');
  expect(formatAddress('2001:db8::1')).toBe('2001:db8::1');
  expect(formatAddress(null)).toBe('N/A');
});

test('makes characters visible that could reverse a text', () => {
  expect(revealInvisible('a\u202Egpj.exe')).toBe('a[U+202E]gpj.exe');
  expect(revealInvisible('\u0000\u200Bx\uD800')).toBe('[U+0000][U+200B]x[U+D800]');
  expect(revealInvisible('👩‍👩‍👧 שלום')).toBe('👩‍👩‍👧 שלום');
});
