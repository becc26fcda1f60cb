import { CodeError } from '../code-error.ts';
import { escapeText, property, writeLines } from './content-line.ts';
import type { ContentType, Ruled, TextField } from './content-type.ts';
import { dialledNumber } from './dialled-number.ts';
import { emailAddress } from './email.ts';
import { checkLengths } from './field-value.ts';
import { trimInvisible } from './invisible.ts';
import { tiles } from './tiles.ts';
import { checkIsComplete, storedAddress, writtenAddress } from './url.ts';

export type Vcard = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  title: string;
  website: string;
} & { [Name in ExtraName]?: string };

const extras = [
  'mobile',
  'secondPhone',
  'street',
  'postalCode',
  'city',
  'region',
  'country',
  'note',
] as const;
type ExtraName = (typeof extras)[number];

/** A contact card: vCard 3.0 (RFC 2426). */
export type VcardData = { vcard: Vcard } & Ruled;

const FIELD_MAX_LENGTH = 1024;
/** Short enough that a request has room for all extra fields and the largest logo. */
const EXTRA_MAX_LENGTH = 80;
const NOTE_MAX_LENGTH = 200;

function field(
  name: keyof Vcard,
  placeholder: string | undefined,
  rest: Partial<TextField>,
): TextField {
  return {
    name: `vcard.${name}`,
    input: 'text',
    ...(placeholder !== undefined && { placeholder }),
    maxLength: FIELD_MAX_LENGTH,
    autoComplete: 'off',
    ...rest,
  };
}

function extra(name: ExtraName, rest: Partial<TextField> = {}): TextField {
  return field(name, '', { isExtra: true, maxLength: EXTRA_MAX_LENGTH, ...rest });
}

export const vcard: ContentType<'vcard', VcardData> = {
  ...tiles.vcard,
  fields: [
    field('firstName', 'Jane', { autoComplete: 'given-name' }),
    field('lastName', 'Doe', { autoComplete: 'family-name' }),
    field('email', 'jane.doe@example.com', { input: 'email', autoComplete: 'email' }),
    field('phone', '+1 555 010 0199', { input: 'tel', autoComplete: 'tel' }),
    field('company', 'Example Company', { autoComplete: 'organization' }),
    field('title', undefined, { autoComplete: 'organization-title' }),
    field('website', 'example.com', {
      input: 'url',
      prefix: 'https://',
      autoComplete: 'url',
    }),
    extra('mobile', { input: 'tel', autoComplete: 'mobile tel' }),
    extra('secondPhone', { input: 'tel' }),
    extra('street', { autoComplete: 'address-line1' }),
    extra('postalCode', { autoComplete: 'postal-code' }),
    extra('city', { autoComplete: 'address-level2' }),
    extra('region', { autoComplete: 'address-level1' }),
    extra('country', { autoComplete: 'country-name' }),
    extra('note', { input: 'textarea', maxLength: NOTE_MAX_LENGTH }),
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
  normalise: ({ vcard, ...rest }) => ({
    ...rest,
    vcard: { ...withoutEmptyExtras(vcard), website: storedAddress(vcard.website) },
  }),
  check: ({ vcard: { email, website } }) => {
    emailAddress(email, 'vcard.email');
    checkIsComplete(website, 'vcard.website');
  },
  encode: ({ vcard, rules }) => encodeVcard(vcard, rules),
  fileLabel: ({ vcard }) => `${vcard.firstName} ${vcard.lastName}`,
  tracked: ({ vcard: { firstName, lastName } }) => ({ vcard: { firstName, lastName } }),
  trackedText: ({ vcard }) => fullName(vcard?.firstName, vcard?.lastName),
};

/** A card without extra fields is stored in the same form as before these fields existed. */
function withoutEmptyExtras(card: Vcard): Vcard {
  const isExtra = (name: string) => extras.some((extra) => extra === name);
  const kept = Object.entries(card).filter(([name, value]) => value !== '' || !isExtra(name));
  return Object.fromEntries(kept) as Vcard;
}

/**
 * Names in Han ideographs, kana or Hangul. Names in katakana only are mostly Western ones, which keep
 * their order.
 */
const EAST_ASIAN =
  /^(?=.*[\p{sc=Hani}\p{sc=Hira}\p{sc=Hang}])[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー]+$/u;

/**
 * A name as it is written in full. Chinese, Japanese and Korean names begin with the family name, and all
 * three languages write them without a space, although in Japanese a space is also common.
 */
export function fullName(firstName = '', lastName = ''): string {
  const [first, last] = [firstName.trim(), lastName.trim()];
  return first && last && EAST_ASIAN.test(last + first)
    ? last + first
    : [first, last].filter(Boolean).join(' ');
}

function encodeVcard(card: Vcard, rules: Ruled['rules']): string {
  checkLengths(vcard.fields, { vcard: card });
  const first = escapeText(card.firstName);
  const last = escapeText(card.lastName);
  if (first === '' && last === '') {
    throw new CodeError('missing-name', 'name-missing', 'vcard.firstName');
  }
  const website = trimInvisible(card.website);
  return writeLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${last};${first};;;`, // RFC 2426, 3.1.2: family; given; additional; prefixes; suffixes
    `FN:${fullName(first, last)}`,
    property('ORG', escapeText(card.company)),
    property('TITLE', escapeText(card.title)),
    property('TEL', dialledNumber(card.phone, 'vcard.phone', rules)),
    property('EMAIL', escapeText(trimInvisible(card.email))),
    property('URL', website && writtenAddress(website, 'vcard.website', rules)),
    property('TEL;TYPE=CELL', dialledNumber(card.mobile ?? '', 'vcard.mobile', rules)),
    property('TEL', dialledNumber(card.secondPhone ?? '', 'vcard.secondPhone', rules)),
    property('ADR', addressOf(card)),
    property('NOTE', escapeText(card.note ?? '')),
    'END:VCARD',
  ]);
}

/** RFC 2426, 3.2.1: post office box; extended address; street; locality; region; postal code; country. */
function addressOf({ street, city, region, postalCode, country }: Vcard): string {
  const parts = [street, city, region, postalCode, country].map((part = '') => escapeText(part));
  return parts.some(Boolean) ? `;;${parts.join(';')}` : '';
}
