import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ContentTypeId,
  contentTypeOf,
  contentTypes,
  encodeContent,
} from '../content/index.ts';
import { csvLine, unguarded } from '../csv/csv-line.ts';
import { guessRoles, headingOf, mapColumns, templateOf } from './columns.ts';
import { type Outcome, writeManifest } from './manifest.ts';
import { readRow, type TableRow } from './read-row.ts';

/** The cells of CSV in which everything is quoted. */
function cellsOf(csv: string): string[][] {
  return [...csv.replace(/^\ufeff/, '').matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g)].map(([, line]) =>
    [...(line as string).matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) =>
      (cell as string).replaceAll('""', '"'),
    ),
  );
}

const readAny = (type: ReturnType<typeof contentTypeOf>, headings: string[], row: TableRow) =>
  readRow(type, mapColumns(headings, guessRoles(type, headings)), row, {
    publicUrl: 'https://everscan.example',
    level: 'H',
  });
const read = (id: ContentTypeId, headings: string[], cells: string[]) =>
  readAny(contentTypeOf(id), headings, { row: 2, cells });

for (const type of contentTypes) {
  test(`the template of ${type.label} contains its sample`, () => {
    const [headings = [], cells = []] = cellsOf(templateOf(type as never));
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.at(-1)).toBe('file_name');
    expect(headings.every((heading) => /^[a-z_0-9]+$/.test(heading))).toBe(true);
    const known = contentTypeOf(type.id);
    const roles = [...type.fields.map(({ name }) => name), 'label', 'file_name'];
    expect(guessRoles(known, headings)).toEqual(roles);
    expect(readAny(known, headings, { row: 2, cells })).toMatchObject({
      label: `My ${type.label} code`,
      stem: `my ${type.label} code`,
      text: encodeContent({ type: type.id, data: type.sample } as never),
    });
  });
}

test('an event with times in UTC takes place at these times, unless a column says otherwise', () => {
  const times = ['2027-06-18T18:00:00Z', '2027-06-18T22:00:00Z'];
  expect(read('event', ['title', 'start', 'end'], ['Party', ...times])).toMatchObject({
    text: expect.stringContaining('DTSTART:20270618T180000Z\r\nDTEND:20270618T220000Z\r\n'),
  });
  const zoned = read('event', ['title', 'start', 'end', 'zone'], ['Party', ...times, 'local']);
  expect(zoned).toMatchObject({
    text: expect.stringContaining('DTSTART:20270618T180000\r\n'),
  });
});

test('an event with times of another zone takes place at the same moment in UTC', () => {
  const columns = ['title', 'start', 'end'];
  const late = ['2027-06-18T20:00-07:00', '2027-06-18T23:00-07:00'];
  expect(read('event', columns, ['Party', ...late])).toMatchObject({
    text: expect.stringContaining('DTSTART:20270619T030000Z\r\nDTEND:20270619T060000Z\r\n'),
  });
  expect(
    read(
      'event',
      [...columns, 'zone'],
      ['Party', '2027-06-18T18:00+02:00', '2027-06-18 22:00', ''],
    ),
  ).toMatchObject({
    text: expect.stringContaining('DTSTART:20270618T160000Z\r\nDTEND:20270618T200000Z\r\n'),
  });
  const parts = ['first day', 'start', 'last day', 'end'];
  expect(
    read('event', ['title', ...parts], ['Party', '2027-06-18', '01:00+02:00', '', '05:00+02:00']),
  ).toMatchObject({
    text: expect.stringContaining('DTSTART:20270617T230000Z\r\nDTEND:20270618T030000Z\r\n'),
  });
  const local = read('event', [...columns, 'zone'], ['Party', ...late, 'local']);
  expect(local).toMatchObject({
    text: expect.stringContaining('DTSTART:20270618T200000\r\nDTEND:20270618T230000\r\n'),
  });
});

test('a day that is not understood is refused with an example of a day', () => {
  for (const start of ['2027-06-18T18:00+25:00', '18.06.2027 10:00-12:00', 'soon']) {
    expect(read('event', ['title', 'start'], ['Party', start])).toMatchObject({
      error: 'Enter a day such as 2027-06-18.',
    });
  }
});

