import { CodeError } from '../code-error.ts';
import type { ContentType, TextField } from './content-type.ts';
import { dialledNumber } from './dialled-number.ts';
import { tiles } from './tiles.ts';

/** A telephone number to call: a `tel:` address (RFC 3966). */
export type PhoneData = { phone: string };

export const phone: ContentType<'phone', PhoneData> = {
  ...tiles.phone,
  fields: [
    phoneField('phone', 'Add the country code, such as +49, so that it can be called from abroad.'),
  ],
  sample: { phone: '+1 555 010 0199' },
  normalise: (data) => data,
  encode: (data) => `tel:${phoneNumber(data.phone, 'phone')}`,
  summary: (data) => `phone number ${data.phone}`,
  title: (data) => `Call ${data.phone}`,
  fileLabel: (data) => `phone ${data.phone}`,
};

export function phoneField(name: string, hint: string): TextField {
  return {
    name,
    label: 'Phone number',
    input: 'tel',
    placeholder: '+1 555 010 0199',
    maxLength: 40,
    autoComplete: 'tel',
    hint,
  };
}

/**
 * A valid telephone number. Numbers without a country code, such as 112, are kept as they are.
 * @throws {CodeError} naming `field` when it is empty or invalid.
 */
export function phoneNumber(value: string, field: string): string {
  return checked(dialledNumber(value, field), field);
}

/**
 * A telephone number that starts with `+` and its country code.
 * @throws {CodeError} naming `field` when it is empty, invalid, or has no country code.
 */
export function internationalNumber(value: string, field: string): string {
  const number = checked(dialledNumber(value, field).replace(/^00/, '+'), field);
  if (number.startsWith('+')) return number;
  throw new CodeError('invalid-value', 'Begin with the country code, such as +49.', field);
}

function checked(number: string, field: string): string {
  if (number === '') throw new CodeError('empty', 'Enter a phone number.', field);
  const refuse = (message: string) => new CodeError('invalid-value', message, field);
  if (number.startsWith('+0')) {
    throw refuse('After the + comes the country code, which never starts with 0.');
  }
  const digits = number.replace('+', '').length;
  // ITU-T E.164, 6.2.1; a number without a country code may have prefixes to it.
  const [least, most] = number.startsWith('+') ? [5, 15] : [2, 18];
  if (digits < least || digits > most) {
    throw refuse(`This phone number has ${digits} digits. It can have ${least} to ${most}.`);
  }
  return number;
}
