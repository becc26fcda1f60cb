import { CodeError } from '../code-error.ts';
import type { ContentType } from './content-type.ts';
import { cutText } from './cut-text.ts';
import { checkLengths } from './field-value.ts';
import { tiles } from './tiles.ts';

/** Any text. */
export type TextData = { text: string };

export const text: ContentType<'text', TextData> = {
  ...tiles.text,
  fields: [
    {
      name: 'text',
      input: 'textarea',
      maxLength: 2953, // bytes in the largest symbol (ISO/IEC 18004, table 7)
    },
  ],
  sample: { text: 'Hello!' },
  normalise: (data) => data,
  encode: (data) => {
    checkLengths(text.fields, data);
    if (data.text.trim() === '') throw new CodeError('empty', 'text-missing', 'text');
    return data.text.toWellFormed();
  },
  fileLabel: (data) => cutText(data.text.trim(), 40),
};
