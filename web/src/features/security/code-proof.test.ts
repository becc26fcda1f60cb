import { expect, test } from 'vitest';
import { proofOf } from './code-proof.ts';

test.each(['123456', ' 123 456 ', '１２３４５６', '١٢٣٤٥٦', '۱۲۳ ۴۵۶'])(
  'treats %s as a code from an app',
  (typed) => expect(proofOf(typed)).toEqual({ method: 'totp', code: typed.trim() }),
);

test('treats letters as a recovery code, and an empty text as no code', () => {
  const code = 'k3fa-9qzt-2222-abcd';
  expect(proofOf(code)).toEqual({ method: 'recovery', code });
  expect(proofOf(' ')).toBeUndefined();
});
