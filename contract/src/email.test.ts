import { expect, test } from 'vitest';
import { emailSchema } from './email.ts';

test('trims an address and makes it lower case', () => {
  expect(emailSchema.parse(' Ana@Example.com ')).toBe('ana@example.com');
});

test('refuses a letter that becomes another address in lower case', () => {
  // U+212A, the Kelvin sign
  expect(emailSchema.safeParse('\u212Aai@example.com').success).toBe(false);
});
