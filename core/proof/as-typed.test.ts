import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Content,
  type ContentTypeId,
  contentTypeOf,
  contentTypes,
  encodeContent,
} from '../src/content/index.ts';
import { type Vcard, vcard } from '../src/content/vcard.ts';
import { contentData } from './content-data.ts';
import {
  type Dates,
  readDates,
  readLines,
  readWifi,
  splitAtSemicolons,
  unescaped,
} from './content-readers.ts';
import { seed, urlData, vcardData } from './contents.ts';

/**
 * Reads every content back from its symbol's text with an independent reader (`content-readers.ts`),
 * and compares it with what was typed. White space, line breaks, number separators and the case of a
 * BIC may differ.
 */
const SITE = 'https://everscan.example';
const RUNS = 400;

type DataOf<Id> = Extract<Content, { type: Id }>['data'];

/** `expected` returns the typed values in the form that `read` returns. */
type Reader<Id> = {
  data: fc.Arbitrary<DataOf<Id>>;
  expected(data: DataOf<Id>): unknown;
  read(text: string): unknown;
};

const readers: { [Id in ContentTypeId]: Reader<Id> } = {
  url: {
    data: urlData,
    expected: ({ url }) => {
      const address = url.startsWith('http://') ? url : `https://${url}`;
      return address.replace(/%(?![\dA-F]{2})/gi, '%25');
    },
    read: (text) => text,
  },
  vcard: {
    data: vcardData,
    expected: ({
      vcard: { firstName, lastName, email, phone, company, title, website, ...more },
    }) => ({
      BEGIN: 'VCARD',
      VERSION: '3.0',
      N: [line(lastName), line(firstName), '', '', ''],
      FN: [firstName, lastName].map(line).filter(Boolean).join(' '),
      ...withoutEmpty({
        ORG: line(company),
        TITLE: line(title),
        TEL: dialled(phone),
        EMAIL: line(email),
        URL: `https://${website}`,
        'TEL;TYPE=CELL': dialled(more.mobile ?? ''),
        'TEL 2': dialled(more.secondPhone ?? ''),
        ADR: addressParts(more).some(Boolean) ? ['', '', ...addressParts(more)] : '',
        NOTE: line(more.note ?? ''),
      }),
      END: 'VCARD',
    }),
    read: (text) => {
      const properties = readLines(text);
      const { N = '', ADR } = properties;
      const address = ADR !== undefined && { ADR: splitAtSemicolons(ADR) };
      return { ...properties, N: splitAtSemicolons(N), ...address, ...unescaped(properties) };
    },
  },
  text: { data: contentData.text, expected: ({ text }) => text, read: (text) => text },
  wifi: {
    data: contentData.wifi,
    expected: ({ wifi: { ssid, security, password, hidden } }) => ({
      T: security === 'none' ? 'nopass' : security === 'wep' ? 'WEP' : 'WPA',
      S: ssid,
      ...(security === 'wpa3' && { R: '1' }),
      ...(security !== 'none' && { P: password }),
      ...(hidden && { H: 'true' }),
    }),
    read: readWifi,
  },
  email: {
    data: contentData.email,
    expected: ({ email: { to, subject, body } }) => ({
      to,
      ...withoutEmpty({
        subject: subject.trim().replace(/\s+/g, ' '),
        body: lineFeeds(body.trimEnd()),
      }),
    }),
    read: (text) => {
      const { protocol, pathname, searchParams } = new URL(text.replaceAll('+', '%2B'));
      expect(protocol).toBe('mailto:');
      const fields = [...searchParams].map(([name, value]) => [name, lineFeeds(value)] as const);
      return { to: decodeURIComponent(pathname), ...Object.fromEntries(fields) };
    },
  },
  phone: {
    data: contentData.phone,
    expected: ({ phone }) => dialled(phone),
    read: (text) => /^tel:(\+?[0-9]+)$/.exec(text)?.[1],
  },
  sms: {
    data: contentData.sms,
    expected: ({ sms }) => [dialled(sms.phone), sms.text],
    read: (text) => /^SMSTO:([^:]*):(.*)$/s.exec(text)?.slice(1),
  },
  whatsapp: {
    data: contentData.whatsapp,
    expected: ({ whatsapp: { phone, text } }) => ({
      phone: dialled(phone),
      text: text.trim() ? text : null,
    }),
    read: (text) => {
      const { origin, pathname, searchParams } = new URL(text);
      expect(origin).toBe('https://wa.me');
      return { phone: pathname.replace('/', '+'), text: searchParams.get('text') };
    },
  },
  location: {
    data: contentData.location,
    expected: ({ location }) => [location.latitude, location.longitude].map(asNumber),
    read: (text) => {
      const [scheme, pair = ''] = text.split(':');
      expect([scheme, pair]).toEqual(['geo', expect.stringMatching(/^[\d.,-]+$/)]);
      return pair.split(',').map(asNumber);
    },
  },
  event: {
    data: contentData.event,
    expected: ({ event }) => ({
      BEGIN: 'VEVENT',
      SUMMARY: line(event.title),
      ...withoutEmpty({ LOCATION: line(event.place), DESCRIPTION: line(event.notes) }),
      ...(event.allDay ? wholeDays(event) : times(event)),
      END: 'VEVENT',
    }),
    read: (text) => {
      const properties = readLines(text);
      return { ...properties, ...unescaped(properties), ...readDates(properties) };
    },
  },
  sepa: {
    data: contentData.sepa,
    expected: ({ sepa: { name, iban, amount, reference, bic } }) => ({
      bic: withoutSpaces(bic).toUpperCase(),
      name: name.trim().replace(/\s+/g, ' '),
      iban: withoutSpaces(iban),
      cents: amount && Math.round(asNumber(amount) * 100),
      reference: reference.trim().replace(/\s+/g, ' '),
    }),
    read: (text) => {
      const [
        tag,
        version,
        charset,
        kind,
        bic,
        name,
        iban,
        amount = '',
        purpose,
        rf,
        free,
        ...rest
      ] = text.split('\n');
      expect([tag, version, charset, kind]).toEqual(['BCD', '002', '1', 'SCT']);
      expect([purpose ?? '', rest, Boolean(rf && free)]).toEqual(['', [], false]);
      const cents = amount && Math.round(asNumber(amount.replace('EUR', '')) * 100);
      return { bic, name, iban, cents, reference: rf || free || '' };
    },
  },
  app: {
    data: contentData.app,
    expected: ({ app }) => app,
    read: (text) => {
      const { origin, pathname, searchParams } = new URL(text);
      if (origin === 'https://apps.apple.com') {
        return { ios: pathname.replace('/app/id', ''), android: '' };
      }
      if (origin === 'https://play.google.com') {
        return { ios: '', android: searchParams.get('id') };
      }
      expect([origin, pathname]).toEqual([SITE, '/get']);
      return { ios: searchParams.get('ios'), android: searchParams.get('android') };
    },
  },
};

