import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelFault } from '@everscan/core/bulk/label';
import { type LayoutChoice, layOut } from '@everscan/core/bulk/layout';
import { listNotices } from '@everscan/core/bulk/list-notices';
import { readList } from '@everscan/core/bulk/read-list';
import type { ContentTypeId } from '@everscan/core/content/index';
import { geist } from '@everscan/core/lettering/geist';
import { columnName, linksOf } from '@everscan/messages/core-bulk';
import { wordedTypeOf } from '@everscan/messages/words/content/index';
import { textOfNotice } from '@everscan/messages/words/faults/list';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readTable } from './read-table.ts';
import { toldRows } from './told-rows.ts';

/** Lists like those in public reports about other generators, as files. All names and numbers in them are invented. */

beforeAll(() => vi.stubGlobal('navigator', { language: 'en-US' }));
afterAll(() => vi.unstubAllGlobals());

/** Reads a file as the page does, with the columns that it guesses. */
async function readFile(
  name: string,
  id: ContentTypeId,
  { canDrawAll = false, ...choice }: LayoutChoice & { canDrawAll?: boolean } = {},
) {
  const bytes = readFileSync(join(import.meta.dirname, 'reported-lists', name));
  const table = await readTable(new Blob([new Uint8Array(bytes)]));
  const type = wordedTypeOf(id);
  const layout = layOut(table.rows, type, { columnName, linksOf }, choice);
  const rows = readList(type, layout, {
    publicUrl: 'https://everscan.example',
    level: 'H',
    language: 'en-US',
    labelFault: canDrawAll ? () => undefined : (label) => labelFault(geist, label),
  });
  const notices = listNotices(type, layout, rows, 'en-US').map((notice) => ({
    ...notice,
    text: textOfNotice(notice),
  }));
  return { table, layout, rows: toldRows(rows), notices };
}

/** The texts of the codes; “refused” for a row with an error. */
async function textsOf(name: string, id: ContentTypeId = 'url') {
  const { rows } = await readFile(name, id);
  return rows.map((row) => ('text' in row ? row.text : 'refused'));
}

const pages = (...ends: (string | number)[]) => ends.map((end) => `https://example.com/${end}`);
const event = (title: string) =>
  ['BEGIN:VEVENT', `SUMMARY:${title}`, 'DTSTART:20270618T180000', 'END:VEVENT', ''].join('\r\n');

describe('web addresses', () => {
  test.each([
    ['l01.csv', 'cells with line breaks and commas between semicolons', pages(1, 2)],
    ['l03.csv', 'two kinds of line ends, as spreadsheets write them', pages(1, 2)],
    ['l06.csv', 'a postal address over three lines', pages(1, 2)],
    ['l08.csv', 'decimal commas', pages(0, 1, 2)],
    ['l10.csv', 'columns between circumflexes', pages(1)],
    ['l14.csv', 'UTF-16', pages('%C3%A4', 2)],
    ['l16.csv', 'a line that names the delimiter', pages('a,b')],
    ['l17.csv', 'carriage returns only', pages(1, 2)],
    ['l18.csv', 'titles above the table', pages(1, 2)],
    ['l19.csv', 'empty columns and rows at the end', pages(1, 2)],
    ['l21.csv', 'no-break spaces around cells', pages(1)],
    ['l22.csv', 'placeholders and other values', [...pages(1), ...Array(5).fill('refused')]],
    ['l32.csv', 'a text as a formula', pages(1)],
    ['l33.csv', 'a space before quotation marks', pages(1, 2)],
    ['l35.csv', 'mixed line ends', pages(1, 2, 3)],
    ['l36.csv', 'labels in several scripts', pages(1, 2, 3)],
    ['x01.xlsx', 'a hyperlink with another text', pages('menu', 2)],
    ['x13.xlsx', 'strict Office Open XML', pages(1, 2)],
    ['x18.xlsx', 'a row of totals', pages(1, 2)],
    ['x22.xlsx', 'cells with errors', ['refused', ...pages(2), 'refused', ...pages(4, 5)]],
    ['x25.xlsx', 'a table with a row of totals', pages(1)],
  ])('%s, with %s, become the right codes', async (name, _, texts) => {
    expect(await textsOf(name)).toEqual(texts);
  });
});

