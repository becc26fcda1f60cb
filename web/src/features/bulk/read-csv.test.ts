import { describe, expect, test } from 'vitest';
import { readTable } from './read-table.ts';

async function read(bytes: Uint8Array<ArrayBuffer>) {
  const [first, ...rows] = (await readTable(new Blob([bytes]))).rows;
  return { headings: first?.cells, rows };
}
const utf8 = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));
const utf16le = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const utf16be = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16());

const encodings = [
  ['UTF-8', utf8],
  ['UTF-8 with a byte order mark', (text: string) => utf8(`\ufeff${text}`)],
  ['UTF-16, little-endian', utf16le],
  ['UTF-16, big-endian', utf16be],
  ['windows-1252', (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))],
] as const;

describe.each(encodings)('a list in %s', (_, encode) => {
  test('is read with its umlauts, and its headings are row 1', async () => {
    expect(await read(encode('URL;Straße\r\nexample.com;Süd\r\n'))).toEqual({
      headings: ['URL', 'Straße'],
      rows: [{ row: 2, cells: ['example.com', 'Süd'], error: undefined }],
    });
  });

  test.each([
    ['sep=;', ';'],
    ['"sep=;"', ';'],
    ['SEP=,', ','],
    ['sep=\t', '\t'],
    ['sep=|', '|'],
    ['sep=:', ':'],
  ])('that begins with %j is split there, and that line is no row', async (line, delimiter) => {
    const cells = ['Süd, Nord; Ost', 'b'].map((cell) => `"${cell}"`).join(delimiter);
    const text = `${line}\r\n${['Name, Titel', 'Zahl'].map((it) => `"${it}"`).join(delimiter)}\r\n${cells}\r\n\r\nä${delimiter}d\r\n`;
    expect(await read(encode(text))).toEqual({
      headings: ['Name, Titel', 'Zahl'],
      rows: [
        { row: 2, cells: ['Süd, Nord; Ost', 'b'], error: undefined },
        { row: 4, cells: ['ä', 'd'], error: undefined },
      ],
    });
  });
});

test('the delimiter that a list names counts, whatever its headings look like', async () => {
  const { headings, rows } = await read(utf8('sep=;\nname,title,company\na,b,c;d\n'));
  expect(headings).toEqual(['name,title,company']);
  expect(rows[0]?.cells).toEqual(['a,b,c', 'd']);
});

test('a line that names no delimiter is skipped, and the delimiter is found as usual', async () => {
  const { headings, rows } = await read(utf8('sep=\nurl;file_name\nexample.com;x\n'));
  expect(headings).toEqual(['url', 'file_name']);
  expect(rows).toEqual([{ row: 2, cells: ['example.com', 'x'], error: undefined }]);
});

test('only the first line can name the delimiter', async () => {
  const { rows } = await read(utf8('text\nsep=;\nsep=example\n'));
  expect(rows.map(({ row, cells }) => [row, ...cells])).toEqual([
    [2, 'sep=;'],
    [3, 'sep=example'],
  ]);
  expect((await read(utf8('sep=example\nx\n'))).headings).toEqual(['sep=example']);
});

test('the row of a fault is the one that the spreadsheet shows', async () => {
  const { rows } = await read(
    utf8('sep=;\nurl;file_name\nexample.com;a\nexample.com;b;too many\n'),
  );
  expect(rows.map(({ row, error }) => [row, error === undefined])).toEqual([
    [2, true],
    [3, false],
  ]);
});

test('a list of nothing but the name of its delimiter is empty', async () => {
  await expect(read(utf8('sep=;'))).rejects.toThrow('This file is empty.');
});
