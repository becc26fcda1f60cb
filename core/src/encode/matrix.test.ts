import { describe, expect, test } from 'vitest';
import { CodeError } from '../code-error.ts';
import { ModuleKind } from './kinds.ts';
import { type ErrorCorrectionLevel, LEVELS } from './level.ts';
import { encodeMatrix, type Matrix } from './matrix.ts';
import { BYTE_CAPACITY } from './symbol-size.ts';

/** ISO/IEC 18004, table C.1: the 15 bits of format information by level and mask. */
const FORMATS: Record<ErrorCorrectionLevel, string> = {
  L: `111011111000100 111001011110011 111110110101010 111100010011101
      110011000101111 110001100011000 110110001000001 110100101110110`,
  M: `101010000010010 101000100100101 101111001111100 101101101001011
      100010111111001 100000011001110 100111110010111 100101010100000`,
  Q: `011010101011111 011000001101000 011111100110001 011101000000110
      010010010110100 010000110000011 010111011011010 010101111101101`,
  H: `001011010001001 001001110111110 001110011100111 001100111010000
      000011101100010 000001001010101 000110100001100 000100000111011`,
};

/** ISO/IEC 18004, table 10, with i for the row and j for the column. */
const MASKS: readonly ((i: number, j: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** At the level of the example, though a higher one would fit. */
const FIXED = { isLevelFixed: true };

function drawn({ size, dark }: Matrix): string[] {
  return Array.from({ length: size }, (_, y) =>
    Array.from(dark.subarray(y * size, (y + 1) * size), (module) => (module ? '#' : '.')).join(''),
  );
}

/** Both copies of the format information, most significant bit first (figure 25). */
function formatsOf({ size, dark }: Matrix): [string, string] {
  const bits = (places: readonly (readonly [x: number, y: number])[]) =>
    places.map(([x, y]) => dark[y * size + x]).join('');
  const along = [0, 1, 2, 3, 4, 5, 7, 8] as const;
  const up = [7, 5, 4, 3, 2, 1, 0] as const;
  return [
    bits([...along.map((x) => [x, 8] as const), ...up.map((y) => [8, y] as const)]),
    bits([
      ...[1, 2, 3, 4, 5, 6, 7].map((n) => [8, size - n] as const),
      ...[8, 7, 6, 5, 4, 3, 2, 1].map((n) => [size - n, 8] as const),
    ]),
  ];
}

/** The bits of the data region, without the mask, in the order of clause 7.7.3. */
function codewordsOf(matrix: Matrix, level: ErrorCorrectionLevel): string[] {
  const { size, dark, kinds } = matrix;
  const masked = MASKS[FORMATS[level].trim().split(/\s+/).indexOf(formatsOf(matrix)[0])];
  let bits = '';
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--; // the timing pattern takes a whole column
    for (let step = 0; step < size; step++) {
      const y: number = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const at = y * size + x;
        if (kinds[at] === ModuleKind.data) bits += (dark[at] === 1) === masked?.(y, x) ? '0' : '1';
      }
    }
    upwards = !upwards;
  }
  return bits.match(/.{8}/g) ?? [];
}

describe('the examples of ISO/IEC 18004', () => {
  test('01234567 at level M has the codewords of annex I', () => {
    const codewords = codewordsOf(encodeMatrix('01234567', 'M', FIXED), 'M');
    expect(codewords).toEqual([
      ...'00010000 00100000 00001100 01010110 01100001 10000000'.split(' '), // the text
      ...'11101100 00010001 11101100 00010001 11101100 00010001'.split(' '), // padding
      ...'11101100 00010001 11101100 00010001'.split(' '),
      ...'10100101 00100100 11010100 11000001 11101101'.split(' '), // error correction
      ...'00110110 11000111 10000111 00101100 01010101'.split(' '),
    ]);
  });

  // Annex I draws it with mask 010; an encoder may choose any mask, and scanners read them all.
  test('01234567 at level M is drawn as in this snapshot', () => {
    expect(drawn(encodeMatrix('01234567', 'M', FIXED)).join('\n')).toMatchInlineSnapshot(`
      "#######...###.#######
      #.....#.###...#.....#
      #.###.#..##...#.###.#
      #.###.#..#.##.#.###.#
      #.###.#.##.##.#.###.#
      #.....#....#..#.....#
      #######.#.#.#.#######
      .....................
      #.#.#.#...#.#...#..#.
      ##.#....#.##.#.#...#.
      ...##.###.##.###.###.
      ##..##.#.#.###.##..#.
      ..#..###.###.###....#
      ........#.#...#....#.
      #######.....#...#...#
      #.....#...#...#..#.##
      #.###.#.###.#.#.###.#
      #.###.#..#.#.#.#.###.
      #.###.#.##.#.###..#.#
      #.....#....###.###...
      #######.#..#.###..#.#"
    `);
  });

  test('AC-42 at level H has the bits of clause 7.4.4', () => {
    const bits = codewordsOf(encodeMatrix('AC-42', 'H'), 'H').join('');
    const mode = '0010';
    const count = '000000101';
    expect(bits).toMatch(new RegExp(`^${mode}${count}00111001110111001110010000100000`));
  });
});