test('finds headings in any case, by label or name, with any separators', () => {
  const type = contentTypeOf('vcard');
  for (const heading of [
    'First name',
    'FIRST_NAME',
    'firstName',
    'vcard.firstName',
    ' first-name ',
  ]) {
    expect(guessRoles(type, ['x', heading]), heading).toEqual([undefined, 'vcard.firstName']);
  }
  const headings = ['Email', 'e-mail', 'File name', 'price', ''];
  const roles = ['vcard.email', undefined, 'file_name', undefined, undefined];
  expect(guessRoles(type, headings)).toEqual(roles);
  expect(type.fields.map(headingOf)).toContain('last_name');
});

test('reads a choice by its value or label, and yes and no in several languages', () => {
  const headings = ['ssid', 'security', 'password', 'hidden'];
  expect(read('wifi', headings, ['Gäste', 'WPA3', 'geheim-123', 'Ja'])).toMatchObject({
    content: { data: { wifi: { ssid: 'Gäste', security: 'wpa3', hidden: true } } },
  });
  expect(read('wifi', headings, ['Gäste', 'none (no password)'])).toMatchObject({
    content: { data: { wifi: { security: 'none', hidden: false } } },
  });
  expect(read('wifi', headings, ['Gäste', 'wpa4', 'geheim-123', ''])).toMatchObject({
    error: 'Use one of: wpa, wpa3, wep, none.',
    cell: { heading: 'security', value: 'wpa4' },
  });
  expect(read('wifi', headings, ['Gäste', '', 'geheim-123', 'maybe'])).toMatchObject({
    error: 'Enter yes or no.',
    cell: { heading: 'hidden', value: 'maybe' },
  });
});

test.each([
  [
    'url',
    ['Link'],
    ['javascript:alert(1)'],
    'Only web addresses that start with http:// or https:// work here.',
    'Link',
  ],
  ['url', ['Link'], ['Tisch 1'], 'Enter a web address such as example.com/menu.', 'Link'],
  [
    'wifi',
    ['SSID', 'Passwort'],
    ['Gast', ''],
    'This cell is empty. Enter the password. For example: welcome-all',
    'Passwort',
  ],
  [
    'wifi',
    ['SSID'],
    ['Gast'],
    'No column is used as “Password”. Choose one under Columns.',
    undefined,
  ],
  [
    'vcard',
    ['Vorname', 'Name'],
    ['', ''],
    'Enter a first name or a last name. For example: Jane',
    'Vorname',
  ],
  ['event', ['Titel', 'Datum'], ['Fest', '18.6.27'], 'Enter a day such as 2027-06-18.', 'Datum'],
  [
    'phone',
    ['Telefon'],
    ['anrufen'],
    'A phone number cannot contain letters. Enter digits only.',
    'Telefon',
  ],
] as const)(
  'the error for type %s with columns %j and cells %j names the cell and says what to enter',
  (id, headings, cells, error, heading) => {
    const made = read(id, [...headings], [...cells]);
    const index = headings.indexOf(heading as never);
    expect(made).toMatchObject({ error });
    expect('error' in made && made.cell).toEqual(heading && { heading, value: cells[index] });
  },
);

test('rejects a text that no symbol can hold, and accepts one that just fits', () => {
  const row = (length: number) => read('text', ['Text'], ['x'.repeat(length)]);
  expect(row(1273)).toHaveProperty('text');
  expect(row(1274)).toMatchObject({
    error:
      'Too much for one QR code at level H: 1,274 bytes, and the limit is 1,273. Level L holds 2,953.',
    cell: { heading: 'Text' },
  });
  expect(read('text', ['Text'], ['7'.repeat(2000)])).toHaveProperty('text'); // digits take less room
});

test('a row that cannot become a code has an error and keeps its position', () => {
  expect(read('url', ['URL', 'file_name'], ['', 'Tür'])).toEqual({
    row: 2,
    label: '',
    stem: 'Tür',
    error: 'This cell is empty. Enter a web address. For example: example.com',
    cell: { heading: 'URL', value: '' },
  });
  const broken = { row: 9, cells: ['a.de'], error: 'A quote is never closed.' };
  expect(readAny(contentTypeOf('url'), ['url'], broken)).toEqual({
    row: 9,
    label: '',
    stem: '',
    error: 'A quote is never closed.',
  });
});

test.each(["'=1+1", "''=geheim1", "'", '"', '=1+1', "'+49"])(
  'the text %s arrives as typed',
  (typed) => {
    expect(read('text', ['Text'], [typed])).toMatchObject({ text: typed });
    const password = `${typed}-geheim12`;
    expect(read('wifi', ['ssid', 'password'], ['Gast', password])).toMatchObject({
      content: { data: { wifi: { password } } },
    });
  },
);

