import fc from 'fast-check';
import { encodeContent } from '../src/content/index.ts';
import type { UrlData } from '../src/content/url.ts';
import type { Vcard, VcardData } from '../src/content/vcard.ts';
import { BYTE_CAPACITY } from '../src/encode/symbol-size.ts';

/** Seed of the random texts. `SEED=… npm test` tries others. */
export const seed = Number(process.env.SEED ?? 20_180_041);

const bytesOf = (text: string) => Buffer.byteLength(text);
const fits = (text: string) => text !== '' && bytesOf(text) <= BYTE_CAPACITY.H;

function charactersOf(...ranges: readonly (readonly [from: number, to: number])[]) {
  return fc
    .oneof(...ranges.map(([min, max]) => fc.integer({ min, max })))
    .map((code) => String.fromCodePoint(code));
}

const scripts = {
  ascii: charactersOf([0x20, 0x7e]),
  digits: charactersOf([0x30, 0x39]),
  'the alphanumeric set': fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'),
  umlauts: fc.constantFrom(...'äöüÄÖÜßéèêçñøåæœ abcdefgh'),
  'Latin-1': charactersOf([0xa0, 0xff]),
  'Greek and Cyrillic': charactersOf([0x391, 0x3a1], [0x3b1, 0x3c9], [0x410, 0x44f], [0x20, 0x20]),
  'Chinese, Japanese and Korean': charactersOf(
    [0x4e00, 0x9fff],
    [0x3041, 0x3096],
    [0x30a1, 0x30fa],
    [0xac00, 0xd7a3],
  ),
  'right to left': charactersOf([0x5d0, 0x5ea], [0x627, 0x64a], [0x200e, 0x200f], [0x20, 0x20]),
  emoji: fc.constantFrom('👩‍👩‍👧‍👦', '🏳️‍🌈', '🇩🇪', '👍🏽', '😀', '❤️', '#️⃣', ' '),
  'combining marks': fc
    .tuple(charactersOf([0x61, 0x7a]), charactersOf([0x300, 0x36f]), charactersOf([0x300, 0x36f]))
    .map((parts) => parts.join('')),
  'control characters': charactersOf([0x00, 0x1f], [0x7f, 0x9f], [0x61, 0x7a]),
  'any character of Unicode': fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
} as const;

/** Mostly short, but up to the capacity of version 40. */
const lengths = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 60 }) },
  { weight: 2, arbitrary: fc.integer({ min: 61, max: 300 }) },
  { weight: 1, arbitrary: fc.integer({ min: 301, max: BYTE_CAPACITY.H }) },
);

function textOf(character: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(fc.array(character, { minLength: 1, maxLength: BYTE_CAPACITY.H, size: 'max' }), lengths)
    .map(([characters, bytes]) => {
      let [text, used] = ['', 0];
      // A short array is repeated, so that long texts are as likely as in `lengths`.
      for (let i = 0; used < bytes; i++) {
        const next = characters[i % characters.length] as string;
        used += bytesOf(next);
        if (text === '' || used <= bytes) text += next;
      }
      return text;
    })
    .filter(fits);
}

export const urlData: fc.Arbitrary<UrlData> = fc
  .tuple(fc.domain(), fc.webPath(), fc.boolean(), textOf(fc.constantFrom(...'abcxyz019-._~%/')))
  .map(([domain, path, plain, tail]) => ({
    url: `${plain ? 'http://' : ''}${domain}${path}?q=${tail}`.slice(0, 1265),
  }));
const urls = urlData.map((data) => encodeContent({ type: 'url', data }));

const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const phones = fc
  .tuple(
    fc.constantFrom('', '+'),
    fc.string({ unit: fc.constantFrom(...'0123456789 ()-'), maxLength: 24 }),
  )
  .map(([plus, rest]) => `${plus}15${rest}`);
/** Of a field of a card. */
const MAX_LENGTH = 1024;

function shortEnough(text: string): string {
  return text.length > MAX_LENGTH ? [...text].slice(0, MAX_LENGTH / 2).join('') : text;
}

const smallCardData: fc.Arbitrary<VcardData> = fc
  .record<Vcard>({
    firstName: names.map((name) => `J${name}`),
    lastName: names,
    email: fc.emailAddress(),
    phone: phones,
    company: fc.oneof(names, textOf(scripts['Chinese, Japanese and Korean']).map(shortEnough)),
    title: fc.oneof(names, textOf(scripts.umlauts).map(shortEnough)),
    website: fc.domain(),
  })
  .map((vcard) => ({ vcard }));
const cards = smallCardData.map((data) => encodeContent({ type: 'vcard', data })).filter(fits);

/** A grapheme may have many characters. */
const shortNames = names.filter(({ length }) => length <= 80);
const extras = fc.record(
  {
    mobile: phones,
    secondPhone: phones,
    street: shortNames,
    postalCode: shortNames,
    city: shortNames,
    region: shortNames,
    country: shortNames,
    note: fc.oneof(
      shortNames,
      textOf(scripts['Greek and Cyrillic']).map((text) => text.slice(0, 200)),
    ),
  },
  { requiredKeys: [] },
);
/** Cards, half of them with extra fields. */
export const vcardData: fc.Arbitrary<VcardData> = fc
  .tuple(smallCardData, fc.oneof(fc.constant({}), extras))
  .map(([{ vcard }, more]) => ({ vcard: { ...vcard, ...more } }));

/** Texts that fill version 40 at level H. */
const fullest = fc
  .tuple(fc.constantFrom('a', 'ä', '漢', '😀'), fc.integer({ min: 0x21, max: 0x7e }))
  .map(([unit, filler]) => {
    const text = `https://example.com/${unit.repeat(Math.floor((BYTE_CAPACITY.H - 20) / bytesOf(unit)))}`;
    return text + String.fromCharCode(filler).repeat(BYTE_CAPACITY.H - bytesOf(text));
  });

export type Family = {
  readonly name: string;
  readonly texts: fc.Arbitrary<string>;
  readonly runs: number;
};

/** More than 2,000 texts in all. */
export const families: readonly Family[] = [
  { name: 'web addresses', texts: urls, runs: 400 },
  { name: 'contact cards', texts: cards, runs: 400 },
  { name: 'addresses that fill the largest symbol', texts: fullest, runs: 24 },
  ...Object.entries(scripts).map(([name, character]) => ({
    name: `texts of ${name}`,
    texts: textOf(character),
    runs: 100,
  })),
];
