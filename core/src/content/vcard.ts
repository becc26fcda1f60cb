import * as m from '@everscan/messages/content';
import * as errors from '@everscan/messages/content-errors';
import { CodeError } from '../code-error.ts';
import { escapeText, property, writeLines } from './content-line.ts';
import type { ContentType, TextField } from './content-type.ts';
import { dialledNumber } from './dialled-number.ts';
import { checkLengths } from './field-value.ts';
import { trimInvisible } from './invisible.ts';
import { tiles } from './tiles.ts';
import { absoluteUrl, withoutHttps } from './url.ts';

export type Vcard = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  title: string;
  website: string;
};

/** A contact card: vCard 3.0 (RFC 2426). */
export type VcardData = { vcard: Vcard };

const FIELD_MAX_LENGTH = 1024;

function field(
  name: keyof Vcard,
  label: string,
  placeholder: string,
  rest: Partial<TextField>,
): TextField {
  return {
    name: `vcard.${name}`,
    label,
    input: 'text',
    placeholder,
    maxLength: FIELD_MAX_LENGTH,
    autoComplete: 'off',
    ...rest,
  };
}

export const vcard: ContentType<'vcard', VcardData> = {
  ...tiles.vcard,
  fields: [
    field('firstName', m.firstName, 'Jane', { autoComplete: 'given-name' }),
    field('lastName', m.lastName, 'Doe', { autoComplete: 'family-name' }),
    field('email', m.cardEmail, 'jane.doe@example.com', { input: 'email', autoComplete: 'email' }),
    field('phone', m.cardPhone, '+1 555 010 0199', { input: 'tel', autoComplete: 'tel' }),
    field('company', m.company, 'Example Company', { autoComplete: 'organization' }),
    field('title', m.jobTitle, m.jobTitleExample, { autoComplete: 'organization-title' }),
    field('website', m.website, 'example.com', {
      input: 'url',
      prefix: 'https://',
      autoComplete: 'url',
    }),
  ],
  sample: {
    vcard: {
      firstName: 'Jane',
      lastName: 'Doe',
      email: 'jane.doe@example.com',
      phone: '+15550100199',
      company: 'Example Company',
      title: 'Marketing Manager',
      website: 'example.com',
    },
  },
  normalise: ({ vcard }) => ({
    vcard: { ...vcard, website: withoutHttps(vcard.website) },
  }),
  encode: ({ vcard }) => encodeVcard(vcard),
  summary: ({ vcard }) => m.contactSummary(`${vcard.firstName} ${vcard.lastName}`),
  title: ({ vcard }) => `${vcard.firstName} ${vcard.lastName}`.trim(),
  fileLabel: ({ vcard }) => `${vcard.firstName} ${vcard.lastName}`,
  tracked: ({ vcard: { firstName, lastName } }) => ({ vcard: { firstName, lastName } }),
  trackedText: ({ vcard }) => [vcard?.firstName, vcard?.lastName].filter(Boolean).join(' '),
};

function encodeVcard(card: Vcard): string {
  checkLengths(vcard.fields, { vcard: card });
  const first = escapeText(card.firstName);
  const last = escapeText(card.lastName);
  if (first === '' && last === '') {
    throw new CodeError('missing-name', errors.enterName, 'vcard.firstName');
  }
  const website = trimInvisible(card.website);
  return writeLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${last};${first};;;`, // RFC 2426, 3.1.2: family; given; additional; prefixes; suffixes
    `FN:${[first, last].filter(Boolean).join(' ')}`,
    property('ORG', escapeText(card.company)),
    property('TITLE', escapeText(card.title)),
    property('TEL', dialledNumber(card.phone, 'vcard.phone')),
    property('EMAIL', escapeText(trimInvisible(card.email))),
    property('URL', website && absoluteUrl(website, 'vcard.website')),
    'END:VCARD',
  ]);
}
