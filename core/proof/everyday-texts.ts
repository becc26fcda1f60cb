import { encodeContent } from '../src/content/index.ts';
import type { ErrorCorrectionLevel } from '../src/encode/level.ts';
import { encodeMatrix } from '../src/encode/matrix.ts';
import { xorshift } from '../src/scan-check/xorshift.ts';

/** Typical texts of codes, deterministic for a seed. */

const people = [
  ['Anna', 'Schmidt'],
  ['Jürgen', 'Groß'],
  ['Zoë', 'Lefèvre'],
  ['Δημήτρης', 'Παπαδόπουλος'],
  ['Łukasz', 'Wiśniewski'],
  ['美咲', '佐藤'],
  ['Tom', "O'Brien"],
  ['Наталья', 'Кузнецова'],
] as const;
const hosts = ['example.com', 'menu.example.org', 'museum.example', 'shop.example.co.uk'];
const words = ['table', 'autumn', 'visit', 'offer', 'review', 'trail', 'poster', 'ticket'];
const networks = ['Guest', 'Café Zürich', 'Hotel Europa 5G', "Lou's Diner"];
const ibans = ['DE89370400440532013000', 'NL91ABNA0417164300', 'FR1420041010050500013M02606'];

type Pick = <T>(choices: readonly T[]) => T;

const kinds: readonly ((pick: Pick, number: number) => string)[] = [
  (pick) => encodeContent({ type: 'url', data: { url: pick(hosts) } }),
  (pick, number) =>
    encodeContent({
      type: 'url',
      data: { url: `${pick(hosts)}/${pick(words)}/${number}?from=${pick(words)}` },
    }),
  (pick, number) => {
    const [firstName, lastName] = pick(people);
    const host = pick(hosts);
    return encodeContent({
      type: 'vcard',
      data: {
        vcard: {
          firstName,
          lastName,
          email: `office@${host}`,
          phone: `+49 30 ${1_000_000 + number}`,
          company: pick(networks),
          title: '',
          website: host,
        },
      },
    });
  },
  (pick, number) =>
    encodeContent({
      type: 'wifi',
      data: {
        wifi: {
          ssid: pick(networks),
          security: 'wpa',
          password: `${pick(words)};${number}`,
          hidden: false,
        },
      },
    }),
  (pick, number) =>
    encodeContent({
      type: 'sepa',
      data: {
        sepa: {
          name: pick(people).join(' '),
          iban: pick(ibans),
          amount: (number / 100).toFixed(2),
          reference: `Invoice ${number}`,
          bic: '',
        },
      },
    }),
];

export function everydayTexts(seed: number, count: number): string[] {
  const random = randomNumbers(seed);
  const pick: Pick = (choices) => choices[random() % choices.length] as (typeof choices)[number];
  return Array.from({ length: count }, (_, i) =>
    (kinds[i % kinds.length] as (typeof kinds)[number])(pick, 1000 + (random() % 900_000)),
  );
}

/** A text that fills this version at this level: an address in capitals, then mixed characters. */
export function textOfVersion(version: number, level: ErrorCorrectionLevel, seed: number): string {
  const random = randomNumbers(seed + version);
  let text = 'HTTPS://';
  while (encodeMatrix(`${text}x`, level).version <= version) {
    text += 'abcdefghijklmnopqrstuvwxyz0123456789/-._'[random() % 40];
  }
  return text;
}

function randomNumbers(seed: number): () => number {
  const random = xorshift((seed ^ 0x2545f491) | 1);
  return () => random() >>> 1;
}
