import type { ContentType, Ruled } from './content-type.ts';
import { checkLengths } from './field-value.ts';
import { internationalNumber, phoneField } from './phone.ts';
import { tiles } from './tiles.ts';

/** Opens a WhatsApp chat through a "click to chat" link, `https://wa.me/15550100199?text=…`. */
export type WhatsappData = { whatsapp: { phone: string; text: string } } & Ruled;

export const whatsapp: ContentType<'whatsapp', WhatsappData> = {
  ...tiles.whatsapp,
  fields: [
    phoneField('whatsapp.phone'),
    {
      name: 'whatsapp.text',
      input: 'textarea',
      maxLength: 1024,
    },
  ],
  sample: { whatsapp: { phone: '+1 555 010 0199', text: '' } },
  normalise: (data) => data,
  encode: (data) => {
    checkLengths(whatsapp.fields, data);
    const { phone, text } = data.whatsapp;
    const digits = internationalNumber(phone, 'whatsapp.phone', data.rules).slice(1);
    const query = text.trim() && `?text=${encodeURIComponent(text.toWellFormed())}`;
    return `https://wa.me/${digits}${query}`;
  },
  fileLabel: ({ whatsapp }) => `whatsapp ${whatsapp.phone}`,
};
