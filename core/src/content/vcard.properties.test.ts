import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeCard } from '../../proof/encode-card.ts';
import { trimInvisible } from './invisible.ts';
import { type Vcard, vcard } from './vcard.ts';

/** Reads a card as RFC 2425 and 2426 say: unfold, split at the first colon, split at `;`, unescape. */
function parse(text: string): { name: string; values: string[] }[] {
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = text.replaceAll('\r\n ', '').slice(0, -2).split('\r\n');
  return lines.map((line) => {
    const colon = line.indexOf(':');
    const values = ['']; // the last one is being read
    for (const [token] of line.slice(colon + 1).matchAll(/\\?./gsu)) {
      if (token === ';') values.push('');
      else values.push(values.pop() + (token === '\\n' ? '\n' : token.replace(/^\\/, '')));
    }
    return { name: line.slice(0, colon), values };
  });
}

const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }).map((text) => text.replaceAll('\0', '')),
  fc.string({ unit: fc.constantFrom(...';,\\:\r\n \t"nN漢😀ä'), maxLength: 120 }),
);
/** Digits with any separators, and a plus sign at most at the beginning. */
const numbers = fc
  .tuple(
    fc.constantFrom('5', '5', '+15', ' (+15'),
    fc.string({ unit: fc.constantFrom(...'0123456789 -.–−)]}\u00a0\u200b٤５'), maxLength: 60 }),
  )
  .map(([start, rest]) => (rest.match(/\p{Nd}/u) ? start + rest : rest));
const card = fc.record<Vcard>({
  firstName: value.map((name) => `J${name}`),
  lastName: value,
  email: fc.oneof(
    fc.constant(''),
    fc.emailAddress().map((address) => `\u200b ${address}\n`),
  ),
  phone: numbers,
  company: value,
  title: value,
  website: fc.oneof(fc.constant(''), fc.domain()),
});
const extras = fc.record(
  {
    mobile: numbers,
    secondPhone: numbers,
    street: value,
    postalCode: value,
    city: value,
    region: value,
    country: value,
    note: value,
  },
  { requiredKeys: [] },
);
const cards = fc.tuple(card, extras).map(([card, extras]): Vcard => ({ ...card, ...extras }));

/** A text as a card can contain it: without control characters, and with one kind of line break. */
const asTextValue = (text: string) =>
  text
    .trim()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '');

const digits = (phone = '') =>
  phone
    .replace(/٤/g, '4')
    .replace(/５/g, '5')
    .replace(/[^0-9+]/g, '');

test('a reader gets back exactly what was typed, without additional properties', () => {
  fc.assert(
    fc.property(cards, (card) => {
      const properties = parse(encodeCard(card));
      const { firstName, lastName, email, phone, company, title, website } = card;
      const { street = '', city = '', region = '', postalCode = '', country = '' } = card;
      const address = [street, city, region, postalCode, country].map(asTextValue);
      const expected: [name: string, ...values: string[]][] = [
        ['BEGIN', 'VCARD'],
        ['VERSION', '3.0'],
        ['N', asTextValue(lastName), asTextValue(firstName), '', '', ''],
        ['FN', [asTextValue(firstName), asTextValue(lastName)].filter(Boolean).join(' ')],
        ['ORG', asTextValue(company)],
        ['TITLE', asTextValue(title)],
        ['TEL', digits(phone)],
        ['EMAIL', asTextValue(trimInvisible(email))],
        ['URL', website && `https://${website}`],
        ['TEL;TYPE=CELL', digits(card.mobile)],
        ['TEL', digits(card.secondPhone)],
        ['ADR', ...(address.some(Boolean) ? ['', '', ...address] : [])],
        ['NOTE', asTextValue(card.note ?? '')],
        ['END', 'VCARD'],
      ];
      expect(properties).toEqual(
        expected
          .filter(([, ...values]) => values.some(Boolean))
          .map(([name, ...values]) => ({ name, values })),
      );
    }),
    { seed: 2426, numRuns: 2000 },
  );
});

test('extra fields change nothing before them, and nothing at all when they are empty', () => {
  fc.assert(
    fc.property(card, extras, (card, extras) => {
      const small = encodeCard(card);
      const before = small.slice(0, small.lastIndexOf('END:VCARD'));
      expect(encodeCard({ ...card, ...extras }).startsWith(before)).toBe(true);
      const empty = Object.fromEntries(Object.keys(extras).map((name) => [name, '']));
      expect(vcard.encode({ vcard: { ...card, ...empty } }, '')).toBe(
        vcard.encode({ vcard: card }, ''),
      );
      const cleared = vcard.normalise({ vcard: { ...card, ...empty } });
      expect(cleared).toEqual(vcard.normalise({ vcard: card }));
    }),
    { seed: 36, numRuns: 500 },
  );
});

test('a phone number keeps every digit in order, or is rejected', () => {
  const unit = fc.constantFrom(...'0123456789 ()/-.,;#+*xextA\n\u200b');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 24 }), (phone) => {
      let text: string;
      try {
        text = encodeCard({ firstName: 'J', phone });
      } catch (error) {
        expect(error).toMatchObject({ reason: 'invalid-value', field: 'vcard.phone' });
        return;
      }
      const [, number = ''] = /\r\nTEL:(.*)\r\n/.exec(text) ?? [];
      const kept = phone.replace(/[^\d+*#,;A-z]/g, '');
      const withoutZero = phone.replace(/\( *0 *\)/, '').replace(/[^\d+*#,;A-z]/g, '');
      const withoutTrunk = kept.replace(/^((?:\+|00)[1-9]\d{0,2})(?:0|6?06)/, '$1');
      expect([kept, withoutZero, withoutTrunk]).toContain(number);
    }),
    { seed: 3966, numRuns: 3000 },
  );
});

test('no line is longer than 75 octets, and no character is split', () => {
  fc.assert(
    fc.property(cards, (card) => {
      const text = encodeCard(card);
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }),
    { seed: 2425, numRuns: 1000 },
  );
});
