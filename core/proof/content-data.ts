import fc from 'fast-check';
import type { AppData } from '../src/content/app.ts';
import type { Email } from '../src/content/email.ts';
import type { EventData } from '../src/content/event.ts';
import type { Content } from '../src/content/index.ts';
import type { Sepa } from '../src/content/sepa.ts';
import type { Wifi } from '../src/content/wifi.ts';

/** Random valid data of all content types except `url` and `vcard`, which are in `contents.ts`. */

const octets = (text: string) => Buffer.byteLength(text);

/** Ordinary characters, and every character that one of the grammars escapes or uses as a delimiter. */
const SPECIAL = '\\;,:"\'%?&=#+@/()<>[]{}|^`~*!$.- \t';
const specialCharacter = (more = '') => fc.constantFrom(...SPECIAL, ...'aZ09nNäß漢😀', ...more);

const lines = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: maxLength / 10 }),
    fc.string({ unit: specialCharacter('\n\r'), maxLength: maxLength / 2 }),
    fc.string({ unit: fc.constantFrom(...'abc xyz ÄÖÜ éè'), maxLength: maxLength / 2 }),
  );
const withLetterFirst = (text: string) => `A${text}`;

const text: fc.Arbitrary<string> = lines(600).map(withLetterFirst);

const secretText = fc.oneof(
  fc.string({ unit: specialCharacter().filter((c) => c !== '\t'), minLength: 1, maxLength: 63 }),
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 63 }),
  fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 1, maxLength: 64 }),
);
const wifi: fc.Arbitrary<Wifi> = fc
  .record<Wifi>({
    ssid: fc
      .oneof(
        secretText,
        secretText.map((name) => `"${name}"`),
      )
      .filter((name) => octets(name) <= 32),
    security: fc.constantFrom('wpa', 'wpa3', 'wep', 'none'),
    password: secretText,
    hidden: fc.boolean(),
  })
  .map((data) => (data.security === 'wep' ? { ...data, password: wepKey(data.password) } : data))
  .filter(({ security, password }) => {
    const length = octets(password);
    return security !== 'wpa' || (length >= 8 && length <= 63);
  });
const wepKey = (password: string) =>
  password
    .replace(/[^\x20-\x7e]/g, 'x')
    .padEnd(13, ';')
    .slice(0, 13);

const word = fc.string({ unit: fc.constantFrom(...'abzAZ019äß漢'), minLength: 1, maxLength: 12 });
const email: fc.Arbitrary<Email> = fc.record({
  to: fc
    .tuple(
      fc.string({
        unit: fc.constantFrom(..."a9.!#$%&'*+-/=?^_`{|}~ä"),
        minLength: 1,
        maxLength: 20,
      }),
      word,
      word,
    )
    .map(([local, host, top]) => `${local}@${host}.${top}`),
  subject: lines(120),
  body: lines(300),
});

const digits = (minLength: number, maxLength: number) =>
  fc
    .string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength })
    .map((rest) => `4${rest}`);
const separated = (number: string) =>
  fc
    .array(fc.constantFrom('', '', ' ', '-', '/', '.', '–'), { minLength: 16, maxLength: 16 })
    .map((gaps) => [...number].map((digit, i) => digit + gaps[i % gaps.length]).join(''));
/** No zero follows the country code. */
const international = digits(3, 12).map((number) => `+49${number}`);
const phone = fc.oneof(international, digits(1, 17)).chain(separated);

const coordinate = (limit: number) =>
  fc
    .tuple(fc.double({ min: -limit, max: limit, noNaN: true }), fc.nat(7), fc.boolean())
    .map(([degrees, decimals, comma]) =>
      comma ? degrees.toFixed(decimals).replace('.', ',') : degrees.toFixed(decimals),
    );

