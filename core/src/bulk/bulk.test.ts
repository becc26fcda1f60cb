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
import { type Cell, readRow, type TableRow } from './read-row.ts';

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

const words = { label: 'My code', fileName: 'my code', title: 'Menu', folder: '', tags: '' };

for (const type of contentTypes) {
  test(`the template of ${type.id} contains its sample`, () => {
    const [headings = [], cells = []] = cellsOf(templateOf(type as never, words));
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.at(-1)).toBe('file_name');
    expect(headings.every((heading) => /^[a-z_0-9]+$/.test(heading))).toBe(true);
    const known = contentTypeOf(type.id);
    const roles = [...type.fields.map(({ name }) => name), 'label', 'file_name'];
    expect(guessRoles(known, headings)).toEqual(roles);
    expect(readAny(known, headings, { row: 2, cells })).toMatchObject({
      label: words.label,
      stem: words.fileName,
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
      fault: { code: 'day-invalid' },
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
  const type = contentTypeOf('wifi');
  const options = [{ value: 'wpa' }, { value: 'none', label: 'None (no password)' }];
  const fields = type.fields.map((field) =>
    field.input === 'select' ? { ...field, options } : field,
  );
  const labelled = { row: 2, cells: ['Gäste', 'none (no password)'] };
  expect(readAny({ ...type, fields }, headings, labelled)).toMatchObject({
    content: { data: { wifi: { security: 'none', hidden: false } } },
  });
  expect(read('wifi', headings, ['Gäste', 'wpa4', 'geheim-123', ''])).toMatchObject({
    fault: { code: 'cell-not-an-option', values: ['wpa', 'wpa3', 'wep', 'none'] },
    cell: { heading: 'security', value: 'wpa4' },
  });
  expect(read('wifi', headings, ['Gäste', '', 'geheim-123', 'maybe'])).toMatchObject({
    fault: { code: 'cell-not-yes-or-no' },
    cell: { heading: 'hidden', value: 'maybe' },
  });
});

test.each([
  ['url', ['Link'], ['javascript:alert(1)'], { fault: { code: 'address-scheme' } }, 'Link'],
  ['url', ['Link'], ['Tisch 1'], { fault: { code: 'address-invalid' } }, 'Link'],
  [
    'wifi',
    ['SSID', 'Passwort'],
    ['Gast', ''],
    { fault: { code: 'password-missing' }, isCellEmpty: true, example: 'welcome-all' },
    'Passwort',
  ],
  [
    'wifi',
    ['SSID'],
    ['Gast'],
    { fault: { code: 'column-missing', field: 'wifi.password' } },
    undefined,
  ],
  [
    'vcard',
    ['Vorname', 'Name'],
    ['', ''],
    { fault: { code: 'name-missing' }, example: 'Jane' },
    'Vorname',
  ],
  ['event', ['Titel', 'Datum'], ['Fest', '18.6.27'], { fault: { code: 'day-invalid' } }, 'Datum'],
  ['phone', ['Telefon'], ['anrufen'], { fault: { code: 'phone-letters' } }, 'Telefon'],
] as const)(
  'the fault for type %s with columns %j and cells %j names the cell and what to enter: %j',
  (id, headings, cells, fault, heading) => {
    const made = read(id, [...headings], [...cells]);
    const index = headings.indexOf(heading as never);
    const {
      row: _row,
      label: _label,
      stem: _stem,
      cell,
      ...rest
    } = made as { cell?: Cell } & typeof made;
    expect(rest).toEqual(fault);
    expect(cell).toEqual(heading && { heading, value: cells[index] });
  },
);

test('rejects a text that no symbol can hold, and accepts one that just fits', () => {
  const row = (length: number) => read('text', ['Text'], ['x'.repeat(length)]);
  expect(row(1273)).toHaveProperty('text');
  expect(row(1274)).toMatchObject({
    fault: { code: 'too-much-at-level', bytes: 1274, level: 'H', most: 1273, fittingMost: 2953 },
    cell: { heading: 'Text' },
  });
  expect(read('text', ['Text'], ['7'.repeat(2000)])).toHaveProperty('text'); // digits take less room
});

test('a row that cannot become a code has a fault and keeps its position', () => {
  expect(read('url', ['URL', 'file_name'], ['', 'Tür'])).toEqual({
    row: 2,
    label: '',
    stem: 'Tür',
    fault: { code: 'address-missing' },
    isCellEmpty: true,
    example: 'example.com',
    cell: { heading: 'URL', value: '' },
  });
  const broken = { row: 9, cells: ['a.de'], fault: { code: 'quotes-differ' } } as const;
  expect(readAny(contentTypeOf('url'), ['url'], broken)).toEqual({
    row: 9,
    label: '',
    stem: '',
    fault: { code: 'quotes-differ' },
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
    ).toHaveProperty('fault');
  },
);

test('a formula without a stored result is an error, and in a label a remark', () => {
  const type = contentTypeOf('text');
  const row = { row: 2, cells: ['Hello', ''] };
  expect(
    readAny(type, ['text', 'label'], { ...row, notes: { 0: { isUnknown: true } } }),
  ).toMatchObject({
    fault: { code: 'cell-unknown' },
  });
  expect(
    readAny(type, ['text', 'label'], { ...row, notes: { 1: { isUnknown: true } } }),
  ).toMatchObject({
    text: 'Hello',
    label: '',
    remarks: [{ fault: { code: 'label-left-out', because: { code: 'cell-unknown' } } }],
  });
});

test('a shortened number is named as such', () => {
  expect(read('phone', ['Phone'], ['4.9E+11'])).toMatchObject({
    fault: { code: 'number-shortened' },
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
        expect('fault' in made ? made.fault.code : made.text).not.toBe('');
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