describe('format information', () => {
  test.each(['L', 'M', 'Q', 'H'] as const)(
    'of level %s contains the level and the mask, twice',
    (level) => {
      const table = FORMATS[level].trim().split(/\s+/);
      const seen = new Set<string>();
      for (let i = 0; i < 400; i++) {
        const [first, second] = formatsOf(encodeMatrix(`text ${i}`, level, FIXED));
        expect(table).toContain(first);
        expect(second).toBe(first);
        seen.add(first);
      }
      expect(seen.size).toBe(8);
    },
  );
});

describe('version information', () => {
  test('of version 7 is the example of annex D, twice', () => {
    const { size, dark } = encodeMatrix('a'.repeat(154), 'L');
    const places = Array.from({ length: 18 }, (_, bit) => [
      Math.floor(bit / 3),
      size - 11 + (bit % 3),
    ]);
    const read = (at: (a: number, b: number) => number) =>
      places
        .map(([a, b]) => dark[at(a as number, b as number)])
        .reverse()
        .join('');
    expect(read((a, b) => b * size + a)).toBe('000111110010010100');
    expect(read((a, b) => a * size + b)).toBe('000111110010010100');
  });
});

describe('the error correction level', () => {
  test('is raised as long as the symbol does not grow', () => {
    expect(encodeMatrix('01234567', 'L')).toMatchObject({ version: 1, level: 'H' });
    expect(encodeMatrix('https://example.com', 'L')).toMatchObject({ version: 2, level: 'Q' });
    expect(encodeMatrix('a'.repeat(2953), 'L')).toMatchObject({ version: 40, level: 'L' });
  });

  test('is never lower than requested', () => {
    for (const level of LEVELS) {
      const { level: reached } = encodeMatrix('https://example.com/menu', level);
      expect(LEVELS.indexOf(reached)).toBeGreaterThanOrEqual(LEVELS.indexOf(level));
    }
  });

  test('is not raised for content whose standard allows only one', () => {
    expect(encodeMatrix('a', 'M', FIXED)).toMatchObject({ version: 1, level: 'M' });
  });
});

describe('text that is not ASCII', () => {
  test('has an ECI header for UTF-8 before its bytes', () => {
    const bits = codewordsOf(encodeMatrix('ä', 'H', FIXED), 'H').join('');
    const [eci, utf8, byte, count] = ['0111', '00011010', '0100', '00000010'];
    expect(bits).toMatch(new RegExp(`^${eci}${utf8}${byte}${count}1100001110100100`));
  });

  test.each(LEVELS)(
    'that fills version 40 at level %s is encoded without ECI instead of being rejected',
    (level) => {
      const text = `ä${'a'.repeat(BYTE_CAPACITY[level] - 2)}`;
      expect(encodeMatrix(text, level).version).toBe(40);
    },
  );
});

describe('what does not fit', () => {
  test('an empty string is rejected', () => {
    expect(() => encodeMatrix('', 'H')).toThrow(new CodeError('empty', 'content-missing'));
  });

  test.each([
    ['L', 2953],
    ['M', 2331],
    ['Q', 1663],
    ['H', 1273],
  ] as const)('level %s takes %i bytes and rejects more', (level, bytes) => {
    expect(encodeMatrix('a'.repeat(bytes), level).version).toBe(40);
    const tooLong = () => encodeMatrix('ä'.repeat(Math.ceil((bytes + 1) / 2)), level);
    expect(tooLong).toThrow(expect.objectContaining({ reason: 'data-too-large' }));
    expect(tooLong).toThrow(
      expect.objectContaining({ fault: expect.objectContaining({ most: bytes }) }),
    );
  });

  test('digits are packed: version 40 holds 7,089 of them at level L', () => {
    expect(encodeMatrix('1'.repeat(7089), 'L').version).toBe(40);
    expect(() => encodeMatrix('1'.repeat(7090), 'L')).toThrow(CodeError);
  });

  test('a million characters are rejected quickly', () => {
    expect(() => encodeMatrix('x'.repeat(1_000_000), 'L')).toThrow(
      expect.objectContaining({ fault: { code: 'too-much', bytes: 1_000_000, most: 2953 } }),
    );
  });
});