const moment = fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2999, 11, 30) });
const iso = (ms: number) => new Date(ms).toISOString();
const event: fc.Arbitrary<EventData['event']> = fc
  .record({
    title: lines(100).map(withLetterFirst),
    place: lines(100),
    notes: lines(300),
    allDay: fc.boolean(),
    zone: fc.constantFrom<'local' | 'utc'>('local', 'utc'),
    start: moment,
    minutes: fc.integer({ min: 1, max: 60 * 24 * 400 }),
    hasNoEnd: fc.boolean(),
  })
  .map(({ start, minutes, hasNoEnd, ...rest }) => {
    const end = Math.min(start + minutes * 60_000, Date.UTC(2999, 11, 31, 23, 59));
    return {
      ...rest,
      startDate: iso(start).slice(0, 10),
      startTime: iso(start).slice(11, 16),
      endDate: hasNoEnd ? '' : iso(end).slice(0, 10),
      endTime: hasNoEnd ? '' : iso(end).slice(11, 16),
    };
  });

/** ISO 13616: 98 minus the remainder modulo 97 of the account and the country, with 00 as check digits. */
function withCheckDigits(prefix: string, rest: string): string {
  const number = [...`${rest}${prefix}00`].map((c) => Number.parseInt(c, 36)).join('');
  return `${prefix}${String(98n - (BigInt(number) % 97n)).padStart(2, '0')}${rest}`;
}
const upper = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...'0123456789ABCXYZ'),
    minLength: length,
    maxLength: length,
  });
const iban = fc
  .constantFrom(['DE', 22], ['NL', 18], ['MT', 31], ['NO', 15], ['CH', 21], ['FR', 27])
  .chain(([country, length]) =>
    upper(Number(length) - 4).map((account) => withCheckDigits(String(country), account)),
  );
const shortText = (maxLength: number) => fc.string({ unit: specialCharacter(), maxLength });
const sepa: fc.Arbitrary<Sepa> = fc.record({
  name: shortText(50).map(withLetterFirst),
  iban: iban.map((number) => number.replace(/.{4}/g, '$& ')),
  amount: fc.oneof(
    fc.constant(''),
    fc.integer({ min: 1, max: 99_999_999_999 }).map((cents) => (cents / 100).toFixed(2)),
    fc.integer({ min: 1, max: 999_999_999 }).map(String),
  ),
  reference: fc.oneof(
    shortText(80),
    fc
      .integer({ min: 1, max: 21 })
      .chain(upper)
      .map((number) => withCheckDigits('RF', number)),
  ),
  bic: fc.constantFrom('COBADEFF', 'COBADEFFXXX', 'coba de ff 123'),
});

const ios = digits(5, 11);
const android = fc
  .array(fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,12}$/), { minLength: 2, maxLength: 4 })
  .map((words) => words.join('.'));
const app: fc.Arbitrary<AppData['app']> = fc.oneof(
  fc.record({ ios, android }),
  fc.record({ ios, android: fc.constant('') }),
  fc.record({ ios: fc.constant(''), android }),
);

type OtherTypeId = Exclude<Content['type'], 'url' | 'vcard'>;
type DataOf<Id> = Extract<Content, { type: Id }>['data'];

/** One entry per type above; a new content type without one fails to compile. */
export const contentData: { [Id in OtherTypeId]: fc.Arbitrary<DataOf<Id>> } = {
  text: text.map((text) => ({ text })),
  wifi: wifi.map((wifi) => ({ wifi })),
  email: email.map((email) => ({ email })),
  phone: phone.map((phone) => ({ phone })),
  sms: fc.record({ phone, text: lines(300) }).map((sms) => ({ sms })),
  whatsapp: fc
    .record({ phone: international.chain(separated), text: lines(200) })
    .map((whatsapp) => ({ whatsapp })),
  location: fc
    .record({ latitude: coordinate(90), longitude: coordinate(180) })
    .map((location) => ({ location })),
  event: event.map((event) => ({ event })),
  sepa: sepa.map((sepa) => ({ sepa })),
  app: app.map((app) => ({ app })),
};
