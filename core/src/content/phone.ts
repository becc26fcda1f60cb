import { CodeError, type FaultOrCode } from '../code-error.ts';
import type { ContentType, Ruled, TextField } from './content-type.ts';
import { dialledNumber, digitsOf, maxDigits, minDigits } from './dialled-number.ts';
import { tiles } from './tiles.ts';

/** A telephone number to call: a `tel:` address (RFC 3966). */
export type PhoneData = { phone: string } & Ruled;

export const phone: ContentType<'phone', PhoneData> = {
  ...tiles.phone,
  fields: [phoneField('phone')],
  sample: { phone: '+1 555 010 0199' },
  normalise: (data) => data,
  encode: (data) => `tel:${phoneNumber(data.phone, 'phone', data.rules)}`,
  fileLabel: (data) => `phone ${data.phone}`,
};

export function phoneField(name: string): TextField {
  return {
    name,
    input: 'tel',
    placeholder: '+1 555 010 0199',
    maxLength: 40,
    autoComplete: 'tel',
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
  throw new CodeError('invalid-value', 'phone-without-country', field);
}

function checked(number: string, field: string): string {
  if (number === '') throw new CodeError('empty', 'phone-missing', field);
  const refuse = (fault: FaultOrCode) => new CodeError('invalid-value', fault, field);
  if (number.startsWith('+0')) {
    throw refuse('phone-country-zero');
  }
  const digits = digitsOf(number);
  const [min, max] = [minDigits(number), maxDigits(number)];
  if (digits < min || digits > max) {
    throw refuse({ code: 'phone-length', digits, least: min, most: max });
  }
  return number;
}
