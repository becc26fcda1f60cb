import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { xorshift } from '../scan-check/xorshift.ts';
import { LEVELS } from './level.ts';
import { encodeMatrix } from './matrix.ts';

/** Draws a whole number below its argument. */
type Pick = (below: number) => number;

function lettersOf(alphabet: string) {
  const letters = [...alphabet];
  return (pick: Pick, length: number) =>
    Array.from({ length }, () => letters[pick(letters.length)]).join('');
}

const host = lettersOf('abcdefghijklmnopqrstuvwxyz0123456789-');
const slug = lettersOf('23456789ABCDEFGHJKLMNPQRSTUVWXYZ');
const digits = lettersOf('0123456789');
const capitals = lettersOf('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:');
const ascii = lettersOf(String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)));
const world = lettersOf('äöüßéèñçØłŽабвγδ漢字かな한글עבריתالعربية😀👍🏽 0123');

/**
 * Texts as people encode them, and the hash of their symbols: versions, levels and modules. The hashes were made
 * by the first implementation, which drew symbols with the package `qr` 0.7.0.
 */
const kinds: readonly [string, texts: number, textOf: (pick: Pick) => string, hash: string][] = [
  [
    'addresses',
    100,
    (pick) =>
      `https://${host(pick, 3 + pick(12))}.com/${host(pick, pick(40))}?id=${digits(pick, pick(12))}`,
    'cf21d3f8edfe8be19c27529a56c6e738ab39cf5ca7ea06f8736fdf2980ff9007',
  ],
  [
    'short links',
    100,
    (pick) => `HTTPS://EVR.SC/Q/${slug(pick, 8)}`,
    'b2f4651026a4ed4633dbe2dfc697bf6bc584862ac1610aa12c11634861f9570c',
  ],
  [
    'digits',
    100,
    (pick) => digits(pick, 1 + pick(200)),
    '39c87fcd40d42d6d0247a3d28b755ab6921fe46099b5b27b3c335f67458a6204',
  ],
  [
    'capital letters',
    100,
    (pick) => capitals(pick, 1 + pick(150)),
    '6181c300c9674bed25e971188f25b81832b6b7e1a35f6d5acf1a553f33353df6',
  ],
  [
    'texts in ASCII',
    100,
    (pick) => ascii(pick, 1 + pick(300)),
    '52a19d6e29780cd71596eabc65ce54ad865b93d1a85dfbd723dd4f6f0049779e',
  ],
  [
    'texts in other scripts',
    100,
    (pick) => world(pick, 1 + pick(100)),
    '7eb90ce8411116a122b0620b5fee727635b341b067a2e15e70bc8b2be9ade419',
  ],
  [
    'mixed texts',
    100,
    (pick) =>
      Array.from({ length: 1 + pick(6) }, () =>
        [host, capitals, digits, world][pick(4)]?.(pick, 1 + pick(30)),
      ).join(''),
    '4d1294adbe66075e4862af460e397d67e3481a238d71a2901073e4582dc1de91',
  ],
  [
    'long texts',
    10,
    (pick) => ascii(pick, 400 + pick(873)),
    'b6b5d810541aa6cb53358cdf13c05c6dacb596bd44276aa1a6e0e123f641979b',
  ],
];

describe('symbols are drawn, bit by bit, as when they were first printed:', () => {
  test.each(kinds)('%s', (_kind, texts, textOf, hash) => {
    const next = xorshift(texts);
    const pick: Pick = (below) => next() % below;
    const drawn = createHash('sha256');
    for (const level of LEVELS) {
      for (const isLevelFixed of [false, true]) {
        for (let i = 0; i < texts; i++) {
          const matrix = encodeMatrix(textOf(pick), level, { isLevelFixed });
          drawn.update(`${matrix.version} ${matrix.level} `).update(matrix.dark);
        }
      }
    }
    expect(drawn.digest('hex')).toBe(hash);
  });
});
