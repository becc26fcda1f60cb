import { describe, expect, test } from 'vitest';
import { ModuleKind } from './kinds.ts';
import { encodeMatrix } from './matrix.ts';

/** ISO/IEC 18004, table 7: bytes that each version holds at level L. */
// biome-ignore format: eight versions a line
const BYTES_AT_L = [
  17, 32, 53, 78, 106, 134, 154, 192,
  230, 271, 321, 367, 425, 458, 520, 586,
  644, 718, 792, 858, 929, 1003, 1091, 1171,
  1273, 1367, 1465, 1528, 1628, 1732, 1840, 1952,
  2068, 2188, 2303, 2431, 2563, 2699, 2809, 2953,
];
const versions = BYTES_AT_L.map((bytes, index) => ({ version: index + 1, bytes }));

/** ISO/IEC 18004, annex E: rows and columns in which alignment patterns have their centres. */
const ALIGNMENT_CENTRES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
  [6, 26, 46, 66],
  [6, 26, 48, 70],
  [6, 26, 50, 74],
  [6, 30, 54, 78],
  [6, 30, 56, 82],
  [6, 30, 58, 86],
  [6, 34, 62, 90],
  [6, 28, 50, 72, 94],
  [6, 26, 50, 74, 98],
  [6, 30, 54, 78, 102],
  [6, 28, 54, 80, 106],
  [6, 32, 58, 84, 110],
  [6, 30, 58, 86, 114],
  [6, 34, 62, 90, 118],
  [6, 26, 50, 74, 98, 122],
  [6, 30, 54, 78, 102, 126],
  [6, 26, 52, 78, 104, 130],
  [6, 30, 56, 82, 108, 134],
  [6, 34, 60, 86, 112, 138],
  [6, 30, 58, 86, 114, 142],
  [6, 34, 62, 90, 118, 146],
  [6, 30, 54, 78, 102, 126, 150],
  [6, 24, 50, 76, 102, 128, 154],
  [6, 28, 54, 80, 106, 132, 158],
  [6, 32, 58, 84, 110, 136, 162],
  [6, 26, 54, 82, 110, 138, 166],
  [6, 30, 58, 86, 114, 142, 170],
];

/** ISO/IEC 18004, table 1: modules for data and error correction, to the last one. */
const DATA_MODULES: Record<number, number> = { 1: 208, 2: 359, 7: 1568, 14: 4651, 40: 29648 };

/** One letter per module: Finder, Separator, Timing, Alignment, format (X), Version. */
function kindsOf(bytes: number): string[] {
  const { size, kinds } = encodeMatrix('a'.repeat(bytes), 'L');
  return Array.from({ length: size }, (_, y) =>
    Array.from(kinds.subarray(y * size, (y + 1) * size), (kind) => '.FSTAXV'[kind]).join(''),
  );
}

const rows = (drawing: string) => drawing.trim().split(/\s+/);

describe('the kind of every module', () => {
  test('follows the standard in version 1, which has no alignment pattern', () => {
    expect(kindsOf(17)).toEqual(
      rows(`
      FFFFFFFSX....SFFFFFFF
      FFFFFFFSX....SFFFFFFF
      FFFFFFFSX....SFFFFFFF
      FFFFFFFSX....SFFFFFFF
      FFFFFFFSX....SFFFFFFF
      FFFFFFFSX....SFFFFFFF
      FFFFFFFSTTTTTSFFFFFFF
      SSSSSSSSX....SSSSSSSS
      XXXXXXTXX....XXXXXXXX
      ......T..............
      ......T..............
      ......T..............
      ......T..............
      SSSSSSSSX............
      FFFFFFFSX............
      FFFFFFFSX............
      FFFFFFFSX............
      FFFFFFFSX............
      FFFFFFFSX............
      FFFFFFFSX............
      FFFFFFFSX............
      `),
    );
  });

  test('follows the standard in version 2, which has one alignment pattern', () => {
    expect(kindsOf(32)).toEqual(
      rows(`
      FFFFFFFSX........SFFFFFFF
      FFFFFFFSX........SFFFFFFF
      FFFFFFFSX........SFFFFFFF
      FFFFFFFSX........SFFFFFFF
      FFFFFFFSX........SFFFFFFF
      FFFFFFFSX........SFFFFFFF
      FFFFFFFSTTTTTTTTTSFFFFFFF
      SSSSSSSSX........SSSSSSSS
      XXXXXXTXX........XXXXXXXX
      ......T..................
      ......T..................
      ......T..................
      ......T..................
      ......T..................
      ......T..................
      ......T..................
      ......T.........AAAAA....
      SSSSSSSSX.......AAAAA....
      FFFFFFFSX.......AAAAA....
      FFFFFFFSX.......AAAAA....
      FFFFFFFSX.......AAAAA....
      FFFFFFFSX................
      FFFFFFFSX................
      FFFFFFFSX................
      FFFFFFFSX................
      `),
    );
  });

  test('follows the standard in version 7, the first with version information', () => {
    expect(kindsOf(154)).toEqual(
      rows(`
      FFFFFFFSX.........................VVVSFFFFFFF
      FFFFFFFSX.........................VVVSFFFFFFF
      FFFFFFFSX.........................VVVSFFFFFFF
      FFFFFFFSX.........................VVVSFFFFFFF
      FFFFFFFSX...........AAAAA.........VVVSFFFFFFF
      FFFFFFFSX...........AAAAA.........VVVSFFFFFFF
      FFFFFFFSTTTTTTTTTTTTAAAAATTTTTTTTTTTTSFFFFFFF
      SSSSSSSSX...........AAAAA............SSSSSSSS
      XXXXXXTXX...........AAAAA............XXXXXXXX
      ......T......................................
      ......T......................................
      ......T......................................
      ......T......................................
      ......T......................................
      ......T......................................
      ......T......................................
      ......T......................................
      ......T......................................
      ......T......................................
      ......T......................................
      ....AAAAA...........AAAAA...........AAAAA....
      ....AAAAA...........AAAAA...........AAAAA....
      ....AAAAA...........AAAAA...........AAAAA....
      ....AAAAA...........AAAAA...........AAAAA....
      ....AAAAA...........AAAAA...........AAAAA....
      ......T......................................
      ......T......................................
      ......T......................................
      ......T......................................
      ......T......................................
      ......T......................................
      ......T......................................
      ......T......................................
      ......T......................................
      VVVVVVT......................................
      VVVVVVT......................................
      VVVVVVT.............AAAAA...........AAAAA....
      SSSSSSSSX...........AAAAA...........AAAAA....
      FFFFFFFSX...........AAAAA...........AAAAA....
      FFFFFFFSX...........AAAAA...........AAAAA....
      FFFFFFFSX...........AAAAA...........AAAAA....
      FFFFFFFSX....................................
      FFFFFFFSX....................................
      FFFFFFFSX....................................
      FFFFFFFSX....................................
      `),
    );
  });
});

