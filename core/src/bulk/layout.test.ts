import { describe, expect, test } from 'vitest';
import { type ContentTypeId, contentTypeOf } from '../content/index.ts';
import { geist } from '../lettering/geist.ts';
import { labelFault } from './label.ts';
import { type LayoutChoice, layOut } from './layout.ts';

const URL_CELL = 'https://cafe-sonne.de/1';

function tableOf(lines: readonly (readonly string[])[]) {
  return lines.map((cells, index) => ({ row: index + 1, cells }));
}

function layOutLines(
  lines: readonly (readonly string[])[],
  choice: LayoutChoice = {},
  id: ContentTypeId = 'url',
) {
  const canDraw = (text: string) => labelFault(geist, text) === undefined;
  return layOut(tableOf(lines), contentTypeOf(id), choice, canDraw);
}

describe('headings in twelve languages', () => {
  test.each([
    ['English', 'Table', 'Link'],
    ['English', 'Table no.', 'Menu link'],
    ['English', 'Name', 'Website'],
    ['English', 'Title', 'Web address (URL)'],
    ['English', 'Room', 'Address'],
    ['German', 'Tisch', 'Link zur Karte'],
    ['German', 'Bezeichnung', 'Adresse'],
    ['German', 'BESCHRIFTUNG', 'Internet-Adresse'],
    ['Spanish', 'Mesa', 'Enlace'],
    ['Spanish', 'Título', 'Dirección'],
    ['Spanish', 'Nombre', 'Sitio web'],
    ['Japanese', 'Table', 'リンク'],
    ['French', 'Étiquette', 'Lien'],
    ['French', 'Désignation', 'adresse'],
    ['Portuguese', 'Rótulo', 'Ligação'],
    ['Portuguese', 'Nome', 'Endereço'],
    ['Russian', 'Название', 'Ссылка'],
    ['Italian', 'Tavolo', 'Collegamento'],
    ['Italian', 'Etichetta', 'Indirizzo'],
    ['Dutch', 'Tafel', 'Koppeling'],
    ['Dutch', 'Naam', 'Webadres'],
    ['Polish', 'Stolik', 'Odnośnik'],
    ['Polish', 'Nazwa', 'Strona internetowa'],
  ])('in %s, “%s” is the label and “%s” the address, in any order', (_, label, link) => {
    const row = ['Table 1', URL_CELL];
    expect(layOutLines([[label, link], row]).roles).toEqual(['label', 'url']);
    expect(layOutLines([[link, label], row.toReversed()]).roles).toEqual(['url', 'label']);
  });

  test.each([
    ['vcard', 'Vorname;Nachname;E-Mail;Telefon;Firma', 'firstName lastName email phone company'],
    ['vcard', 'Prénom;Nom;Courriel;Téléphone;Société', 'firstName lastName email phone company'],
    ['vcard', 'Name;Vorname', 'lastName firstName'],
    ['vcard', 'Name;Handy;Telefon;Telefon 2', 'lastName mobile phone secondPhone'],
    [
      'vcard',
      'Name;Straße;PLZ;Ort;Bundesland;Land;Notiz',
      'lastName street postalCode city region country note',
    ],
    [
      'vcard',
      'Nom;Prénom;Rue;Code postal;Ville;Pays',
      'lastName firstName street postalCode city country',
    ],
    ['vcard', '氏名;携帯電話;郵便番号;住所', 'lastName mobile postalCode street'],
    ['wifi', 'WLAN;Passwort;Verschlüsselung', 'ssid password security'],
    ['wifi', 'Red;Contraseña', 'ssid password'],
    ['email', 'Mail;Betreff;Nachricht', 'to subject body'],
    ['sepa', 'Empfänger;Konto;Betrag;Verwendungszweck', 'name iban amount reference'],
    ['event', 'Veranstaltung;Datum;Uhrzeit;Ort', 'title startDate startTime place'],
    ['location', 'Breitengrad;Längengrad', 'latitude longitude'],
  ] as const)('a list for %s can have the headings %s', (id, headings, fields) => {
    const { roles } = layOutLines([headings.split(';'), []], {}, id);
    expect(roles).toEqual(fields.split(' ').map((field) => `${id}.${field}`));
  });
});

test('of several columns that could hold the address, the one with the clearest heading is used', () => {
  const lines = [
    ['Adresse', 'Ort', 'Link', 'Preis'],
    ['Hauptstr. 5', 'Berlin', URL_CELL, '3'],
  ];
  expect(layOutLines(lines).roles).toEqual([undefined, undefined, 'url', undefined]);
});

test.each([[URL_CELL], ['www.cafe-sonne.de'], ['cafe-sonne.de/1'], ['größe.example/a?b']])(
  'a column with the address %s is recognised under any heading',
  (address) => {
    const lines = [
      ['Menükarte', 'Kellner'],
      [address, 'Jana'],
    ];
    expect(layOutLines(lines).roles).toEqual(['url', undefined]);
  },
);

test.each([['Nr. 5'], ['Hauptstr.5'], ['3.50'], ['a/b'], ['jana@cafe-sonne.de']])(
  'the text %s is not taken for an address',
  (text) => {
    expect(layOutLines([['Menükarte'], [text]]).roles).toEqual([undefined]);
  },
);

test('titles above the headings are skipped', () => {
  const lines = [
    ['Codes 2027', ''],
    ['Table', 'Link'],
    ['1', URL_CELL],
  ];
  const { headings, rows, samples } = layOutLines(lines);
  expect(headings).toEqual(['Table', 'Link']);
  expect(samples).toEqual(['1', URL_CELL]);
  expect(rows.map(({ row }) => row)).toEqual([3]);
});

