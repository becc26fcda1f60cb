import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BandImage } from './band-image.ts';
import { deflateBands } from './deflate-bands.ts';

/** The bytes of an image, assembled in the simplest way. */
function bytesOf({ before, after, tiles, bands }: BandImage): Buffer {
  const rows = bands.flatMap(({ cells, lines }) =>
    lines.map((line) =>
      Buffer.concat([
        before,
        ...[...cells].map((cell) => tiles[cell]?.[line] as Uint8Array),
        after,
      ]),
    ),
  );
  return Buffer.concat(rows);
}

function inflated(image: BandImage): Buffer {
  return inflateSync(deflateBands(image));
}

const byte = fc.oneof(fc.constantFrom(0, 255), fc.integer({ min: 0, max: 255 }));
const bytes = (length: number) =>
  fc.oneof(
    fc.array(byte, { minLength: length, maxLength: length }).map((list) => Uint8Array.from(list)),
    byte.map((value) => new Uint8Array(length).fill(value)),
  );

const images = fc
  .record({
    width: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 300 })),
    columns: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 180 })),
    bandCount: fc.integer({ min: 1, max: 12 }),
    tileCount: fc.integer({ min: 1, max: 4 }),
    lineCount: fc.integer({ min: 1, max: 5 }),
    margin: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 600 })),
  })
  .chain(({ width, columns, bandCount, tileCount, lineCount, margin }) => {
    const line = fc.integer({ min: 0, max: lineCount - 1 });
    const lines = fc.array(line, { maxLength: 20 });
    const cells = fc
      .array(fc.integer({ min: 0, max: tileCount - 1 }), { minLength: columns, maxLength: columns })
      .map((list) => Uint8Array.from(list));
    return fc.record({
      before: fc.integer({ min: 0, max: margin }).chain(bytes),
      after: fc.integer({ min: 0, max: margin }).chain(bytes),
      tiles: fc.array(fc.array(bytes(width), { minLength: lineCount, maxLength: lineCount }), {
        minLength: tileCount,
        maxLength: tileCount,
      }),
      // Bands of one image mostly share their lines, and often their cells.
      bands: fc
        .tuple(lines, fc.array(cells, { minLength: 1, maxLength: 3 }))
        .chain(([shared, palette]) =>
          fc.array(
            fc.record({
              cells: fc.oneof(fc.constantFrom(...palette), cells),
              lines: fc.oneof({ weight: 3, arbitrary: fc.constant(shared) }, lines),
            }),
            { minLength: bandCount, maxLength: bandCount },
          ),
        ),
    });
  });

const hasRows = ({ bands }: BandImage) => bands.some(({ lines }) => lines.length > 0);

test('zlib reads back exactly the bytes of any image', () => {
  fc.assert(
    fc.property(images.filter(hasRows), (image) => {
      expect(inflated(image).equals(bytesOf(image))).toBe(true);
    }),
    { seed: 1951, numRuns: 1500 },
  );
});

test('a repetition further back than 32,768 bytes is written again', () => {
  const noise = Uint8Array.from({ length: 180 }, (_, i) => (i * i * 7) % 4);
  const tiles = [0, 85, 170, 255].map((value) => [
    new Uint8Array(200).fill(value),
    Uint8Array.from({ length: 200 }, (_, i) => (value + i * i) & 0xff),
  ]);
  const image: BandImage = {
    before: Uint8Array.of(0),
    after: new Uint8Array(0),
    tiles,
    bands: [
      { cells: noise, lines: [0, 1, 1, 0] },
      { cells: noise.toReversed(), lines: [0, 1] },
      { cells: noise, lines: [0, 1, 1, 0] },
    ],
  };
  expect(inflated(image).equals(bytesOf(image))).toBe(true);
});

test.each([1, 2, 3, 4, 257, 258, 259, 260, 261, 262, 516, 517, 518, 519, 775])(
  'a run of %i equal bytes is read back, though no copy is shorter than 3 or longer than 258',
  (length) => {
    const image: BandImage = {
      before: new Uint8Array(0),
      after: new Uint8Array(0),
      tiles: [[Uint8Array.of(7)]],
      bands: [{ cells: new Uint8Array(length), lines: [0, 0, 0] }],
    };
    expect(inflated(image).equals(bytesOf(image))).toBe(true);
  },
);
