import { describe, expect, test, vi } from 'vitest';
import { told } from '../../testing/told-table.ts';
import { decodeText, encodings as offered } from './decode-text.ts';
import { readTable } from './read-table.ts';
import { TableError } from './table.ts';

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
  test('is read with its umlauts and with the headings as row 1', async () => {
    expect(await read(encode('URL;Straße\r\nexample.com;Süd\r\n'))).toEqual({
      headings: ['URL', 'Straße'],
      rows: [{ row: 2, cells: ['example.com', 'Süd'], fault: undefined }],
    });
  });

  test.each([
    ['sep=;', ';'],
    ['"sep=;"', ';'],
    ['SEP=,', ','],
    ['sep=\t', '\t'],
    ['sep=|', '|'],
    ['sep=:', ':'],
  ])(
    'that begins with %j is split at that delimiter, without counting this line',
    async (line, delimiter) => {
      const cells = ['Süd, Nord; Ost', 'b'].map((cell) => `"${cell}"`).join(delimiter);
      const text = `${line}\r\n${['Name, Titel', 'Zahl'].map((it) => `"${it}"`).join(delimiter)}\r\n${cells}\r\n\r\nä${delimiter}d\r\n`;
      expect(await read(encode(text))).toEqual({
        headings: ['Name, Titel', 'Zahl'],
        rows: [
          { row: 2, cells: ['Süd, Nord; Ost', 'b'], fault: undefined },
          { row: 4, cells: ['ä', 'd'], fault: undefined },
        ],
      });
    },
  );
});

test('uses the delimiter that a list names, whatever its headings look like', async () => {
  const { headings, rows } = await read(utf8('sep=;\nname,title,company\na,b,c;d\n'));
  expect(headings).toEqual(['name,title,company']);
  expect(rows[0]?.cells).toEqual(['a,b,c', 'd']);
});

test('skips a "sep=" line without a delimiter, and detects the delimiter', async () => {
  const { headings, rows } = await read(utf8('sep=\nurl;file_name\nexample.com;x\n'));
  expect(headings).toEqual(['url', 'file_name']);
  expect(rows).toEqual([{ row: 2, cells: ['example.com', 'x'], fault: undefined }]);
});

test('lets only the first line name the delimiter', async () => {
  const { rows } = await read(utf8('text\nsep=;\nsep=example\n'));
  expect(rows.map(({ row, cells }) => [row, ...cells])).toEqual([
    [2, 'sep=;'],
    [3, 'sep=example'],
  ]);
  expect((await read(utf8('sep=example\nx\n'))).headings).toEqual(['sep=example']);
});

test('reports an error with the row number that the spreadsheet shows', async () => {
  const { rows } = await read(
    utf8('sep=;\nurl;file_name\nexample.com;a\nexample.com;b;too many\n'),
  );
  expect(rows.map(({ row, fault }) => [row, fault === undefined])).toEqual([
    [2, true],
    [3, false],
  ]);
});

test('reports a list with only a "sep=" line as empty', async () => {
  await expect(told(read(utf8('sep=;')))).rejects.toThrow('This file is empty.');
});

/** The cells of each row, or "refused" for a row with an error. */
async function cellsOf(...lines: string[]) {
  const { rows } = await readTable(new Blob([lines.join('\n')]));
  return rows.map(({ cells, fault }) => (fault ? 'refused' : cells.join(' | ')));
}
const MAP = 'https://goo.example/@52.5162,13.3777,17z';
const PAGE = 'https://a.example/1';

