import { textOfRowFault } from '@everscan/messages/words/faults/list';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { told } from '../../testing/told-table.ts';
import { type TestCell, workbook } from '../../testing/workbook.ts';
import { readTable } from './read-table.ts';

const read = async (bytes: Uint8Array, sheet?: string) =>
  readTable(new Blob([bytes.slice()]), { sheet });
const cellsOf = async (bytes: Uint8Array) =>
  (await read(bytes)).rows.map(({ row, cells }) => [row, ...cells]);

describe('a cell of a workbook', () => {
  test.each([
    ['a text', { text: 'Tisch 1' }, 'Tisch 1'],
    ['a text in the table of strings, in two formats', { shared: ['Ti', 'sch'] }, 'Tisch'],
    ['a text with leading zeros', { text: '00123' }, '00123'],
    ['a text with &, < and a line break', { text: 'a & b <c>\nd' }, 'a & b <c>\nd'],
    ['a number', { number: 7 }, '7'],
    ['a number shown with leading zeros', { number: 123, format: '00000' }, '00123'],
    ['a number shown with a word', { number: 7, format: '"Tisch "0' }, 'Tisch 7'],
    ['a phone number', { number: 612345678, format: '0#" "##" "##" "##" "##' }, '06 12 34 56 78'],
    ['a country code', { number: 4930123, format: '+#' }, '+4930123'],
    ['zeros, and another format below zero', { number: 7, format: '00000;[Red]\\-00000' }, '00007'],
    ['a number below zero', { number: -7, format: '000;[Red]\\(000\\)' }, '-007'],
    ['zeros, and a format of texts', { number: 7, format: '00000;@' }, '00007'],
    ['zeros and the space of a bracket', { number: 7, format: '_(* 00000_)' }, '00007'],
    ['zeros in a colour', { number: 7, format: '[Blue]00000' }, '00007'],
    ['zero shown as nothing', { number: 0, format: '#' }, '0'],
    ['a semicolon in a word', { number: 7, format: '"a;b "00' }, 'a;b 07'],
    ['a condition', { number: 7, format: '[<5]00;00000' }, '7'],
    ['a currency', { number: 7, format: '[$€-407] 00' }, '7'],
    ['thousands', { number: 1234, format: '#,##0' }, '1234'],
    ['a percentage', { number: 7, format: '#%' }, '7'],
    ['an exponent', { number: 7, format: '0E+00' }, '7'],
    ['a number shown as money', { number: 1234.5, format: '#,##0.00 "€"' }, '1234.5'],
    ['a long number', { number: 4_930_123_456_789 }, '4930123456789'],
    ['a fraction', { number: 0.1 + 0.2 }, '0.3'],
    ['a small number', { number: 0.000_000_1 }, '0.0000001'],
    ['a day', { number: 46_556, format: 'dd.mm.yyyy' }, '2027-06-18'],
    ['a duration of less than a day', { number: 0.75, format: '[h]:mm' }, '18:00'],
    ['a duration', { number: 1.5, format: '[h]:mm' }, '36:00'],
    ['minutes of a duration', { number: 1 / 16, format: '[mm]:ss' }, '01:30'],
    ['a time', { number: 0.770_833_333_333, format: 'h:mm' }, '18:30'],
    ['a day with a time', { number: 46_556.75, format: 'yyyy-mm-dd hh:mm' }, '2027-06-18 18:00'],
    ['yes or no', { isTrue: true }, 'yes'],
    ['a formula for a text', { formula: '"Table "&1', text: 'Table 1' }, 'Table 1'],
    ['a formula for a number', { formula: '1+1', number: 2 }, '2'],
  ])('with %s is read as text', async (_, cell, text) => {
    const bytes = workbook({ Sheet1: [[{ text: 'Text' }], [cell]] });
    expect((await read(bytes)).rows[1]?.cells).toEqual([text]);
  });
});

test('names the cell in which a formula has an error, and reads the other rows', async () => {
  const failed = { formula: 'VLOOKUP(A2,X,1)', error: '#N/A' };
  const { rows } = await read(
    workbook({
      S: [
        ['Link', 'Table'],
        ['x', failed],
        ['y', '2'],
      ],
    }),
  );
  expect(rows.map(({ fault }) => fault && textOfRowFault({ fault }))).toEqual([
    undefined,
    'Cell B2 contains the error #N/A. Correct it in your spreadsheet.',
    undefined,
  ]);
});