describe.each(versions)('version $version', ({ version, bytes }) => {
  test(`holds ${bytes} bytes at level L and no more`, () => {
    expect(encodeMatrix('a'.repeat(bytes), 'L').version).toBe(version);
    if (version < 40) expect(encodeMatrix('a'.repeat(bytes + 1), 'L').version).toBe(version + 1);
    else
      expect(() => encodeMatrix('a'.repeat(bytes + 1), 'L')).toThrow(
        expect.objectContaining({ fault: expect.objectContaining({ bytes: 2954 }) }),
      );
  });

  test('has as many modules of each kind as in the standard', () => {
    const { size, kinds } = encodeMatrix('a'.repeat(bytes), 'L');
    const count = (wanted: ModuleKind) => kinds.filter((kind) => kind === wanted).length;
    const centres = version === 1 ? 0 : Math.floor(version / 7) + 2;
    const onTiming = Math.max(0, centres - 2) * 2;
    const expected = {
      finder: 3 * 49,
      separator: 3 * 15,
      timing: 2 * (size - 16) - onTiming * 5,
      alignment: centres && (centres ** 2 - 3) * 25,
      format: 2 * 15 + 1,
      version: version < 7 ? 0 : 2 * 18,
    };
    const actual = Object.fromEntries(
      Object.keys(expected).map((name) => [name, count(ModuleKind[name as keyof typeof expected])]),
    );
    expect(actual).toEqual(expected);
    const functional = Object.values(expected).reduce((sum, modules) => sum + modules, 0);
    expect(count(ModuleKind.data)).toBe(size * size - functional);
    if (version in DATA_MODULES) expect(count(ModuleKind.data)).toBe(DATA_MODULES[version]);
  });

  test('has its alignment patterns at the positions of annex E', () => {
    const { size, dark, kinds } = encodeMatrix('a'.repeat(bytes), 'L');
    const centres = ALIGNMENT_CENTRES[version - 1] as readonly number[];
    const [first, last] = [centres[0], centres.at(-1)];
    const pattern = '#####\n#...#\n#.#.#\n#...#\n#####';
    for (const cy of centres) {
      for (const cx of centres) {
        const underFinder =
          (cx === first && cy === first) ||
          (cx === first && cy === last) ||
          (cx === last && cy === first);
        if (underFinder) continue;
        const places = [-2, -1, 0, 1, 2].map((dy) =>
          [-2, -1, 0, 1, 2].map((dx) => (cy + dy) * size + cx + dx),
        );
        expect(
          places.map((row) => row.map((at) => (dark[at] ? '#' : '.')).join('')).join('\n'),
        ).toBe(pattern);
        expect(places.flat().every((at) => kinds[at] === ModuleKind.alignment)).toBe(true);
      }
    }
  });

  test('has the patterns that every scanner looks for', () => {
    const { size, dark } = encodeMatrix('a'.repeat(bytes), 'L');
    const at = (x: number, y: number) => dark[y * size + x];
    for (const [left, top] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ] as const) {
      for (let y = -1; y <= 7; y++) {
        for (let x = -1; x <= 7; x++) {
          const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
          const inside = left + x >= 0 && left + x < size && top + y >= 0 && top + y < size;
          if (inside) expect(at(left + x, top + y)).toBe(ring === 4 || ring === 2 ? 0 : 1);
        }
      }
    }
    for (let i = 8; i < size - 8; i++) {
      expect([at(i, 6), at(6, i)]).toEqual([1 - (i % 2), 1 - (i % 2)]);
    }
    expect(at(8, size - 8)).toBe(1); // the dark module (7.9.1)
  });
});
