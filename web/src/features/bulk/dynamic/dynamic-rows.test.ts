import { mapColumns } from '@everscan/core/bulk/columns';
import { layOut } from '@everscan/core/bulk/layout';
import { readRow } from '@everscan/core/bulk/read-row';
import { columnName, linksOf } from '@everscan/messages/core-bulk';
import { wordedTypeOf } from '@everscan/messages/words/content/index';
import { expect, test } from 'vitest';
import { toldRows } from '../told-rows.ts';
import { readDynamicRows } from './dynamic-rows.ts';

/** Reads lines of cells. The first line holds the headings. */
function read(lines: readonly string[], chosenKey?: string) {
  const table = lines.map((line, index) => ({ row: index + 1, cells: line.split(';') }));
  const type = wordedTypeOf('url');
  const layout = layOut(table, type, { columnName, linksOf }, {}, { isDynamic: true });
  const columns = mapColumns(layout.headings, layout.roles);
  const options = { publicUrl: 'https://qr.example', level: 'M' } as const;
  const rows = layout.rows.map((row) => readRow(type, columns, row, options));
  const { rows: read, ...rest } = readDynamicRows(toldRows(rows), layout, chosenKey);
  return {
    ...rest,
    links: read.flatMap((row) => ('link' in row ? row.link : [])),
    faults: read.flatMap((row) =>
      'error' in row ? [[row.row, row.cell?.heading, row.cell?.value, row.error]] : [],
    ),
  };
}

test.each([
  [
    'createdAt;title;tags;domain;shortCode;shortUrl;longUrl;visitsCount',
    '2027-01-01;Menu;a|b;s.example;menu;https://s.example/menu;https://a.example/menu;5',
    { slug: 'menu', target: 'a.example/menu', title: 'Menu', tags: ['a', 'b'] },
  ],
  [
    'keyword;url;title;timestamp;ip;clicks',
    'menu;https://a.example/menu;Menu;2027-01-01;192.0.2.1;5',
    { slug: 'menu', target: 'a.example/menu', title: 'Menu' },
  ],
  [
    'Bitlink;Long URL;Title',
    'https://b.example/menu;https://a.example/menu;Menu',
    { slug: 'menu', target: 'a.example/menu', title: 'Menu' },
  ],
])(
  'an export of another server with the headings %s keeps targets and slugs',
  (headings, line, link) => {
    const { links, faults } = read([headings, line]);
    expect(faults).toEqual([]);
    expect(links).toMatchObject([link]);
  },
);

test('finds the columns of short links by headings in any language', () => {
  const { links, keyRole, keyRoles, faults } = read([
    'Ziel;Endung;Titel;Ordner;Schlagwörter;utm_source;Kampagne;Artikelnummer;Tisch',
    'a.example;terrasse;Terrasse;Berlin/Mitte;Karte, innen;druck;Sommer;A-1;Tisch 1',
    'b.example;HTTPS://QR.EXAMPLE/Q/ABCD2345;;;;;;A-2;',
  ]);
  expect(faults).toEqual([]);
  expect({ keyRole, keyRoles }).toEqual({
    keyRole: 'key',
    keyRoles: ['key', 'slug', 'title', 'label', 'none'],
  });
  expect(links).toEqual([
    {
      key: 'A-1',
      target: 'a.example',
      slug: 'terrasse',
      title: 'Terrasse',
      label: 'Tisch 1',
      folder: 'Berlin/Mitte',
      tags: ['Karte', 'innen'],
      utm: { source: 'druck', campaign: 'Sommer' },
    },
    { key: 'A-2', target: 'b.example', slug: 'ABCD2345' },
  ]);
});

test.each([
  ['the key', 'url;key;title\na.example;1;A\nb.example;2;B', undefined, 'key'],
  [
    'the title when a key is missing',
    'url;key;title\na.example;1;A\nb.example;;B',
    undefined,
    'title',
  ],
  [
    'nothing when no column is different in each row',
    'url;title\na.example;A\nb.example;a',
    undefined,
    'none',
  ],
  ['the chosen column', 'url;key;title\na.example;1;A\nb.example;2;B', 'title', 'title'],
  ['nothing, if that was chosen', 'url;key\na.example;1\nb.example;2', 'none', 'none'],
])('identifies rows by %s', (_, list, chosen, keyRole) => {
  expect(read(list.split('\n'), chosen).keyRole).toBe(keyRole);
});

test('uses row numbers as keys if no column identifies the rows', () => {
  expect(read(['url', 'a.example', 'b.example']).links.map(({ key }) => key)).toEqual(['2', '3']);
});

test('treats a short link as the same key as its slug', () => {
  const rows = [
    'a.example;https://qr.example/Q/ABCD2345;A',
    'b.example;terrace;B',
    'c.example;qr.example/q/Terrace;C',
  ];
  expect(read(['url;short_url;title', ...rows.slice(0, 2)]).keyRole).toBe('slug');
  expect(read(['url;short_url;title', ...rows]).keyRole).toBe('title');
  const { links, faults } = read(['url;short_url;title', ...rows], 'slug');
  expect(links).toMatchObject([
    { key: 'ABCD2345', slug: 'ABCD2345' },
    { key: 'terrace', slug: 'terrace' },
  ]);
  expect(faults).toEqual([
    [
      4,
      'short_url',
      'qr.example/q/Terrace',
      'Row 3 has the same value in the column that identifies rows. Use each value once.',
    ],
  ]);
});

test('names the cell of each fault', () => {
  const { faults } = read(
    [
      'url;key;slug;title;folder;tags;utm_term',
      'a.example;1;first;;;;',
      'a.example;;;;;;',
      'a.example; 1 ;;;;;',
      'a.example;4;FIRST;;;;',
      'a.example;5;a b;;;;',
      'a.example;6;admin;;;;',
      `a.example;7;;${'x'.repeat(201)};;;`,
      'a.example;8;;;a/b/c;;',
      `a.example;9;;;;${'x'.repeat(61)};`,
      `a.example;10;;;;;${'x'.repeat(101)}`,
      'javascript:alert(1);11;;;;;',
    ],
    'key',
  );
  expect(faults.map(([row, heading]) => [row, heading])).toEqual([
    [3, 'key'],
    [4, 'key'],
    [5, 'slug'],
    [6, 'slug'],
    [7, 'slug'],
    [8, 'title'],
    [9, 'folder'],
    [10, 'tags'],
    [11, 'utm_term'],
    [12, 'url'],
  ]);
  expect(faults.slice(0, 3).map(([, , , error]) => error)).toEqual([
    'This cell is empty.',
    'Row 2 has the same value in the column that identifies rows. Use each value once.',
    'Row 2 has the same slug. Use each slug once.',
  ]);
});
