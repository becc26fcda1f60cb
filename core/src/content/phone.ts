import * as names from '@everscan/messages/code-names';
import * as m from '@everscan/messages/content';
import * as errors from '@everscan/messages/content-errors';
import { CodeError } from '../code-error.ts';
import type { ContentType, Ruled, TextField } from './content-type.ts';
import { dialledNumber, digitsOf, maxDigits, minDigits } from './dialled-number.ts';
import { tiles } from './tiles.ts';

/** A telephone number to call: a `tel:` address (RFC 3966). */
export type PhoneData = { phone: string } & Ruled;

export const phone: ContentType<'phone', PhoneData> = {
  ...tiles.phone,
  fields: [phoneField('phone', m.phoneHint)],
  sample: { phone: '+1 555 010 0199' },
  normalise: (data) => data,
  encode: (data) => `tel:${phoneNumber(data.phone, 'phone', data.rules)}`,
  summary: (data) => m.phoneSummary(data.phone),
  title: (data, { phoneTitle = names.phoneTitle } = {}) => phoneTitle(data.phone),
  fileLabel: (data) => `phone ${data.phone}`,
};

export function phoneField(name: string, hint: string): TextField {
  return {
    name,
    label: m.phoneNumber,
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
export function phoneNumber(value: string, field: string, rules: Ruled['rules']): string {
  return checked(dialledNumber(value, field, rules), field);
}

/**
 * A telephone number that starts with `+` and its country code.
 * @throws {CodeError} naming `field` when it is empty, invalid, or has no country code.
 */
export function internationalNumber(value: string, field: string, rules: Ruled['rules']): string {
  const number = checked(dialledNumber(value, field, rules).replace(/^00/, '+'), field);
  if (number.startsWith('+')) return number;
  throw new CodeError('invalid-value', errors.phoneNeedsCountry, field);
}

function checked(number: string, field: string): string {
  if (number === '') throw new CodeError('empty', errors.enterPhone, field);
  const refuse = (message: string) => new CodeError('invalid-value', message, field);
  if (number.startsWith('+0')) {
    throw refuse(errors.phoneCountryZero);
  }
  const digits = digitsOf(number);
  const [min, max] = [minDigits(number), maxDigits(number)];
  if (digits < min || digits > max) {
    throw refuse(errors.phoneLength(digits, min, max));
  }
  return number;
}