describe(`a reader gets exactly what was typed (SEED=${seed})`, () => {
  test.for(contentTypes.map(({ id }) => id))('in a code of type %s', (id) => {
    const reader = readers[id] as unknown as Reader<ContentTypeId>;
    fc.assert(
      fc.property(reader.data, (data) => compare(id, reader, data)),
      { seed, numRuns: RUNS },
    );
  });

  test.for(contentTypes.map(({ id }) => id))('in the sample of type %s', (id) => {
    const reader = readers[id] as unknown as Reader<ContentTypeId>;
    compare(id, reader, contentTypeOf(id).sample);
  });

  test('in a phone number except for a bracketed zero, in every type and script of digits', () => {
    const country = fc.constantFrom('+49', '+44', '+353', '+7', '(+33)', '0043');
    const rest = fc.stringMatching(/^[1-9]\d{4,8}$/);
    const zero = fc.constantFrom('', '(0)', ' (0)', ' (0) ', ' [0] ', '-(0)-', '/(0)');
    const digits = fc.constantFrom(
      '0123456789',
      '٠١٢٣٤٥٦٧٨٩',
      '०१२३४५६७८९',
      '０１２３４５６７８９',
    );
    fc.assert(
      fc.property(country, zero, rest, digits, (country, zero, rest, digits) => {
        const typed = `${country}${zero}${rest}`;
        const phone = typed.replace(/\d/g, (digit) => digits[Number(digit)] as string);
        const number = dialled(`${country}${rest}`);
        const read = <Id extends ContentTypeId>(type: Id, data: DataOf<Id>) =>
          readers[type].read(encodeContent({ type, data } as unknown as Content));
        const card = { vcard: { ...vcard.sample.vcard, phone } };
        expect(read('vcard', card)).toMatchObject({ TEL: number });
        expect(read('phone', { phone })).toBe(number);
        expect(read('sms', { sms: { phone, text: 'x' } })).toEqual([number, 'x']);
        expect(read('whatsapp', { whatsapp: { phone, text: '' } })).toEqual({
          phone: number.replace(/^00/, '+'),
          text: null,
        });
      }),
      { seed, numRuns: RUNS },
    );
  });
});

/** Normalises the data first, as the form and the server do before a code is made from it. */
function compare<Id extends ContentTypeId>(id: Id, reader: Reader<Id>, data: DataOf<Id>): void {
  const stored = contentTypeOf(id).normalise(data) as DataOf<Id>;
  const text = encodeContent({ type: id, data: stored } as Content, SITE);
  expect(reader.read(text)).toEqual(reader.expected(data));
}

type EventData = DataOf<'event'>['event'];

const DAY_MS = 86_400_000;
const day = (date: string) => Date.parse(`${date}T00:00Z`);

function wholeDays({ startDate, endDate }: EventData): Dates {
  return { start: ['day', day(startDate)], end: ['day', day(endDate || startDate) + DAY_MS] };
}

function times({ startDate, startTime, endDate, endTime, zone }: EventData): Dates {
  const at = (date: string, time: string) => [zone, Date.parse(`${date}T${time}Z`)];
  return { start: at(startDate, startTime), end: endDate ? at(endDate, endTime) : undefined };
}

/** A text without white space at its ends, and with `\n` as its only line break. */
function line(text: string): string {
  return lineFeeds(text.trim()).replace(/[\u2028\u2029]/g, '\n');
}

function lineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Phone numbers lose their separators and nothing else. */
function dialled(phone: string): string {
  expect(phone).toMatch(/^[\d+ ()/.–-]*$/);
  return phone.replace(/[^\d+]/g, '');
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}

function asNumber(text: string): number {
  return Number(text.trim().replace(',', '.')) + 0; // which makes -0 the same as 0
}

function withoutEmpty<Fields extends object>(fields: Fields): Partial<Fields> {
  const kept = Object.entries(fields).filter(([, value]) => value !== '');
  return Object.fromEntries(kept) as Partial<Fields>;
}

function addressParts({ street, city, region, postalCode, country }: Partial<Vcard>): string[] {
  return [street, city, region, postalCode, country].map((part = '') => line(part));
}
