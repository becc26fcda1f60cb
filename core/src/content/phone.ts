import type { ContentType, TextField } from './content-type.ts';
import { phoneNumber } from './phone-number.ts';

/** A telephone number to call: a `tel:` address (RFC 3966). */
export type PhoneData = { phone: string };

export const phone: ContentType<'phone', PhoneData> = {
  id: 'phone',
  label: 'Phone',
  fields: [
    phoneField('phone', 'With the country code, such as +49, it can be called from abroad.'),
  ],
  sample: { phone: '+1 555 010 0199' },
  normalise: (data) => data,
  encode: (data) => `tel:${phoneNumber(data.phone, 'phone')}`,
  summary: (data) => `phone number ${data.phone}`,
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
