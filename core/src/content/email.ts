import { CodeError } from '../code-error.ts';
import type { ContentType } from './content-type.ts';
import { checkLengths } from './field-value.ts';
import { hasInvisible, trimInvisible } from './invisible.ts';
import { tiles } from './tiles.ts';

export type Email = { to: string; subject: string; body: string };

/** A message to write: a `mailto:` address (RFC 6068). */
export type EmailData = { email: Email };

/** One address without a name, comments or quotes (the common part of RFC 5322, 3.4.1). */
const ADDRESS = /^[^\s\p{Cc}@<>()[\],;:"\\]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

export const email: ContentType<'email', EmailData> = {
  ...tiles.email,
  fields: [
    {
      name: 'email.to',
      input: 'email',
      placeholder: 'hello@example.com',
      maxLength: 254, // RFC 5321, 4.5.3.1.3
      autoComplete: 'email',
    },
    {
      name: 'email.subject',
      input: 'text',
      maxLength: 200,
    },
    {
      name: 'email.body',
      input: 'textarea',
      maxLength: 1024,
    },
  ],
  sample: { email: { to: 'hello@example.com', subject: 'A question', body: '' } },
  normalise: (data) => data,
  encode: (data) => {
    checkLengths(email.fields, data);
    return encodeEmail(data.email);
  },
  fileLabel: ({ email }) => `email ${email.to}`,
};

/**
 * The one email address in `value`, without white space around it; empty if it is.
 * @throws {CodeError} naming `field` when it is anything else, such as two addresses
 */
export function emailAddress(value: string, field: string): string {
  const address = trimInvisible(value);
  if (address === '') return '';
  if (ADDRESS.test(address) && !hasInvisible(address) && address.isWellFormed()) return address;
  throw new CodeError('invalid-value', 'email-invalid', field);
}

function encodeEmail({ to, subject, body }: Email): string {
  const address = emailAddress(to, 'email.to');
  if (address === '') throw new CodeError('empty', 'email-missing', 'email.to');
  const query = [
    ['subject', subject.trim().replace(/[\p{Cc}\s]+/gu, ' ')],
    // RFC 6068, 5: line breaks in a body are %0D%0A.
    ['body', body.trimEnd().replace(/\r\n?|\n/g, '\r\n')],
  ]
    .filter(([, value]) => value)
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}${query && `?${query}`}`;
}