test('the apostrophe that guards a phone number in a template is not dialled', () => {
  const [cells = []] = cellsOf(csvLine(['+49 171 3920012']));
  expect(cells).toEqual(["'+49 171 3920012"]);
  expect(read('phone', ['Phone'], cells)).toMatchObject({ text: 'tel:+491713920012' });
});

test('the phone numbers of a list of Google are sorted by what they are', () => {
  const headings = [
    'First Name',
    'Phone 1 - Label',
    'Phone 1 - Value',
    'Phone 2 - Label',
    'Phone 2 - Value',
  ];
  const made = read('vcard', headings, [
    'Ann',
    'Mobile',
    '+491713920012',
    'Work',
    '+493023125012 ::: +493023125013',
  ]);
  expect(made).toMatchObject({
    content: {
      data: { vcard: { mobile: '+491713920012', phone: '+493023125012' } },
    },
  });
});

test.each([
  ['WPA2-PSK', 'wpa'],
  ['WPA/WPA2-PSK (TKIP/AES)', 'wpa'],
  ['WPA2 Personal', 'wpa'],
  ['WPA2/WPA3-Personal', 'wpa'],
  ['WPA3-SAE', 'wpa3'],
  ['WEP 64 bit', 'wep'],
  ['Open', 'none'],
  ['None', 'none'],
  ['offen', 'none'],
])('the security %s of a router is understood', (words, security) => {
  expect(
    read('wifi', ['ssid', 'security', 'password'], ['Gast', words, 'abcde12345']),
  ).toMatchObject({
    content: { data: { wifi: { security } } },
  });
});

test.each(['WPA2-Enterprise', 'WPA2 802.1X', 'wpa4', 'psst'])(
  'the security %s is rejected',
  (words) => {
    expect(
      read('wifi', ['ssid', 'security', 'password'], ['Gast', words, 'abcde12345']),
    ).toHaveProperty('error');
  },
);

test('a formula without a stored result is an error, and in a label a remark', () => {
  const type = contentTypeOf('text');
  const row = { row: 2, cells: ['Hello', ''] };
  expect(
    readAny(type, ['text', 'label'], { ...row, notes: { 0: { isUnknown: true } } }),
  ).toMatchObject({
    error: expect.stringContaining('Open the list in your spreadsheet program and save it.'),
  });
  expect(
    readAny(type, ['text', 'label'], { ...row, notes: { 1: { isUnknown: true } } }),
  ).toMatchObject({
    text: 'Hello',
    label: '',
    remarks: [{ error: expect.stringContaining('This code has no label.') }],
  });
});

test('a shortened number is named as such', () => {
  expect(read('phone', ['Phone'], ['4.9E+11'])).toMatchObject({
    error: expect.stringContaining('shortened number'),
  });
  expect(read('text', ['Text'], ['4,9E+11'])).toMatchObject({
    text: '4,9E+11',
    remarks: [{ cell: { heading: 'Text' } }],
  });
});

test('every row becomes either a code or an error', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '=1', "'=1", '2027-06-18'),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...contentTypes.map(({ id }) => contentTypeOf(id))),
      fc.array(cell, { maxLength: 12 }),
      (type, cells) => {
        const made = readAny(type, type.fields.map(headingOf), { row: 2, cells });
        expect('error' in made ? made.error : made.text).not.toBe('');
      },
    ),
    { seed: 14, numRuns: 600 },
  );
});

test('no cell of the manifest runs as a formula, and every text can be read back', () => {
  const outcome: Outcome = {
    row: 2,
    file: 'a.png',
    text: '=HYPERLINK("http://evil.example")',
    readable: 'yes',
    score: 92,
    cause: '',
    error: '',
  };
  const [headings, line = []] = cellsOf(writeManifest([outcome]));
  expect(headings).toEqual(['row', 'file', 'text', 'readable', 'score', 'cause', 'error']);
  expect(line).toEqual(['2', 'a.png', `'${outcome.text}`, 'yes', '92', '', '']);
  const texts = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",;\'a\0'), maxLength: 12 });
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1 }), (cells) => {
      const [read = []] = cellsOf(csvLine(cells));
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r\n\0]/);
      expect(read.map(unguarded)).toEqual(cells);
    }),
    { seed: 29 },
  );
});
