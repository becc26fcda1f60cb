import type { ContentType, Ruled } from './content-type.ts';
import { checkLengths } from './field-value.ts';
import { phoneField, phoneNumber } from './phone.ts';
import { tiles } from './tiles.ts';

/**
 * A text message to send: `SMSTO:number:text`, as ZXing documents it, and not the `sms:` address of
 * RFC 5724. iOS and Android are reported to read it, while Android before 10 often loses the text
 * in `?body=`. Nothing is escaped: everything after the second colon is the text.
 */
export type SmsData = { sms: { phone: string; text: string } } & Ruled;

export const sms: ContentType<'sms', SmsData> = {
  ...tiles.sms,
  fields: [
    phoneField('sms.phone'),
    {
      name: 'sms.text',
      input: 'textarea',
      placeholder: 'JOIN',
      maxLength: 918, // six concatenated messages (3GPP TS 23.040, 9.2.3.24.1)
    },
  ],
  sample: { sms: { phone: '+1 555 010 0199', text: 'JOIN' } },
  normalise: (data) => data,
  encode: (data) => {
    checkLengths(sms.fields, data);
    const number = phoneNumber(data.sms.phone, 'sms.phone', data.rules);
    return `SMSTO:${number}:${data.sms.text.toWellFormed()}`;
  },
  fileLabel: ({ sms }) => `sms ${sms.phone}`,
};
