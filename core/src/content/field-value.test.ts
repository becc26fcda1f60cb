import { expect, test } from 'vitest';
import { withValue } from './field-value.ts';

test('a field is changed in a copy', () => {
  const data = { vcard: { firstName: 'Jane', email: '' } };
  expect(withValue(data, 'vcard.email', 'a@b.de')).toEqual({
    vcard: { firstName: 'Jane', email: 'a@b.de' },
  });
  expect(data.vcard.email).toBe('');
});
