import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentData } from '../../proof/content-data.ts';
import { encodeMatrix } from '../encode/matrix.ts';
import type { Fault } from '../faults.ts';
import { encodeContent } from './index.ts';
import { type Sepa, sepa } from './sepa.ts';

const base: Sepa = {
  name: 'Wikimedia Foerdergesellschaft',
  iban: 'DE33 1002 0500 0001 1947 00',
  amount: '123,45',
  reference: 'Spende für Wikipedia',
  bic: 'BFSWDE33BER',
};
const encode = (data: Partial<Sepa>) =>
  encodeContent({ type: 'sepa', data: { sepa: { ...base, ...data } } });

describe('a SEPA payment', () => {
  test('has the elements of the guideline, one per line', () => {
    expect(encode({}).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'BFSWDE33BER',
      'Wikimedia Foerdergesellschaft',
      'DE33100205000001194700',
      'EUR123.45',
      '',
      '',
      'Spende für Wikipedia',
    ]);
  });

  test.each<[string, Partial<Sepa>, string]>([
    ['no BIC', { bic: '' }, 'BCD\n002\n1\nSCT\n\nWikimedia'],
    ['no amount', { amount: ' ' }, '\nDE33100205000001194700\n\n\n\nSpende'],
    ['a creditor reference', { reference: 'rf18 5390 0754 7034' }, 'EUR123.45\n\nRF18539007547034'],
    [
      'a mistyped creditor reference',
      { reference: 'RF19 5390 0754 7034' },
      '\n\n\nRF19 5390 0754 7034',
    ],
    ['line breaks in a name', { name: 'A\nB\r\n C' }, '\nA B C\n'],
    ['one cent', { amount: '0.01' }, '\nEUR0.01\n'],
    ['the largest amount', { amount: '999999999.99' }, '\nEUR999999999.99\n'],
    ['whole euros', { amount: '007' }, '\nEUR7.00\n'],
    ['one decimal', { amount: '7,5' }, '\nEUR7.50\n'],
    ['both separators and the sign', { amount: '1.234,50 €' }, '\nEUR1234.50\n'],
    ['the separators of English', { amount: '€1,234,567.5' }, '\nEUR1234567.50\n'],
    ['groups in spaces', { amount: '1\u202f234 EUR' }, '\nEUR1234.00\n'],
    ['groups in apostrophes', { amount: "1'234.50" }, '\nEUR1234.50\n'],
    ['points that can only be groups', { amount: '1.234.567' }, '\nEUR1234567.00\n'],
    ['a dash for the cents', { amount: '12,– €' }, '\nEUR12.00\n'],
    ['Arabic digits', { amount: '١٢٫٥٠' }, '\nEUR12.50\n'],
    ['full-width digits', { amount: '１２．５０' }, '\nEUR12.50\n'],
  ])('with %s contains the right elements', (_, data, part) => {
    expect(encode(data)).toContain(part);
  });

  test('ends with its last element', () => {
    expect(encode({ reference: '' })).toMatch(/\nEUR123\.45$/);
    expect(encode({ reference: '', amount: '' })).toMatch(/\nDE33100205000001194700$/);
  });

  test.each<[string, Partial<Sepa>, reason: string, field: string, fault: Fault]>([
    ['no recipient', { name: '' }, 'empty', 'sepa.name', { code: 'recipient-missing' }],
    [
      'a name of 71 characters',
      { name: 'x'.repeat(71) },
      'too-long',
      'sepa.name',
      { code: 'too-long', field: 'sepa.name', most: 70, length: 71 },
    ],
    ['no IBAN', { iban: '' }, 'empty', 'sepa.iban', { code: 'iban-missing' }],
    [
      'two digits swapped',
      { iban: 'DE33100205000011094700' },
      'invalid-value',
      'sepa.iban',
      { code: 'iban-mistyped' },
    ],
    [
      'a digit missing',
      { iban: 'DE3310020500000119470' },
      'invalid-value',
      'sepa.iban',
      { code: 'iban-length', country: 'DE', length: 22, actual: 21 },
    ],
    [
      'a country outside SEPA',
      { iban: 'US33100205000001194700' },
      'invalid-value',
      'sepa.iban',
      { code: 'iban-not-sepa', country: 'US' },
    ],
    ['no country', { iban: '33100205' }, 'invalid-value', 'sepa.iban', { code: 'iban-start' }],
    [
      'no BIC outside the EEA',
      { iban: 'CH9300762011623852957', bic: '' },
      'empty',
      'sepa.bic',
      { code: 'bic-missing' },
    ],
    [
      'a BIC of 9 characters',
      { bic: 'COBADEFFX' },
      'invalid-value',
      'sepa.bic',
      { code: 'bic-length' },
    ],
    ['nothing to pay', { amount: '0' }, 'invalid-value', 'sepa.amount', { code: 'amount-range' }],
    [
      'too much',
      { amount: '1000000000' },
      'invalid-value',
      'sepa.amount',
      { code: 'amount-range' },
    ],
    [
      'a separator of thousands or decimals',
      { amount: '1,234' },
      'invalid-value',
      'sepa.amount',
      { code: 'amount-invalid' },
    ],
    [
      'groups of other lengths',
      { amount: '12.34,56' },
      'invalid-value',
      'sepa.amount',
      { code: 'amount-invalid' },
    ],
    [
      'another currency',
      { amount: '5 $' },
      'invalid-value',
      'sepa.amount',
      { code: 'amount-invalid' },
    ],
    [
      'three decimals',
      { amount: '1.234' },
      'invalid-value',
      'sepa.amount',
      { code: 'amount-invalid' },
    ],
    ['a minus', { amount: '-1' }, 'invalid-value', 'sepa.amount', { code: 'amount-invalid' }],
    [
      'a reference of 141 characters',
      { reference: 'x'.repeat(141) },
      'too-long',
      'sepa.reference',
      { code: 'too-long', field: 'sepa.reference', most: 140, length: 141 },
    ],
    [
      '332 bytes',
      { name: '漢'.repeat(70), reference: 'x'.repeat(60) },
      'data-too-large',
      'sepa.reference',
      { code: 'payment-too-large', most: 331, bytes: 332 },
    ],
  ])('with %s is refused', (_, data, reason, field, fault) => {
    expect(() => encode(data)).toThrow(expect.objectContaining({ reason, field, fault }));
  });

  test('fills at most version 13 at level M, the only level that is allowed', () => {
    const text = encode({ name: '漢'.repeat(70), reference: 'x'.repeat(59) });
    expect(Buffer.byteLength(text)).toBe(331);
    expect(sepa.level).toBe('M');
    expect(encodeMatrix(text, 'M').version).toBe(13);
  });

  test('is read back exactly', () => {
    fc.assert(
      fc.property(contentData.sepa, (data) => {
        const { name, iban, amount, reference, bic } = data.sepa;
        const line = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
        const [
          tag,
          version,
          charset,
          id,
          toBic,
          toName,
          toIban,
          euros,
          purpose,
          rf,
          text,
          ...more
        ] = encodeContent({ type: 'sepa', data }).split('\n');
        expect([tag, version, charset, id, purpose ?? '', more]).toEqual([
          'BCD',
          '002',
          '1',
          'SCT',
          '',
          [],
        ]);
        expect(toBic).toBe(bic.replaceAll(' ', '').toUpperCase());
        expect(toName).toBe(line(name));
        expect(toIban).toBe(iban.replaceAll(' ', ''));
        expect(Number((euros ?? '').replace('EUR', ''))).toBe(Number(amount));
        expect((rf ?? '') + (text ?? '')).toBe(line(reference));
        if (rf) expect(rf).toMatch(/^RF\d\d/);
      }),
      { seed: 69_12, numRuns: 500 },
    );
  });
});