describe('a list of addresses', () => {
  test.each([
    ['with commas', MAP, MAP],
    ['with semicolons', 'a.example/;v=1', 'b.example/;v=2'],
    ['with commas under a heading', 'Link', MAP, MAP],
    ['with commas under an unknown heading', 'Speisekarte', MAP, MAP],
    ['with commas before a mail address', `${MAP},info@cafe.example`],
    ['with commas, and another text', MAP, 'Table, outside', MAP],
    ['of which one has a comma', PAGE, 'https://a.example/x,y'],
  ])('%s is one column', async (_, ...lines) => {
    expect(await cellsOf(...lines)).toEqual(lines);
  });

  test.each([
    ['a comma', [`${PAGE},Table 1`, `${PAGE},Bar`], [`${PAGE} | Table 1`, `${PAGE} | Bar`]],
    ['a comma after the domain', ['https://a.example,Bar'], ['https://a.example | Bar']],
    ['quotation marks', [`${PAGE},"Bar"`], [`${PAGE} | Bar`]],
    ['headings', ['Link,Price', `${PAGE},3.50`], ['Link | Price', `${PAGE} | 3.50`]],
    ['a semicolon', [`${MAP};Table 1`], [`${MAP} | Table 1`]],
    ['a tab', [`${MAP}\tTable1`], [`${MAP} | Table1`]],
    ['the comma before another address', [`${PAGE},${PAGE}`], [`${PAGE} | ${PAGE}`]],
    ['the comma before a mail address', [`${PAGE},info@a.de`], [`${PAGE} | info@a.de`]],
    [
      'a semicolon without a cell after it',
      [`${PAGE};`, `${PAGE};`],
      [PAGE, PAGE].map((page) => `${page} | `),
    ],
  ])('and labels is split at %s', async (_, lines, cells) => {
    expect(await cellsOf(...lines)).toEqual(cells);
  });

  test.each([
    ['rows', [`${PAGE},Table1`, `${PAGE},Table2`], 'Link,Table'],
    ['a row', [`${PAGE};1`], 'Link;Table'],
    ['prices', [`${PAGE},4.50`, `${PAGE},12.5`], 'Link,Table'],
    ['prices after a semicolon', [`${PAGE};4,50`], 'Link;Table'],
  ])('with %s that could be one cell or two is rejected', async (_, lines, headings) => {
    const reading = cellsOf(...lines);
    await expect(reading).rejects.toThrow(TableError);
    await expect(told(reading)).rejects.toThrow(headings);
    expect(await cellsOf(headings, ...lines)).toHaveLength(lines.length + 1);
  });

  test('gets an error in a row with more commas than the headings', async () => {
    expect(await cellsOf('Table,Link', `1,${MAP}`, `2,${PAGE}`)).toEqual([
      'Table | Link',
      'refused',
      `2 | ${PAGE}`,
    ]);
  });
});

describe('quotation marks', () => {
  const page = (end: string | number) => `https://a.example/${end}`;
  const notes = ['a,b', 'c,d', 'e,f', 'g,h', 'i,j'];

  test.each([
    [';', notes.join('\n')],
    ['\t', notes.join('\n')],
    [',', notes.join('\n').replaceAll(',', ';')],
    ['|', notes.join('\n')],
    ['^', notes.join('\n')],
  ])(
    'keep a cell together between %j, although its lines have another delimiter',
    async (at, note) => {
      const lines = [`Link${at}Note`, `${page(1)}${at}"${note}"`, `${page(2)}${at}"${note}"`];
      expect(await cellsOf(...lines)).toEqual([
        'Link | Note',
        ...[1, 2].map((end) => `${page(end)} | ${note}`),
      ]);
    },
  );

  test.each([
    ['spaces before them', ['Link, "Name"', `${page(1)}, "T, 1"`], `${page(1)} | T, 1`],
    ['spaces around them', ['"Link" ; "Name"', `"${page(1)}" ; "T; ""1"""`], `${page(1)} | T; "1"`],
    [
      'spaces at the beginning',
      ['"Link","Name"', ` "${page(1)}","a, ""b"""`],
      `${page(1)} | a, "b"`,
    ],
  ])('enclose cells with %s', async (_, lines, cells) => {
    expect((await cellsOf(...lines)).at(-1)).toBe(cells);
  });

  test.each([
    ['an inch', '5" pipe'],
    ['a single mark', '"'],
    ['a mark at the beginning', '"open'],
  ])('that are part of a text stay: %s', async (_, note) => {
    const lines = ['Link;Note', `${page(1)};${note}`, `${page(2)};x`];
    expect((await cellsOf(...lines))[1]).toBe(`${page(1)} | ${note}`);
  });

  test('without a partner are an error in a list with quoted cells', async () => {
    const lines = ['Link;Note', `"${page(1)}";"x"`, `"${page(2)}";"x`, `"${page(3)}";"x"`];
    expect((await cellsOf(...lines)).slice(1)).toEqual([`${page(1)} | x`, 'refused']);
  });
});

test.each(['|', '^', '~', '§', '；', ':'])('a list can be split at %s', async (at) => {
  const lines = [
    ['SSID', 'Password'],
    ['Guest', 'welcome-1'],
    ['Staff', 'a, b; c'],
  ];
  expect(await cellsOf(...lines.map((cells) => cells.join(at)))).toEqual(
    lines.map((cells) => cells.join(' | ')),
  );
});

test('texts with a rare delimiter are not split', async () => {
  const lines = ['Sprüche', 'Bar | Café', 'Tee | Kuchen'];
  expect(await cellsOf(...lines)).toEqual(lines);
});

test.each(['<html><table>', '<!DOCTYPE html>', '<?xml version="1.0"?>', '\n <table border="1">'])(
  'a page that begins with %s is no list, whatever its name',
  async (page) => {
    await expect(told(readTable(new Blob([page])))).rejects.toThrow(
      /This is a web page with the name/,
    );
  },
);

