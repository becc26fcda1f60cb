import { expect, test } from 'vitest';
import { emailSchema } from './email.ts';

test('trims an address and makes it lower case', () => {
  expect(emailSchema.parse(' Ana@Example.com ')).toBe('ana@example.com');
});

test.each([
  'a&b@example.com',
  'a/b@example.com',
  'a=b@example.com',
  'a#b@example.com',
  'a!b@example.com',
  "o'neil+news@mail.example.co.uk",
  'info@example.xn--p1ai',
  'info@example.xn--vermgensberater-ctb',
])('accepts %s', (email) => {
  expect(emailSchema.parse(email)).toBe(email);
});

test.each([
  ['info@München.de', 'info@xn--mnchen-3ya.de'],
  ['info@пример。рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['a@ｅｘａｍｐｌｅ.com', 'a@example.com'],
])('converts the domain of %s to ASCII', (email, ascii) => {
  expect(emailSchema.parse(email)).toBe(ascii);
});

test.each([
  'info',
  'info@example',
  '@example.com',
  'a@b@example.com',
  'a b@example.com',
  'a@exam ple.com',
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a@example..com',
  'a@-example.com',
  'a@example.com.',
  'a@127.0.0.1',
  'a@１２７.0.0.1',
  'a,b@example.com',
  'a;b@example.com',
  'a<b@example.com',
  '"a"@example.com',
  'a\r\nBcc: b@example.com',
  'ä@example.com',
  'a@bücher.example/@example.com',
  'a@bücher.example:25',
  'a@bücher.example?x',
  'a@bücher.example#x',
  'a@xn--bü.example',
  'a@\ud800.example',
  `${'a'.repeat(243)}@example.com`,
])('rejects %j', (email) => {
  expect(emailSchema.safeParse(email).error?.issues[0]?.message).toBe('email-invalid');
});

test('rejects a letter that would become an ASCII letter in lower case', () => {
  // U+212A, the Kelvin sign
  expect(emailSchema.safeParse('\u212Aai@example.com').success).toBe(false);
});