test('keeps the row numbers and the positions of empty cells', async () => {
  const bytes = workbook({ Sheet1: [['Table', 'Link'], [], ['', 'x'], ['y']] });
  expect(await cellsOf(bytes)).toEqual([
    [1, 'Table', 'Link'],
    [3, '', 'x'],
    [4, 'y'],
  ]);
});

test('reads the first visible sheet with text, or the requested one', async () => {
  const bytes = workbook({ Empty: [], 'Hidden!': [['secret']], Tables: [['a']], Rooms: [['b']] });
  const first = await read(bytes);
  expect(first).toMatchObject({ sheets: ['Empty', 'Tables', 'Rooms'], sheet: 'Tables' });
  expect(first.rows[0]?.cells).toEqual(['a']);
  expect((await read(bytes, 'Rooms')).rows[0]?.cells).toEqual(['b']);
});

test('reads a short list on a sheet with a million formatted rows', async () => {
  const bytes = workbook(
    { Sheet1: [['Link'], ['x']] },
    { moreRows: '<row r="1048576"><c r="XFD1048576"/></row>' },
  );
  expect(await cellsOf(bytes)).toEqual([
    [1, 'Link'],
    [2, 'x'],
  ]);
});

const compound = (part: string) => {
  const bytes = new Uint8Array(4096);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set(Buffer.from(part, 'utf16le'), 1024);
  return bytes;
};
const zip = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));
const good = workbook({ Sheet1: [['Link'], ['x']] });
/** A workbook with a sheet of one megabyte, for which the zip states another size. */
function misstated(sizeBytes: number) {
  const bytes = workbook({ Sheet1: [['Link'], [' '.repeat(1_000_000)]] });
  const view = new DataView(bytes.buffer);
  const name = strToU8('xl/worksheets/sheet1.xml');
  for (let at = 0; at < bytes.length - 50; at++) {
    const isEntry = view.getUint32(at, true) === 0x02014b50; // APPNOTE 4.3.12, central directory
    if (isEntry && name.every((byte, index) => bytes[at + 46 + index] === byte)) {
      view.setUint32(at + 24, sizeBytes, true);
    }
  }
  return bytes;
}

test.each([
  [
    'an old workbook',
    () => compound('Workbook'),
    /old Excel format \(\.xls\).*save it as \.xlsx or CSV/,
  ],
  ['an encrypted workbook', () => compound('EncryptedPackage'), /password-protected/],
  ['a cut workbook', () => good.slice(0, -60), /damaged/],
  ['only the first bytes of a zip', () => strToU8('PK\u0003\u0004…'), /damaged/],
  ['a workbook whose sheet is missing', () => workbook({ Gone: undefined }), /damaged/],
  ['an empty workbook', () => workbook({ Sheet1: [] }), /empty/],
  ['a workbook with 5,002 rows', () => workbook({ S: Array(5002).fill(['x']) }), /5,001 rows/],
  ['a binary workbook', () => zip('xl/workbook.bin'), /\.xlsb/],
  ['an OpenDocument file', () => zip('mimetype', 'content.xml'), /OpenDocument/],
  ['a Numbers file', () => zip('Index/Document.iwa'), /Numbers file/],
  ['a Word document', () => zip('word/document.xml'), /not a spreadsheet/],
  ['a PDF', () => strToU8('%PDF-1.7'), /PDF/],
  ['a zip bomb', () => misstated(3_000_000_000), /too large/],
  ['a zip bomb without a stated size', () => misstated(0), /too large/],
  ['a zip bomb that claims to be small', () => misstated(500), /damaged/],
])('reports a clear error for %s', async (_, bytes, message) => {
  await expect(told(read(bytes()))).rejects.toThrow(message);
});

