import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentTypeOf, contentTypes, encodeContent } from '../content/index.ts';
import { csvLine, unguarded } from '../csv/csv-line.ts';
import { headingOf, mapColumns, templateOf } from './columns.ts';
import { type Outcome, writeManifest } from './manifest.ts';
import { readRow } from './read-row.ts';

/** The cells of CSV in which everything is quoted. */
function cellsOf(csv: string): string[][] {
  return [...csv.replace(/^\ufeff/, '').matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g)].map(([, line]) =>
    [...(line as string).matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) =>
      (cell as string).replaceAll('""', '"'),
    ),
  );
}

const read = (id: 'url' | 'wifi' | 'vcard' | 'event', headings: string[], cells: string[]) => {
  const type = contentTypeOf(id);
  return readRow(type, mapColumns(type, headings), { row: 2, cells }, 'https://everscan.example');
};

for (const type of contentTypes) {
  test(`the template of ${type.label} contains its sample`, () => {
    const [headings = [], cells = []] = cellsOf(templateOf(type as never));
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.at(-1)).toBe('file_name');
    expect(headings.every((heading) => /^[a-z_0-9]+$/.test(heading))).toBe(true);
    const known = contentTypeOf(type.id);
    const columns = mapColumns(known, headings);
    expect(columns.fields.size).toBe(type.fields.length);
    expect(columns.ignored).toEqual([]);
    const made = readRow(known, columns, { row: 2, cells }, 'https://everscan.example');
    expect(made).toMatchObject({
      stem: `my ${type.label} code`,
      text: encodeContent({ type: type.id, data: type.sample } as never),
    });
  });
}

test('headings are found in any case, by label or name, with any separators', () => {
  const type = contentTypeOf('vcard');
  for (const heading of [
    'First name',
    'FIRST_NAME',
    'firstName',
    'vcard.firstName',
    ' first-name ',
  ]) {
    const { fields } = mapColumns(type, ['x', heading]);
    expect([...fields], heading).toEqual([['vcard.firstName', 1]]);
  }
  const columns = mapColumns(type, ['Email', 'e-mail', 'File name', 'price', '']);
  expect(columns).toEqual({
    fields: new Map([['vcard.email', 0]]),
    fileName: 2,
    ignored: ['e-mail', 'price'],
  });
  expect(type.fields.map(headingOf)).toContain('last_name');
});

test('a choice is read by value or label, and yes and no in the words of two languages', () => {
  const headings = ['ssid', 'security', 'password', 'hidden'];
  expect(read('wifi', headings, ['Gäste', 'WPA3', 'geheim-123', 'Ja'])).toMatchObject({
    content: { data: { wifi: { ssid: 'Gäste', security: 'wpa3', hidden: true } } },
  });
  expect(read('wifi', headings, ['Gäste', 'none, no password'])).toMatchObject({
    content: { data: { wifi: { security: 'none', hidden: false } } },
  });
  expect(read('wifi', headings, ['Gäste', 'wpa4', 'geheim-123', ''])).toMatchObject({
    error: '“Security” must be one of: wpa, wpa3, wep, none.',
  });
  expect(read('wifi', headings, ['Gäste', '', 'geheim-123', 'maybe'])).toMatchObject({
    error: '“The network is hidden” must be yes or no.',
  });
});

test('a row that makes no code has an error and keeps its position', () => {
  expect(read('url', ['URL', 'file_name'], ['', 'Tür'])).toEqual({
    row: 2,
    stem: 'Tür',
    error: 'Enter a web address.',
  });
  expect(read('url', ['url'], ['javascript:alert(1)'])).toHaveProperty('error');
  const broken = { row: 9, cells: ['a.de'], error: 'A quote is never closed.' };
  const type = contentTypeOf('url');
  expect(readRow(type, mapColumns(type, ['url']), broken, '')).toEqual({
    row: 9,
    stem: '',
    error: 'A quote is never closed.',
  });
});

test('any row is either a code or has an error', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '=1', "'=1", '2027-06-18'),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...contentTypes.map(({ id }) => contentTypeOf(id))),
      fc.array(cell, { maxLength: 12 }),
      (type, cells) => {
        const columns = mapColumns(type, type.fields.map(headingOf));
        const made = readRow(type, columns, { row: 2, cells }, 'https://everscan.example');
        expect('error' in made ? made.error : made.text).not.toBe('');
      },
    ),
    { seed: 14, numRuns: 600 },
  );
});

test('no cell of the manifest runs as a formula, and every text is read back', () => {
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
      const meant = cells.map((cell) => unguarded(cell));
      expect(read.map(unguarded)).toEqual(meant);
    }),
    { seed: 29 },
  );
});
