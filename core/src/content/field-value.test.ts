import { expect, test } from 'vitest';
import { withValue } from './field-value.ts';

test('changes a field in a copy of the data', () => {
  const data = { vcard: { firstName: 'Jane', email: '' } };
  expect(withValue(data, 'vcard.email', 'a@b.de')).toEqual({
    vcard: { firstName: 'Jane', email: 'a@b.de' },
  });
  expect(data.vcard.email).toBe('');
});