test('a list of addresses needs no headings', () => {
  const { headings, roles, rows, hasHeadings } = layOutLines([
    ['Table 1', 'cafe-sonne.de/1'],
    ['Table 2', 'cafe-sonne.de/2'],
  ]);
  expect({ headings, hasHeadings }).toEqual({
    headings: ['Column A', 'Column B'],
    hasHeadings: false,
  });
  expect(rows).toHaveLength(2);
  expect(roles).toEqual([undefined, 'url']);
});

const wwwRows = ['1', '2', '3'].map((page) => [`https://www.example.com/${page}`]);

test.each([
  ['begins with an address that contains the word www', 'url', wwwRows, undefined],
  ['has such addresses under an unknown heading', 'url', [['Menükarte'], ...wwwRows], 'Menükarte'],
  [
    'begins with a label that is a heading elsewhere',
    'url',
    [
      ['Website', 'a.de'],
      ['Shop', 'b.de'],
    ],
    undefined,
  ],
  [
    'has a heading with a dot',
    'url',
    [
      ['Art.Nr', 'Link'],
      ['17', URL_CELL],
    ],
    'Art.Nr',
  ],
  ['has only the path of a field as its heading', 'url', [['wifi.ssid'], ['Gast']], 'wifi.ssid'],
  [
    'has two cells in its title',
    'url',
    [
      ['Codes', '2027'],
      ['Table', 'Link'],
      ['1', URL_CELL],
    ],
    'Table',
  ],
  [
    'has paths of fields above domains',
    'vcard',
    [
      ['vcard.firstName', 'vcard.website'],
      ['Jane', 'cafe.de'],
    ],
    'vcard.firstName',
  ],
  [
    'has a known heading with a dot above domains',
    'vcard',
    [
      ['First name', 'Web.Site'],
      ['Jane', 'cafe.de'],
    ],
    'First name',
  ],
  [
    'has no addresses and two cells in its title',
    'wifi',
    [
      ['Guest networks', 'June 2027'],
      ['SSID', 'Password'],
      ['a', 'b'],
    ],
    'SSID',
  ],
  ['begins with a mail address', 'vcard', [['Jane', 'Company', 'jane@cafe.de']], undefined],
  [
    'has a heading word below unknown headings',
    'vcard',
    [
      ['Wer', 'Wo'],
      ['Jana', 'Sonne'],
      ['Jane', 'Company'],
    ],
    'Wer',
  ],
  [
    'has a heading word below its first text',
    'text',
    [['Hello'], ['Value for money'], ['Bye']],
    'Hello',
  ],
  [
    'has a title above its headings',
    'vcard',
    [['Team'], ['Vorname', 'Nachname'], ['Jana', 'Sonne']],
    'Vorname',
  ],
] as const)('finds every code of a list that %s', (_, id, lines, heading) => {
  const { hasHeadings, headings, rows } = layOutLines(lines, {}, id);
  expect(hasHeadings ? headings[0] : undefined).toBe(heading);
  const at = lines.findIndex(([cell]) => cell === heading);
  expect(rows.map(({ cells }) => cells)).toEqual(lines.slice(at + 1));
});

test('the user can decide whether there are headings', () => {
  const lines = [
    ['Red', 'x'],
    ['Blue', 'y'],
  ];
  expect(layOutLines(lines, {}, 'text').rows).toHaveLength(1);
  expect(layOutLines(lines, { hasHeadings: false }, 'text').rows).toHaveLength(2);
  expect(layOutLines([[URL_CELL], [URL_CELL]], { hasHeadings: true }).rows).toHaveLength(1);
});

test('chosen columns apply as long as the headings are the same', () => {
  const columns = { headings: ['A', 'B'], roles: [undefined, 'url'] };
  expect(
    layOutLines(
      [
        ['A', 'B'],
        ['1', '2'],
      ],
      { columns },
    ).roles,
  ).toEqual([undefined, 'url']);
  expect(
    layOutLines(
      [
        ['A', 'C'],
        ['1', '2'],
      ],
      { columns },
    ).roles,
  ).toEqual([undefined, undefined]);
});

test('a column of names is not used for labels if most of them cannot be drawn', () => {
  const headings = ['名前', 'リンク'];
  const [shown, other] = [
    ['Tokyo', URL_CELL],
    ['東京', URL_CELL],
  ];
  expect(layOutLines([headings, shown, other, other]).roles).toEqual([undefined, 'url']);
  expect(layOutLines([headings, shown, shown, other]).roles).toEqual(['label', 'url']);
});

test('a column without a heading is named after its letter', () => {
  const wide = Array.from({ length: 28 }, (_, index) => (index === 0 ? 'Link' : ''));
  const { headings } = layOutLines([wide, [URL_CELL]]);
  expect([headings[1], headings[25], headings[26], headings[27]]).toEqual([
    'Column B',
    'Column Z',
    'Column AA',
    'Column AB',
  ]);
});

test.each([
  ['東京 1', 'Labels cannot show “東”, “京”. Use other characters, or no label column.'],
  ['x'.repeat(33), 'A label can have at most 32 characters. This one has 33. Shorten it.'],
  ['Tisch 12 – Süd', undefined],
])('checks the characters and the length of the label %j', (label, fault) => {
  expect(labelFault(geist, label)).toBe(fault);
});
