import { layOut } from '@everscan/core/bulk/layout';
import { readList } from '@everscan/core/bulk/read-list';
import { columnName, linksOf } from '@everscan/messages/core-bulk';
import { wordedTypeOf } from '@everscan/messages/words/content/index';
import { textOfRowFault } from '@everscan/messages/words/faults/list';
import { expect, test } from 'vitest';
import { told } from '../../testing/told-table.ts';
import { readTable } from './read-table.ts';

/** The cards that the codes of a file of contacts hold, without their first and last lines. */
async function cardsOf(...lines: string[]) {
  const table = await readTable(new Blob([lines.join('\r\n')]));
  const type = wordedTypeOf('vcard');
  const layout = layOut(table.rows, type, { columnName, linksOf });
  const options = { publicUrl: 'https://everscan.example', level: 'H', language: 'en' } as const;
  return readList(type, layout, options).map((row) =>
    'text' in row ? row.text.split('\r\n').slice(2, -2) : textOfRowFault(row),
  );
}

test('contacts exported by Apple become cards', async () => {
  const cards = await cardsOf(
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Apple Inc.//macOS 15.1//EN',
    'N:Example;Anna;;;',
    'FN:Anna Example',
    'ORG:Example Ltd;Sales',
    'TITLE:Manager',
    'EMAIL;type=INTERNET;type=HOME:home@example.com',
    'EMAIL;type=INTERNET;type=WORK;type=pref:anna@example.com',
    'TEL;type=CELL;type=VOICE;type=pref:+49 171 3920012',
    'TEL;type=WORK;type=FAX:+49 30 23125 013',
    'TEL;type=WORK;type=VOICE:+49 30 23125 012',
    'item1.ADR;type=WORK;type=pref:;;Example Street 5\\, 2nd floor;Dresden;Saxony;01067;Germany',
    'item1.X-ABADR:de',
    'item2.URL;type=pref:https\\://example.com',
    'item2.X-ABLabel:_$!<HomePage>!$_',
    'NOTE:A long no',
    ' te\\, in two lines',
    'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ',
    ' SkZJRg==',
    'END:VCARD',
    '',
  );
  expect(cards).toEqual([
    [
      'N:Example;Anna;;;',
      'FN:Anna Example',
      'ORG:Example Ltd',
      'TITLE:Manager',
      'TEL:+493023125012',
      'EMAIL:anna@example.com',
      'URL:https://example.com',
      'TEL;TYPE=CELL:+491713920012',
      'ADR:;;Example Street 5\\, 2nd floor;Dresden;Saxony;01067;Germany',
      'NOTE:A long note\\, in two lines',
    ],
  ]);
});

test('cards of companies have the name of the company, and backslashes stay', async () => {
  const cards = await cardsOf(
    'BEGIN:VCARD',
    'N:;;;;',
    'FN:Example Ltd',
    'ORG:Example Ltd',
    'X-ABShowAs:COMPANY',
    'END:VCARD',
    'BEGIN:VCARD',
    'N:Back\\\\;Ann\\; Marie;;;',
    'END:VCARD',
  );
  expect(cards).toEqual([
    ['N:Example Ltd;;;;', 'FN:Example Ltd', 'ORG:Example Ltd'],
    ['N:Back\\\\;Ann\\; Marie;;;', 'FN:Ann\\; Marie Back\\\\'],
  ]);
});

test('cards of version 2.1 in quoted-printable and of version 4.0 are read', async () => {
  const cards = await cardsOf(
    'BEGIN:VCARD',
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=BC=',
    'rgen',
    'TEL;CELL:0171 3920012',
    'END:VCARD',
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Zoë Example',
    'TEL;VALUE=uri;TYPE=work:tel:+49-30-23125-012',
    'END:VCARD',
  );
  expect(cards).toEqual([
    ['N:Müller;Jürgen;;;', 'FN:Jürgen Müller', 'TEL;TYPE=CELL:01713920012'],
    ['N:Zoë Example;;;;', 'FN:Zoë Example', 'TEL:+493023125012'],
  ]);
});

test('a file with 5,001 contacts is too long', async () => {
  const card = 'BEGIN:VCARD\nN:A;B;;;\nEND:VCARD\n';
  await expect(told(readTable(new Blob([card.repeat(5002)])))).rejects.toThrow(/5,001 rows/);
});
