import { CodeError, type FaultOrCode } from '../code-error.ts';
import type { PlainFaultCode } from '../faults.ts';
import type { ContentType } from './content-type.ts';
import { checkLengths } from './field-value.ts';
import { tiles } from './tiles.ts';
import { asciiNumber } from './typed-number.ts';

export type Sepa = { name: string; iban: string; amount: string; reference: string; bic: string };

/** A credit transfer in euros: EPC069-12, version 3.1, known as GiroCode. */
type SepaData = { sepa: Sepa };

/** Capacity of version 13 at level M, the largest symbol that the guideline allows, in bytes. */
const MAX_BYTES = 331;

/** `€ 12.50`, `12,50 EUR`. */
const CURRENCY = /^(?:€|EUR(?:O|OS)?)\s*|\s*(?:€|EUR(?:O|OS)?)$/gi;
/** `12,-` and `12.–`: whole euros. */
const WHOLE_EUROS = /[.,]\s*[-–—]{1,2}$/;
/**
 * Thousands in groups that cannot be meant as decimals: both separators occur (`1.234,50`), one of them twice
 * (`1.234.567`), or it is a space or an apostrophe (`1 234,50`). `1.234` alone stays refused, since it may be either.
 */
const GROUPED =
  /^\d{1,3}(?:(?:\.\d{3})+,\d{1,2}|(?:,\d{3})+\.\d{1,2}|(?:\.\d{3}){2,}|(?:,\d{3}){2,}|(?:[\s'’]\d{3})+(?:[.,]\d{1,2})?)$/;
/** Separators with three digits after them; cents have at most two. */
const GROUP_SEPARATORS = /[.,\s'’](?=\d{3}(?!\d))/g;

export const sepa: ContentType<'sepa', SepaData> = {
  ...tiles.sepa,
  level: 'M',
  fields: [
    {
      name: 'sepa.name',
      input: 'text',
      placeholder: 'Example Association',
      maxLength: 70,
      autoComplete: 'organization',
    },
    {
      name: 'sepa.iban',
      input: 'text',
      placeholder: 'DE89 3704 0044 0532 0130 00',
      maxLength: 42,
    },
    {
      name: 'sepa.amount',
      input: 'number',
      prefix: 'EUR',
      placeholder: '12.50',
      maxLength: 20,
    },
    {
      name: 'sepa.reference',
      input: 'text',
      maxLength: 140,
    },
    {
      name: 'sepa.bic',
      input: 'text',
      placeholder: 'COBADEFFXXX',
      maxLength: 20,
    },
  ],
  sample: {
    sepa: {
      name: 'Example Association',
      iban: 'DE89 3704 0044 0532 0130 00',
      amount: '12.50',
      reference: 'Donation',
      bic: '',
    },
  },
  normalise: (data) => data,
  encode: (data) => {
    checkLengths(sepa.fields, data);
    return encodeSepa(data.sepa);
  },
  fileLabel: ({ sepa }) => `payment ${sepa.name}`,
};

function encodeSepa(sepa: Sepa): string {
  const name = line(sepa.name);
  if (name === '') throw new CodeError('empty', 'recipient-missing', 'sepa.name');
  const { iban, isInEea } = readIban(sepa.iban, 'sepa.iban');
  const text = line(sepa.reference);
  const reference = text.replace(/\s/g, '').toUpperCase();
  const isStructured = isCreditorReference(reference);
  const payload = [
    'BCD',
    '002',
    '1', // UTF-8
    'SCT',
    bicOf(sepa.bic, isInEea),
    name,
    iban,
    amountOf(sepa.amount),
    '', // purpose
    isStructured ? reference : '',
    isStructured ? '' : text,
  ]
    .join('\n')
    .replace(/\n+$/, ''); // empty elements at the end are left out
  const bytes = new TextEncoder().encode(payload).length;
  if (bytes > MAX_BYTES) {
    throw new CodeError(
      'data-too-large',
      { code: 'payment-too-large', most: MAX_BYTES, bytes },
      'sepa.reference',
    );
  }
  return payload;
}

/** The elements are separated by line breaks, so they cannot contain any. */
function line(value: string): string {
  return value
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** @returns the amount with a decimal point and two decimals, or an empty string for no amount */
function amountOf(value: string): string {
  const typed = asciiNumber(value);
  if (typed === '') return '';
  const plain = typed.replace(CURRENCY, '').replace(WHOLE_EUROS, '');
  const refuse = (fault: PlainFaultCode) => new CodeError('invalid-value', fault, 'sepa.amount');
  const number = GROUPED.test(plain) ? plain.replace(GROUP_SEPARATORS, '') : plain;
  const [, euros, cents = ''] = /^(\d+)(?:[.,](\d{0,2}))?$/.exec(number) ?? [];
  if (euros === undefined) throw refuse('amount-invalid');
  const whole = euros.replace(/^0+(?=\d)/, '');
  const amount = `${whole}.${cents.padEnd(2, '0')}`;
  if (whole.length <= 9 && amount !== '0.00') return `EUR${amount}`;
  throw refuse('amount-range');
}

/** ISO 9362. Within the European Economic Area the account number is enough. */
function bicOf(value: string, isInEea: boolean): string {
  const bic = value.replace(/\s/g, '').toUpperCase();
  if (bic === '' && !isInEea) {
    throw new CodeError('empty', 'bic-missing', 'sepa.bic');
  }
  if (bic === '' || /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(bic)) return bic;
  throw new CodeError('invalid-value', 'bic-length', 'sepa.bic');
}

// Countries of SEPA and the lengths of their account numbers (EPC409-09; SWIFT's IBAN registry).
const EEA =
  'AT20 BE16 BG22 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MT31 NL18 NO15 PL28 PT25 RO24 SE24 SI19 SK24';
const OUTSIDE_EEA = 'AD24 AL28 CH21 GB22 GI23 MC27 MD24 ME22 MK19 RS22 SM27 VA22';

/**
 * An account number without spaces (ISO 13616), and whether its country is in the European Economic
 * Area.
 * @throws {CodeError} naming `field` when it is empty, mistyped, or of a country outside SEPA.
 */
function readIban(value: string, field: string): { iban: string; isInEea: boolean } {
  const refuse = (fault: FaultOrCode) => new CodeError('invalid-value', fault, field);
  const iban = value.replace(/\s/g, '').toUpperCase();
  if (iban === '') throw new CodeError('empty', 'iban-missing', field);
  const country = iban.slice(0, 2);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]*$/.test(iban)) {
    throw refuse('iban-start');
  }
  const length = Number(new RegExp(`${country}(\\d+)`).exec(`${EEA} ${OUTSIDE_EEA}`)?.[1]);
  if (!length) throw refuse({ code: 'iban-not-sepa', country });
  if (iban.length !== length) {
    throw refuse({ code: 'iban-length', country, length, actual: iban.length });
  }
  if (!hasCheckDigits(iban)) throw refuse('iban-mistyped');
  return { iban, isInEea: EEA.includes(country) };
}

/** Whether `text` is a creditor reference (ISO 11649): `RF`, check digits, up to 21 characters. */
function isCreditorReference(text: string): boolean {
  return /^RF\d{2}[A-Z\d]{1,21}$/.test(text) && hasCheckDigits(text);
}

/** ISO 7064, MOD 97-10: the first four characters moved to the end, A is 10, Z is 35. */
function hasCheckDigits(text: string): boolean {
  let remainder = 0;
  for (const character of text.slice(4) + text.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
