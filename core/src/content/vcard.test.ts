import { describe, expect, test } from 'vitest';
import { encodeCard } from '../../proof/encode-card.ts';
import { CodeError } from '../code-error.ts';
import { encodeContent } from './index.ts';
import { fullName, vcard } from './vcard.ts';

describe('a contact card', () => {
  test('contains the fields of the sample', () => {
    expect(encodeContent({ type: 'vcard', data: vcard.sample }).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Doe;Jane;;;',
      'FN:Jane Doe',
      'ORG:Example Company',
      'TITLE:Marketing Manager',
      'TEL:+15550100199',
      'EMAIL:jane.doe@example.com',
      'URL:https://example.com',
      'END:VCARD',
      '',
    ]);
  });

  test.each([
    ['email', 'a@example.com, b@example.com'],
    ['email', 'a@example.com; b@example.com'],
    ['email', 'a@example.com b@example.com'],
    ['email', 'Jane <jane@example.com>'],
    ['email', 'not an email'],
    ['website', 'n/a'],
    ['website', '2027-04-01'],
    ['note', 'before\0after'],
    ['firstName', '\0'],
  ])('is refused with the %s %j, unless it was saved under earlier rules', (name, value) => {
    expect(() => encodeCard({ firstName: 'Jane', [name]: value })).toThrow(
      expect.objectContaining({ field: `vcard.${name}` }),
    );
    const card = { ...vcard.sample.vcard, [name]: value };
    expect(encodeContent({ type: 'vcard', data: { vcard: card, rules: 1 } })).toContain('N:Doe;');
  });

  test('under earlier rules contains its address and number as they were', () => {
    const card = { website: 'EXAMPLE.COM', email: ' a, b ', mobile: '+49 0171 3920012' };
    const data = { vcard: { ...vcard.sample.vcard, ...card }, rules: 1 } as const;
    const text = encodeContent({ type: 'vcard', data });
    expect(text).toContain('\r\nURL:HTTPS://EXAMPLE.COM\r\nTEL;TYPE=CELL:+4901713920012\r\n');
    expect(text).toContain('\r\nEMAIL:a\\, b\r\n');
  });

  test('contains only the fields that were filled in', () => {
    expect(encodeCard({ lastName: 'Doe' })).toBe(
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe;;;;\r\nFN:Doe\r\nEND:VCARD\r\n',
    );
    expect(encodeCard({ firstName: 'Jane' })).toContain('\r\nN:;Jane;;;\r\nFN:Jane\r\n');
  });

  test.each([
    ['太郎', '山田', '山田太郎'],
    ['さくら', '佐々木', '佐々木さくら'],
    [' ユウコ ', ' 林 ', '林ユウコ'],
    ['小明', '王', '王小明'],
    ['민수', '김', '김민수'],
    ['𠮷子', '𡈽屋', '𡈽屋𠮷子'],
    ['ジョン', 'スミス', 'ジョン スミス'],
    ['Taro', '山田', 'Taro 山田'],
    ['太郎', 'Smith', '太郎 Smith'],
    ['太郎', '', '太郎'],
    ['', '山田', '山田'],
    ['Jane', 'Doe', 'Jane Doe'],
  ])('with the first name %j and the last name %j is called %s', (firstName, lastName, name) => {
    const text = encodeCard({ firstName, lastName });
    expect(text).toContain(`\r\nN:${lastName.trim()};${firstName.trim()};;;\r\nFN:${name}\r\n`);
    expect(fullName(firstName, lastName)).toBe(name);
  });

  test.each([
    ['Doe; Sons, Ltd.', 'ORG:Doe\\; Sons\\, Ltd.'],
    ['C:\\Temp', 'ORG:C:\\\\Temp'],
    ['two\nlines', 'ORG:two\\nlines'],
    ['two\r\nlines', 'ORG:two\\nlines'],
    ['two\u2028lines', 'ORG:two\\nlines'],
    ['two\vlines', 'ORG:two\\nlines'],
    ['two\u0085lines', 'ORG:two\\nlines'],
    ['bell\u0007', 'ORG:bell'],
    ['a\ud800b', 'ORG:a\ufffdb'],
    ['  spaces  ', 'ORG:spaces'],
  ])('with the company %j contains %s', (company, line) => {
    expect(encodeCard({ firstName: 'J', company }).split('\r\n')).toContain(line);
  });

  test.each([
    ['+1 (555) 010-0199', 'TEL:+15550100199'],
    ['0 30 / 12 34', 'TEL:0301234'],
    ['+49 (0)30 1234567', 'TEL:+49301234567'],
    ['0049 (0)30 1234567', 'TEL:0049301234567'],
    ['+44 (0)20 7946 0958', 'TEL:+442079460958'],
    ['+49 30 1234567-89', 'TEL:+4930123456789'],
    ['٠١٢', 'TEL:012'],
    ['1', 'TEL:1'],
    ['+012345678901234', 'TEL:+012345678901234'],
    ['123456789012345678', 'TEL:123456789012345678'],
    ['', undefined],
    [' - ', undefined],
  ])('with the phone number %j contains %s', (phone, line) => {
    expect(
      encodeCard({ firstName: 'J', phone })
        .split('\r\n')
        .find((l) => l.startsWith('TEL')),
    ).toBe(line);
  });

  test('loses the invisible characters around an email address and a website', () => {
    const lines = encodeCard({
      firstName: 'J',
      email: '\u200bjane@example.com\ufeff',
      website: '\u202aexample.com\u202c',
    }).split('\r\n');
    expect(lines).toContain('EMAIL:jane@example.com');
    expect(lines).toContain('URL:https://example.com');
    expect(encodeCard({ firstName: 'J', website: '\u200b' })).not.toContain('URL');
  });

  test.each([
    ['ask Jane', { code: 'phone-letters' }],
    ['+1-800-FLOWERS', { code: 'phone-letters' }],
    ['030 123456/0171 987654', { code: 'two-phones' }],
    ['+49 30 1234 ext. 12', { code: 'phone-extension' }],
    ['030 123, 030 456', { code: 'two-phones' }],
    ['+49 30 1 / +49 30 2', { code: 'two-phones' }],
    ['+49 30 12345678 / 87654321', { code: 'two-phones' }],
    ['030 12345678 / 030 12345678', { code: 'two-phones' }],
    ['+0123456789012345', { code: 'phone-length', digits: 16, least: 5, most: 15 }],
    ['1234567890123456789', { code: 'phone-length', digits: 19, least: 2, most: 18 }],
    ['0+49', { code: 'phone-plus' }],
  ])('with the phone number %j is refused at that field: %j', (phone, fault) => {
    expect(() => encodeCard({ firstName: 'J', phone })).toThrow(
      expect.objectContaining({
        reason: 'invalid-value',
        field: 'vcard.phone',
        fault,
      }),
    );
  });

  test.each([
    ['example.com', 'URL:https://example.com'],
    ['https://example.com/a;b,c', 'URL:https://example.com/a;b,c'],
    ['http://example.com', 'URL:http://example.com'],
    [' HTTPS://example.com ', 'URL:https://example.com'],
  ])('with the website %j contains %s', (website, line) => {
    expect(encodeCard({ firstName: 'J', website }).split('\r\n')).toContain(line);
  });

  test('writes mobile, second phone, address and note after everything else', () => {
    const card = {
      ...{ firstName: 'Jane', phone: '1', website: 'example.com' },
      mobile: '+49 (0)171 1234567',
      secondPhone: '030 / 12 34',
      street: 'Hauptstr. 5, Hof; links',
      postalCode: '10115',
      city: 'Berlin',
      region: 'Berlin',
      country: 'Deutschland',
      note: 'Mon\\Fri,\r\n9 to 5; closed\non Sunday',
    };
    expect(encodeCard(card).split('\r\n').slice(4)).toEqual([
      'TEL:1',
      'URL:https://example.com',
      'TEL;TYPE=CELL:+491711234567',
      'TEL:0301234',
      'ADR:;;Hauptstr. 5\\, Hof\\; links;Berlin;Berlin;10115;Deutschland',
      'NOTE:Mon\\\\Fri\\,\\n9 to 5\\; closed\\non Sunday',
      'END:VCARD',
      '',
    ]);
  });

  test('keeps the place of every part of an address', () => {
    expect(encodeCard({ firstName: 'J', city: 'Wien' })).toContain('\r\nADR:;;;Wien;;;\r\n');
    expect(encodeCard({ firstName: 'J', country: 'Malta' })).toContain('\r\nADR:;;;;;;Malta\r\n');
  });

  test.each(['mobile', 'secondPhone'])('checks %s like the phone number', (name) => {
    expect(() => encodeCard({ firstName: 'J', [name]: 'ask Jane' })).toThrow(
      expect.objectContaining({ reason: 'invalid-value', field: `vcard.${name}` }),
    );
  });

  test('needs a name', () => {
    expect(() => encodeCard({ firstName: ' ', email: 'jane@example.com' })).toThrow(
      new CodeError('missing-name', 'name-missing', 'vcard.firstName'),
    );
    expect(() => encodeCard({ firstName: '\u0000' })).toThrow(
      expect.objectContaining({ reason: 'missing-name', field: 'vcard.firstName' }),
    );
  });

  test('names the field that is too long or not a web address', () => {
    expect(() => encodeCard({ firstName: 'J', company: 'x'.repeat(1025) })).toThrow(
      expect.objectContaining({ reason: 'too-long', field: 'vcard.company' }),
    );
    expect(() => encodeCard({ firstName: 'J', note: 'x'.repeat(201) })).toThrow(
      new CodeError(
        'too-long',
        { code: 'too-long', field: 'vcard.note', most: 200, length: 201 },
        'vcard.note',
      ),
    );
    expect(() => encodeCard({ firstName: 'J', website: 'javascript:alert(1)' })).toThrow(
      expect.objectContaining({ reason: 'unsupported-scheme', field: 'vcard.website' }),
    );
  });
});

test('a file is named after the person', () => {
  expect(vcard.fileLabel(vcard.sample)).toBe('Jane Doe');
});
