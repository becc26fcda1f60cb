import { describe, expect, test } from 'vitest';
import { type ContentTypeId, contentTypeOf } from '../content/index.ts';
import { geist } from '../lettering/geist.ts';
import { labelFault } from './label.ts';
import { type LayoutChoice, layOut } from './layout.ts';

const words = {
  columnName: (letters: string) => `Column ${letters}`,
  linksOf: (heading: string) => `Links in “${heading}”`,
};
const URL_CELL = 'https://cafe-sonne.de/1';

function tableOf(lines: readonly (readonly string[])[]) {
  return lines.map((cells, index) => ({ row: index + 1, cells }));
}

function layOutLines(
  lines: readonly (readonly string[])[],
  choice: LayoutChoice = {},
  id: ContentTypeId = 'url',
) {
  return layOut(tableOf(lines), contentTypeOf(id), words, choice);
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

test('a column of names is used for labels whatever their letters', () => {
  const lines = [
    ['名前', 'リンク'],
    ['東京', URL_CELL],
  ];
  expect(layOutLines(lines).roles).toEqual(['label', 'url']);
});

describe('the column of the address', () => {
  test.each([
    ['createdAt,title,tags,domain,shortCode,shortUrl,longUrl', 'longUrl'],
    ['Short link,Old link,Link', 'Link'],
    ['Link,Logo,Bild-URL,Image URL', 'Link'],
    ['Kurzlink,Zieladresse', 'Zieladresse'],
    ['URL,Destination', 'Destination'],
    ['URL courte,Lien', 'Lien'],
    ['旧URL,画像,リンク', 'リンク'],
  ])('of the headings %s is %s', (headings, expected) => {
    const columns = headings.split(',');
    const cells = columns.map((_, index) => `https://host${index}.example/a`);
    for (const isDynamic of [false, true]) {
      const table = tableOf([columns, cells]);
      const { roles } = layOut(table, contentTypeOf('url'), words, {}, { isDynamic });
      expect(roles.indexOf('url')).toBe(columns.indexOf(expected));
    }
  });

  test.each(['Short link,Name', 'Old URL,Name', 'Logo,Name', 'Photo,Name'])(
    'is never the first of %s, even if no other has addresses',
    (headings) => {
      expect(layOutLines([headings.split(','), [URL_CELL, 'A']]).roles).not.toContain('url');
    },
  );

  test('is for the user to choose if several fit, unless their cells are equal', () => {
    const lines = (other: string) => [
      ['Website', 'Link', 'Name'],
      [URL_CELL, other, 'A'],
    ];
    const { roles, severalFit } = layOutLines(lines('https://other.example/1'));
    expect([roles, severalFit]).toEqual([[undefined, undefined, 'label'], true]);
    expect(layOutLines(lines(URL_CELL)).severalFit).toBe(false);
    expect(
      layOutLines([
        ['A', 'B'],
        [URL_CELL, 'https://other.example/1'],
      ]).severalFit,
    ).toBe(true);
  });

  test('is the column of links if a sheet shows other texts', () => {
    const rows = [
      { row: 1, cells: ['Link', 'Name'] },
      { row: 2, cells: ['Menu', 'A'], notes: { 0: { link: URL_CELL } } },
      { row: 3, cells: ['https://cafe-sonne.de/2', 'B'] },
    ];
    const layout = layOut(rows, contentTypeOf('url'), words);
    expect(layout.headings).toEqual(['Link', 'Name', 'Links in “Link”']);
    expect(layout.roles).toEqual([undefined, 'label', 'url']);
    expect(layout.rows.map(({ cells }) => cells[2])).toEqual([URL_CELL, 'https://cafe-sonne.de/2']);
  });

  test('is asked for if texts and links are different addresses', () => {
    const rows = [
      { row: 1, cells: ['Link'] },
      { row: 2, cells: [URL_CELL], notes: { 0: { link: 'https://cafe-sonne.de/old' } } },
    ];
    expect(layOut(rows, contentTypeOf('url'), words)).toMatchObject({
      roles: [undefined, undefined],
    });
    const typed = {
      row: 2,
      cells: ['Cafe-Sonne.de/1'],
      notes: { 0: { link: 'http://cafe-sonne.de/1/' } },
    };
    expect(layOut([{ row: 1, cells: ['Link'] }, typed], contentTypeOf('url'), words).roles).toEqual(
      ['url'],
    );
  });
});

test('hidden rows are left out until the user decides', () => {
  const table = tableOf([['Link'], ['a.example/1'], ['a.example/2']]).map((row) =>
    row.row === 2 ? { ...row, isHidden: true } : row,
  );
  const rowsOf = (choice?: LayoutChoice) => {
    const { hiddenRows, rows } = layOut(table, contentTypeOf('url'), words, choice);
    return [hiddenRows, ...rows.map(({ row }) => row)];
  };
  expect(rowsOf()).toEqual([1, 3]);
  expect(rowsOf({ hiddenRows: 'leave' })).toEqual([1, 3]);
  expect(rowsOf({ hiddenRows: 'use' })).toEqual([1, 2, 3]);
});

test('rows of totals make no code, unless the user wants them', () => {
  const totals = (...last: string[]) =>
    layOutLines([['Link', 'Price'], ['a.example/1', '3.50 €'], ['a.example/2', '4.50 €'], last])
      .totalRows;
  expect(totals('Total', '8.00 €')).toEqual([4]);
  expect(totals('Summe:', '')).toEqual([4]);
  expect(totals('', 'Gesamt')).toEqual([4]);
  expect(totals('Total eclipse', '1')).toEqual([]);
  expect(totals('Total', 'see below')).toEqual([]);
  const lines = [['Text'], ['Hello'], ['Total']];
  expect(layOutLines(lines, {}, 'text').rows).toHaveLength(1);
  expect(layOutLines(lines, { totalRows: 'use' }, 'text').rows).toHaveLength(2);
});

describe('contact lists', () => {
  const google =
    'First Name,Middle Name,Last Name,Phonetic First Name,Name Prefix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Website 1 - Label,Website 1 - Value';
  const outlook =
    'Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business City,Business State,Business Postal Code,Business Country/Region,Home Street,Home City,Home State,Home Postal Code,Home Country/Region,Business Fax,Business Phone,Business Phone 2,Home Phone,Mobile Phone,E-mail Address,E-mail 2 Address,Location,Notes,Web Page';
  const rolesOf = (headings: string, filled: (heading: string) => boolean = () => true) => {
    const names = headings.split(',');
    const cells = names.map((name) => (filled(name) ? 'x' : ''));
    const { roles } = layOutLines([names, cells], {}, 'vcard');
    return Object.fromEntries(
      roles.flatMap((role, index) => (role ? [[role.slice(6), names[index]]] : [])),
    );
  };

  test('of Google lose nothing that a card has a field for', () => {
    expect(rolesOf(google)).toEqual({
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'E-mail 1 - Value',
      phone: 'Phone 1 - Value',
      secondPhone: 'Phone 2 - Value',
      company: 'Organization Name',
      title: 'Organization Title',
      website: 'Website 1 - Value',
      street: 'Address 1 - Street',
      postalCode: 'Address 1 - Postal Code',
      city: 'Address 1 - City',
      region: 'Address 1 - Region',
      country: 'Address 1 - Country',
      note: 'Notes',
    });
  });

  test('of Outlook have the address of the office, or the one that is filled in', () => {
    const office = rolesOf(outlook);
    expect(office).toMatchObject({
      title: 'Job Title',
      company: 'Company',
      phone: 'Business Phone',
      secondPhone: 'Business Phone 2',
      mobile: 'Mobile Phone',
      email: 'E-mail Address',
      website: 'Web Page',
      street: 'Business Street',
      city: 'Business City',
      region: 'Business State',
      postalCode: 'Business Postal Code',
      country: 'Business Country/Region',
    });
    const home = rolesOf(outlook, (heading) => !heading.startsWith('Business'));
    expect(home).toMatchObject({ street: 'Home Street', city: 'Home City', phone: 'Home Phone' });
  });
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
  ['東京 1', { code: 'label-characters', characters: ['東', '京'] }],
  ['x'.repeat(33), { code: 'label-too-long', most: 32, length: 33 }],
  ['Tisch 12 – Süd', undefined],
])('checks the characters and the length of the label %j', (label, fault) => {
  expect(labelFault(geist, label)).toEqual(fault);
});