describe('a list that begins with', () => {
  test.each([
    ['a title', ['Codes 2027', 'Table,Link', `1,${PAGE}`], ['Table | Link', `1 | ${PAGE}`]],
    [
      'a title after sep=',
      ['sep=;', 'Codes 2027', 'Table;Link', `1;${PAGE}`],
      ['Table | Link', `1 | ${PAGE}`],
    ],
    [
      'a title with a comma',
      ['Codes, June;', 'Name;Link', `A;${PAGE}`],
      ['Name | Link', `A | ${PAGE}`],
    ],
    [
      'a shorter title',
      ['Codes, June', 'Name,Link,Nr', `A,${PAGE},3`],
      ['Name | Link | Nr', `A | ${PAGE} | 3`],
    ],
    [
      'a heading with a comma',
      ['Tisch (innen, außen);Link', `1;${PAGE},2`],
      ['Tisch (innen, außen) | Link', `1 | ${PAGE},2`],
    ],
    ['an empty first heading', ['\tLink', `Tisch 1\t${PAGE}`], [' | Link', `Tisch 1 | ${PAGE}`]],
  ])('%s is split like its other lines', async (_, lines, cells) => {
    expect((await cellsOf(...lines)).slice(-2)).toEqual(cells);
  });

  test.each([
    ['a known heading', 'Text', 'Müller,Hans', 'Meier,Anna'],
    ['another heading', 'Sprüche', 'Hello, world', 'Bye, world'],
  ])('%s above texts with commas is not split', async (_, ...lines) => {
    expect(await cellsOf(...lines)).toEqual(lines);
  });

  test('empty lines keeps its row numbers', async () => {
    const { rows } = await read(utf8(`\n \nTable;Link\n1;${PAGE}\n`));
    expect(rows).toEqual([{ row: 4, cells: ['1', PAGE], fault: undefined }]);
  });
});

describe('a list in the code page of a spreadsheet', () => {
  const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
  const decoded = (language: string, hex: string) => decodeText(bytesOf(hex), language);

  test.each([
    ['de', '4a fc 72 67 65 6e 20 80', 'Jürgen €', 'Windows-1252'],
    ['pl', 'a3 f3 64 9f', 'Łódź', 'Windows-1250'],
    ['ru', 'cc e5 ed fe', 'Меню', 'Windows-1251'],
    ['ar', 'de c7 c6 e3 c9', 'قائمة', 'Windows-1256'],
    ['ja-JP', '83 81 83 6a 83 85 81 5b', 'メニュー', 'Shift_JIS'],
    ['ro-RO', 'ba e3', 'şă', 'Windows-1250'],
    ['lt', 'd0 e0', 'Šą', 'Windows-1257'],
    ['vi-VN', 'd0 fe', 'Đ₫', 'Windows-1258'],
    ['zh-HK', 'a4 a4', '中', 'Big5'],
    ['zh-CN', 'b2 cb b5 a5', '菜单', 'GBK'],
  ])('is decoded with the code page of the language %s', (language, hex, text, encoding) => {
    expect(decoded(language, hex)).toEqual({ text, encoding });
  });

  test.each([
    ['has one wrong byte in UTF-8', 'de', `${Buffer.from('Jürgen, Zoë').toString('hex')} 2c fc`],
    ['has the byte order mark of UTF-8', 'de', 'ef bb bf fc fc fc'],
    ['has Japanese letters on a German page', 'de', '83 81 83 6a 83 85 81 5b'],
    ['has half a Japanese letter', 'ja', '83 81 83'],
  ])('that %s is rejected', async (_, language, hex) => {
    await expect(told(() => decoded(language, hex))).rejects.toThrow(/CSV UTF-8/);
  });

  test.each([
    ['UTF-16LE', 'utf16le'],
    ['UTF-16BE', 'utf16be'],
  ])('in %s without a byte order mark is recognised', (encoding, name) => {
    const bytes = Buffer.from('Link;Straße\r\na.example;x', 'utf16le');
    if (name === 'utf16be') bytes.swap16();
    expect(decodeText(new Uint8Array(bytes), 'de')).toEqual({
      text: 'Link;Straße\r\na.example;x',
      encoding,
    });
  });

  test.each([
    ['DOS (850)', '53 9a c7 84', 'SÜÃä'],
    ['Macintosh', '43 61 66 8e', 'Café'],
    ['Windows-1250', 'a3 f3 64 9f', 'Łódź'],
  ])('is decoded as %s if the visitor chooses that', (encoding, hex, text) => {
    expect(decodeText(bytesOf(hex), 'en', encoding)).toEqual({ text, encoding });
  });

  test('can be decoded in every encoding on offer', () => {
    const bytes = bytesOf('4c 69 6e 6b');
    for (const encoding of offered) expect(() => decodeText(bytes, 'en', encoding)).not.toThrow();
  });

  test('names the code page that was guessed', async () => {
    const encodingOf = async (hex: string) => (await readTable(new Blob([bytesOf(hex)]))).encoding;
    vi.stubGlobal('navigator', { language: 'pl-PL' });
    expect(await encodingOf('a3 f3 64 9f')).toBe('Windows-1250');
    vi.unstubAllGlobals();
    expect(await encodingOf('4a c3 bc 72')).toBeUndefined();
  });
});