test('the result of a formula that keeps zeros becomes a label', async () => {
  const { rows } = await readFile('l32.csv', 'url');
  expect(rows.map(({ label }) => label)).toEqual(['007']);
});

test('labels are drawn row by row, and the page says which letters are missing', async () => {
  const { rows } = await readFile('l36.csv', 'url');
  expect(rows.map(({ label }) => label)).toEqual(['Table 1', '', '']);
  expect(rows.map(({ remarks = [] }) => remarks.map(({ error }) => error))).toEqual([
    [],
    [expect.stringMatching(/^This code has no label\. Labels cannot show “ש”/)],
    [expect.stringMatching(/^This code has no label\. Labels cannot show “โ”/)],
  ]);
});

test('labels of a workbook look as in the sheet', async () => {
  const { rows } = await readFile('x21.xlsx', 'url', { canDrawAll: true });
  expect(rows.map(({ label }) => label)).toEqual([
    '3.50',
    '3.50 €',
    '50%',
    '1,250',
    '3.0',
    '18.06.2027',
    '00007',
    'Table 12',
    '6:00 PM',
    '4.92E+11',
    '1/2',
    '5',
    'T-007',
    '42 m²',
    '2027年6月18日',
    '18. Juni 2027',
    'Jun 27',
    '1,234.50 €',
    '3.5',
    '(5)',
  ]);
});

test('a row whose formula has no stored result is refused, and the reason says what to do', async () => {
  for (const [name, id, heading] of [
    ['x05.xlsx', 'wifi', 'Security'],
    ['x06.xlsx', 'event', 'Last day'],
  ] as const) {
    const { rows } = await readFile(name, id);
    expect(rows, name).toMatchObject([
      {
        error: expect.stringContaining('Open the list in your spreadsheet program and save it.'),
        cell: { heading },
      },
    ]);
  }
});

test('cards of a German Outlook list have the numbers and the address of the office', async () => {
  const [card = ''] = await textsOf('l27.csv', 'vcard');
  const lines = card.split('\r\n');
  expect(lines).toContain('TEL;TYPE=CELL:+491713920012');
  expect(lines).toContain('ADR:;;Example Street 5;Dresden;Sachsen;01067;Deutschland');
  expect(lines.some((line) => /^TEL(?:;TYPE=\w+)?:\+493023125012$/.test(line))).toBe(true);
});

describe('events', () => {
  test('of a German list begin at the time of the column “Beginn”', async () => {
    const [text] = await textsOf('l28.csv', 'event');
    expect(text).toContain('DTSTART:20270618T180000\r\n');
  });

  test('of Google Calendar have American days, times of twelve hours and whole days', async () => {
    const [exam = '', holiday = ''] = await textsOf('l29.csv', 'event');
    expect(exam).toContain('DTSTART:20270530T100000\r\nDTEND:20270530T130000\r\n');
    expect(holiday).toContain('DTSTART;VALUE=DATE:20270531\r\nDTEND;VALUE=DATE:20270602\r\n');
  });

  test.each([
    ['x08.xlsx', ['E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8'].map(event)],
    ['x09.xlsx', [event('E')]],
    ['x16.xlsx', [event('E')]],
  ])('of %s have the days and times of the sheet', async (name, texts) => {
    expect(await textsOf(name, 'event')).toEqual(texts);
  });
});

test('the words of routers for the security of networks are understood', async () => {
  expect(await textsOf('l30.csv', 'wifi')).toEqual([
    'WIFI:T:WPA;S:Guest;P:welcome-1;;',
    'WIFI:T:WPA;S:Guest 2;P:welcome-2;;',
    'WIFI:T:nopass;S:Guest 3;;',
    'WIFI:T:WPA;S:Guest 4;P:welcome-4;;',
  ]);
});

test('phone numbers keep the zeros and the plus sign of their formats', async () => {
  expect(await textsOf('x17.xlsx', 'phone')).toEqual([
    'tel:01711234567',
    'tel:+491711234567',
    'tel:491711234567',
    'tel:491711234567',
    'tel:+491711234567',
    'tel:1711234567',
    'tel:5551234567',
    'tel:01711234567',
  ]);
});
