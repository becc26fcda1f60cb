import fc from 'fast-check';
import QRCode from 'qrcode';
import { describe, expect, test } from 'vitest';
import { families, seed } from '../../proof/contents.ts';
import { LEVELS } from './level.ts';
import { modeCounts, modes, type VersionClass } from './modes.ts';
import { segmentBytes } from './segments.ts';
import { fitSymbol } from './symbol-size.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The segments of a short text as `byte:abc numeric:123`. */
function segmentsOf(text: string): string {
  const { segments } = segmentBytes(bytesOf(text), 0);
  return segments
    .map(({ mode, bytes }) => `${mode.id}:${new TextDecoder().decode(bytes)}`)
    .join(' ');
}

/** The fewest bits of all ways to give each byte a mode, found by trying all of them. */
function fewestBits(bytes: Uint8Array, versionClass: VersionClass): number {
  let fewest = Number.POSITIVE_INFINITY;
  const tryAll = (i: number, open: number, done: number, sixths: number) => {
    const ended = done + Math.ceil(sixths / 6);
    if (i === bytes.length) {
      fewest = Math.min(fewest, ended);
      return;
    }
    for (let next = 0; next < (modeCounts[bytes[i] as number] as number); next++) {
      const mode = modes[next] as (typeof modes)[number];
      if (next === open) tryAll(i + 1, next, done, sixths + mode.sixths);
      else tryAll(i + 1, next, ended + 4 + mode.countBits[versionClass], mode.sixths);
    }
  };
  tryAll(0, -1, 0, 0);
  return fewest;
}

describe('a text is divided into segments', () => {
  test.each([
    ['https://example.com', 'byte:https://example.com'],
    ['HTTPS://EVR.SC/Q/K7M2PX9R', 'alphanumeric:HTTPS://EVR.SC/Q/K7M2PX9R'],
    ['tel:+4930123456789', 'byte:tel:+ numeric:4930123456789'],
    ['abc12', 'byte:abc12'],
    ['Müller 1234567890', 'byte:Müller  numeric:1234567890'],
  ])('%s: %s', (text, expected) => {
    expect(segmentsOf(text)).toBe(expected);
  });

  test('with as few bits as the best of all divisions', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('1', '2', 'A', ':', 'a', 'é'),
          minLength: 1,
          maxLength: 9,
        }),
        fc.constantFrom<VersionClass>(0, 1, 2),
        (text, versionClass) => {
          const bytes = bytesOf(text);
          expect(segmentBytes(bytes, versionClass).bits).toBe(fewestBits(bytes, versionClass));
        },
      ),
      { seed, numRuns: 300 },
    );
  });

  test('that join to the same text', () => {
    fc.assert(
      fc.property(fc.oneof(...families.map(({ texts }) => texts)), (text) => {
        const { segments } = segmentBytes(bytesOf(text), 0);
        const joined = segments.flatMap(({ bytes }) => [...bytes]);
        expect(joined).toEqual([...bytesOf(text)]);
      }),
      { seed, numRuns: 300 },
    );
  });
});

/** Contents with many digits, as phone numbers, payments and product links have. */
const digits = (count: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count + 8 });
const numberRich = fc.oneof(
  digits(6).map((number) => `tel:+${number}`),
  digits(10).map((number) => `https://wa.me/${number}?text=Hi`),
  fc.tuple(digits(14), digits(6)).map(([gtin, lot]) => `https://id.gs1.org/01/${gtin}/10/${lot}`),
  fc.tuple(digits(8), digits(8)).map(([ssid, key]) => `WIFI:T:WPA;S:Guest ${ssid};P:${key};;`),
  digits(20).map((iban) => `BCD\n002\n1\nSCT\nCOBADEFFXXX\nJane Doe\nDE${iban}\nEUR12.50`),
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 120 }),
);

describe.each(LEVELS)('at level %s', (level) => {
  test('no symbol is larger than the one of node-qrcode', () => {
    fc.assert(
      fc.property(numberRich, (text) => {
        const theirs = QRCode.create(text, { errorCorrectionLevel: level }).version;
        expect(fitSymbol(text, level).version).toBeLessThanOrEqual(theirs);
      }),
      { seed, numRuns: 400 },
    );
  });
});