describe('beside the cells of a workbook', () => {
  /** What is known about the cell A2. */
  const noteOf = async (cell: TestCell) =>
    (await read(workbook({ S: [['Text'], [cell, 'x']] }))).rows[1]?.notes?.[0];

  test.each([
    ['3.50 €', { number: 3.5, format: '0.00 "€"' }],
    ['1,234.50 €', { number: 1234.5, format: '#,##0.00\\ [$€-407]' }],
    ['50 %', { number: 0.5, format: '0 %' }],
    ['(3)', { number: -3, format: '0;(0)' }],
    ['1/4', { number: 0.25, format: '# ?/?' }],
    ['18. Juni 2027', { number: 46_556, format: '[$-407]d. mmmm yyyy' }],
    ['6:00 PM', { number: 0.75, format: 'h:mm AM/PM' }],
    ['TRUE', { isTrue: true }],
  ])('the text %s is known as the sheet shows it', async (shown, cell) => {
    vi.stubGlobal('navigator', { language: 'en-US' });
    expect(await noteOf(cell)).toMatchObject({ shown });
    vi.unstubAllGlobals();
  });

  test.each([
    [
      'a link',
      { text: 'Menu', link: 'https://example.com/menu?a=1&b=2' },
      'https://example.com/menu?a=1&b=2',
    ],
    [
      'a mail link',
      { text: 'Anna', link: 'mailto:anna@example.com?subject=x' },
      'anna@example.com',
    ],
    [
      'a formula',
      { formula: 'HYPERLINK("https://example.com/1","Menu")', text: 'Menu' },
      'https://example.com/1',
    ],
  ])('the address of %s is known', async (_, cell, link) => {
    expect(await noteOf(cell)).toEqual({ link });
  });

  test('the addresses of files and of other cells are ignored', async () => {
    expect(await noteOf({ text: 'Menu', link: 'file:///C:/menu.pdf' })).toBeUndefined();
  });

  test('formulas without results, numbers with too many digits and times without a format are known', async () => {
    expect(await noteOf({ formula: 'B2*2', isUnknown: true })).toEqual({ isUnknown: true });
    expect(await noteOf({ formula: '""', text: '' })).toBeUndefined();
    expect(await noteOf({ number: 1234567890123456 })).toMatchObject({ isRounded: true });
    expect(await noteOf({ number: 0.75 })).toEqual({ time: '18:00' });
  });

  test('a link can belong to several cells, have a fragment, and name its relationship in another way', async () => {
    const rows = [['Link'], ['a'], ['b'], [{ text: 'c', link: 'https://example.com/1?a&b' }]];
    const bytes = workbook({ S: rows });
    const files = unzipSync(bytes);
    const path = 'xl/worksheets/sheet1.xml';
    const xml = strFromU8(files[path] as Uint8Array).replace(
      '<hyperlink ref="A4" r:id="link0"/>',
      '<hyperlink xmlns:x="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ref="A3:A4" x:id="link0" location="top"/>',
    );
    const { rows: read } = await readTable(
      new Blob([zipSync({ ...files, [path]: strToU8(xml) }).slice()]),
    );
    const link = 'https://example.com/1?a&b#top';
    expect(read.map(({ notes }) => notes?.[0]?.link)).toEqual([undefined, undefined, link, link]);
  });

  test('hidden rows and rows of totals are marked', async () => {
    const rows = [['Link'], ['a'], ['b'], ['c']];
    const { rows: marked } = await read(workbook({ S: rows }, { hidden: [3], table: 'A1:A4' }));
    expect(marked.map(({ isHidden = false, isTotal = false }) => [isHidden, isTotal])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [false, true],
    ]);
  });

  test('a cell that is merged over rows belongs to each of them', async () => {
    const rows = [
      ['Room', 'Link'],
      ['Hall', '1'],
      ['', '2'],
      ['', ''],
    ];
    expect(await cellsOf(workbook({ S: rows }, { merged: ['A2:A4'] }))).toEqual([
      [1, 'Room', 'Link'],
      [2, 'Hall', '1'],
      [3, 'Hall', '2'],
    ]);
  });

  test('columns that are not read are counted', async () => {
    const moreRows =
      '<row r="3"><c r="CV3"><v>1</v></c><c r="CW3"><v>1</v></c><c r="DA3"><v>1</v></c></row>';
    const table = await read(workbook({ S: [['Link'], ['x']] }, { moreRows }));
    expect(table.unreadColumns).toBe(2);
    expect((await read(workbook({ S: [['Link'], ['x']] }))).unreadColumns).toBeUndefined();
  });
});
