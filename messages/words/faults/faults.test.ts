import { contentTypes } from '@everscan/core/content/index';
import type { Fault } from '@everscan/core/faults';
import { expect, test } from 'vitest';
import { codeFaults } from './code.ts';
import { contentFaults } from './content.ts';
import { textOfFault } from './fault-texts.ts';
import { textOfNotice, textOfRowFault } from './list.ts';
import { logoFaults } from './logo.ts';

const told: readonly (readonly [fault: Fault, text: string])[] = [
  [
    { code: 'null-character' },
    'This text contains an invisible character (NUL) at which many scanners stop reading. Type it instead of pasting it.',
  ],
  [{ code: 'address-missing' }, 'Enter a web address.'],
  [
    { code: 'address-invisible' },
    'This address contains an invisible character. Type it instead of pasting it.',
  ],
  [
    { code: 'address-password' },
    'Leave out the password: everyone who scans the code could read it.',
  ],
  [{ code: 'address-scheme' }, 'Only web addresses that start with http:// or https:// work here.'],
  [{ code: 'address-invalid' }, 'Enter a web address such as example.com/menu.'],
  [{ code: 'address-port' }, 'After the colon, enter a number from 1 to 65535.'],
  [{ code: 'address-spaces' }, 'A web address cannot contain spaces.'],
  [
    { code: 'address-is-value-or-name' },
    'This is a day, a time or a number, not a web address. If you mean a name of your own network, type http:// in front.',
  ],
  [{ code: 'address-is-value' }, 'This is a day, a time or a number, not a web address.'],
  [{ code: 'name-missing' }, 'Enter a first name or a last name.'],
  [{ code: 'text-missing' }, 'Enter some text.'],
  [{ code: 'network-missing' }, 'Enter the name of the network.'],
  [
    { code: 'network-control' },
    'This network name contains a character that cannot be used, such as a line break. Type it instead of pasting it.',
  ],
  [
    { code: 'network-invisible' },
    'This network name contains an invisible character. Type it instead of pasting it.',
  ],
  [{ code: 'password-missing' }, 'Enter the password.'],
  [
    { code: 'password-control' },
    'This password contains a character that cannot be used, such as a line break. Type it instead of pasting it.',
  ],
  [
    { code: 'password-invisible' },
    'This password contains an invisible character. Type it instead of pasting it.',
  ],
  [
    { code: 'wep-length' },
    'A WEP key has 5 or 13 characters, or 10 or 26 hexadecimal digits (0–9, A–F).',
  ],
  [{ code: 'email-missing' }, 'Enter an email address.'],
  [{ code: 'email-invalid' }, 'Enter one email address, such as hello@example.com.'],
  [{ code: 'phone-missing' }, 'Enter a phone number.'],
  [
    { code: 'phone-extension' },
    'Leave out the extension, or write it after a hyphen, for example 1234567-89.',
  ],
  [{ code: 'two-phones' }, 'This looks like two phone numbers. Enter one of them.'],
  [{ code: 'phone-plus' }, 'Enter digits, and a + only at the beginning.'],
  [{ code: 'phone-letters' }, 'A phone number cannot contain letters. Enter digits only.'],
  [{ code: 'phone-without-country' }, 'Begin with the country code, such as +49.'],
  [
    { code: 'phone-country-zero' },
    'After the + comes the country code, which never starts with 0.',
  ],
  [{ code: 'latitude-missing' }, 'Enter the latitude.'],
  [{ code: 'longitude-missing' }, 'Enter the longitude.'],
  [{ code: 'latitude-invalid' }, 'Enter the latitude in degrees, such as 52.516275.'],
  [{ code: 'longitude-invalid' }, 'Enter the longitude in degrees, such as 13.377704.'],
  [{ code: 'latitude-range' }, 'A latitude is between -90 and 90 degrees.'],
  [{ code: 'longitude-range' }, 'A longitude is between -180 and 180 degrees.'],
  [{ code: 'event-title-missing' }, 'Enter a title.'],
  [{ code: 'first-day-missing' }, 'Enter the first day.'],
  [{ code: 'start-missing' }, 'Enter a start time, or choose “All day”.'],
  [{ code: 'end-missing' }, 'Enter an end time.'],
  [{ code: 'day-invalid' }, 'Enter a day such as 2027-06-18.'],
  [{ code: 'time-invalid' }, 'Enter a time such as 18:00.'],
  [{ code: 'ends-too-early' }, 'The event ends before it starts.'],
  [{ code: 'recipient-missing' }, 'Enter the name of the recipient.'],
  [{ code: 'iban-missing' }, 'Enter an IBAN.'],
  [{ code: 'iban-start' }, 'An IBAN begins with two letters and two digits, such as DE89.'],
  [{ code: 'iban-mistyped' }, 'Check this IBAN for typos: its check digits do not match.'],
  [{ code: 'amount-invalid' }, 'Enter the amount as digits, such as 1250.00.'],
  [{ code: 'amount-range' }, 'The amount must be between 0.01 and 999999999.99 euros.'],
  [{ code: 'bic-missing' }, 'Enter the BIC, too: the country of this IBAN requires it.'],
  [{ code: 'bic-length' }, 'A BIC has 8 or 11 letters and digits.'],
  [{ code: 'app-missing' }, 'Enter the app’s ID or its store link.'],
  [{ code: 'ios-app-invalid' }, 'Enter the app’s ID, such as 1234567890, or its App Store link.'],
  [
    { code: 'android-app-invalid' },
    'Enter the app’s package name, such as com.example.app, or its Google Play link.',
  ],
  [{ code: 'content-missing' }, 'Enter the content of the code.'],
  [
    { code: 'svg-nested-entities' },
    'This SVG contains nested entities. Export it again from your drawing program.',
  ],
  [{ code: 'svg-too-complex' }, 'This SVG is too complex for a logo. Choose a simpler one.'],
  [{ code: 'svg-empty' }, 'This SVG draws nothing. Choose another image.'],
  [
    { code: 'picture-cut-off' },
    'The end of this file is missing. Save or download it again, then choose it again.',
  ],
  [
    { code: 'picture-too-detailed' },
    'This image is too detailed for a logo. Choose a simpler one.',
  ],
  [{ code: 'logo-unreadable' }, 'This logo cannot be read. Choose another image.'],
  [
    { code: 'cell-unknown' },
    'This cell has a formula whose result is not stored in the file. Open the list in your spreadsheet program and save it.',
  ],
  [
    { code: 'number-shortened' },
    'This is a shortened number: most of its digits are missing. Format the column as text, enter the number again and save the list.',
  ],
  [
    { code: 'number-rounded' },
    'Spreadsheets keep only 15 digits of a number, so the last digits of this one may be wrong. Format the column as text and enter the number again.',
  ],
  [{ code: 'cell-not-yes-or-no' }, 'Enter yes or no.'],
  [{ code: 'type-not-loaded' }, 'Loading this content type…'],
  [{ code: 'design-not-loaded' }, 'Loading this design…'],
  [
    { code: 'quotes-differ' },
    'A quotation mark in this row has no partner. Add the missing one, or remove it.',
  ],
  [
    { code: 'too-many-cells' },
    'This row has more cells than the list has columns. Put text that contains a comma or semicolon in quotation marks.',
  ],
  [
    { code: 'address-too-long', most: 2048, length: 2049 },
    'A web address can have at most 2048 characters. This one has 2049.',
  ],
  [{ code: 'address-meant', address: 'https://x' }, 'Did you mean https://x?'],
  [
    { code: 'address-of-type', type: 'phone' },
    'This is not a web address. Choose Call as the content type.',
  ],
  [
    { code: 'address-of-type', type: 'email' },
    'This is not a web address. Choose Email message as the content type.',
  ],
  [
    { code: 'address-of-type', type: 'sms' },
    'This is not a web address. Choose SMS as the content type.',
  ],
  [
    { code: 'address-of-type', type: 'location' },
    'This is not a web address. Choose Location as the content type.',
  ],
  [
    { code: 'address-is-email' },
    'This is an email address. Choose Email message as the content type.',
  ],
  [
    { code: 'address-local', text: 'n/a' },
    '“n/a” is not a web address: an ending such as .com is missing. If you mean a name of your own network, type http:// in front.',
  ],
  [
    { code: 'too-much', bytes: 7090, most: 7089 },
    'Too much for one QR code: 7,090 bytes, and the limit is 7,089. Shorten the content.',
  ],
  [
    {
      code: 'too-much-at-level',
      bytes: 1320,
      level: 'H',
      most: 1273,
      fitting: 'L',
      fittingMost: 2953,
    },
    'Too much for one QR code at level H: 1,320 bytes, and the limit is 1,273. Level L holds 2,953.',
  ],
  [
    { code: 'too-long', field: 'vcard.note', most: 200, length: 201 },
    'Note can have at most 200 characters. This one has 201.',
  ],
  [
    { code: 'network-too-long', most: 32, bytes: 33 },
    'This network name is too long: 33 bytes, and the limit is 32. Check it for typos. Accented letters and emoji take several bytes each.',
  ],
  [{ code: 'wpa-length', length: 7 }, 'A WPA password has 8 to 63 characters. This one has 7.'],
  [
    { code: 'phone-character', character: '*' },
    'A phone number cannot contain “*”. Enter digits only.',
  ],
  [
    { code: 'phone-length', digits: 16, least: 5, most: 15 },
    'Phone numbers have 5 to 15 digits. This one has 16.',
  ],
  [
    { code: 'iban-not-sepa', country: 'US' },
    'US is not in the SEPA area. Enter an IBAN from a SEPA country.',
  ],
  [
    { code: 'iban-length', country: 'DE', length: 22, actual: 21 },
    'An IBAN from DE has 22 characters. This one has 21.',
  ],
  [
    { code: 'payment-too-large', most: 331, bytes: 332 },
    'A payment code can hold at most 331 bytes. This one has 332. Shorten the reference.',
  ],
  [
    { code: 'image-too-small', modules: 29, leastPx: 31 },
    'This code is 29 dots wide and needs an image of at least 31 pixels.',
  ],
  [
    { code: 'file-fault', format: 'PNG' },
    'The PNG file did not show the code that was checked, so it was not saved. Try another size or format.',
  ],
  [
    { code: 'file-not-made', format: 'PNG' },
    'The PNG file could not be made and checked, so nothing was saved. Try again, or choose another format.',
  ],
  [
    { code: 'picture-too-large', megapixels: 900, max: 50 },
    'This picture has 900 megapixels. Choose one with 50 at most.',
  ],
  [
    { code: 'picture-format', format: 'GIF' },
    'This file is in the format GIF, whatever its name says. Save it as PNG, JPEG or WebP.',
  ],
  [
    { code: 'column-missing', field: 'wifi.password' },
    'No column is used as “Password”. Choose one under Columns.',
  ],
  [{ code: 'cell-not-an-option', values: ['wpa', 'none'] }, 'Use one of: wpa, none.'],
  [
    { code: 'label-characters', characters: ['☃'] },
    'Labels cannot show “☃”. Use other characters, or no label column.',
  ],
  [
    { code: 'label-too-long', most: 32, length: 33 },
    'A label can have at most 32 characters. This one has 33. Shorten it.',
  ],
  [
    { code: 'label-left-out', because: { code: 'label-too-long', most: 32, length: 33 } },
    'This code has no label. A label can have at most 32 characters. This one has 33. Shorten it.',
  ],
  [
    { code: 'ending-unknown', ending: 'pdf' },
    'No known web address ends in .pdf. Check the address: codes with a wrong one lead nowhere.',
  ],
];

test.each(told)('the fault %j is told as %s', (fault, text) => {
  const texts = { ...codeFaults, ...contentFaults, ...logoFaults };
  const told = fault.code in texts ? textOfFault(texts, fault) : textOfRowFault({ fault });
  expect(told.replace(/[\u2066-\u2069]/g, '')).toBe(text);
});

test('says of a cell that it is empty, and what it could hold', () => {
  const fault = { code: 'password-missing' } as const;
  expect(textOfRowFault({ fault, isCellEmpty: true, example: 'welcome-all' })).toBe(
    'This cell is empty. Enter the password. For example: welcome-all',
  );
});

test('names a field of any content type that is too long', () => {
  for (const { id, fields } of contentTypes) {
    for (const { name } of fields) {
      const fault = { code: 'too-long', field: name, most: 1, length: 2 } as const;
      expect(textOfRowFault({ fault }), id).not.toContain(name);
    }
  }
});

test.each([
  [
    { code: 'unused-mails', heading: 'A', count: 2 },
    '“A” is not used. Email addresses in this column: 2.',
  ],
  [
    { code: 'unused-addresses', heading: 'A', count: 2 },
    '“A” is not used. Web addresses in this column: 2.',
  ],
  [
    { code: 'unused-phones', heading: 'A', count: 2 },
    '“A” is not used. Phone numbers in this column: 2.',
  ],
  [
    { code: 'unused-cells', heading: 'A', count: 2 },
    '“A” is not used. Cells with text in this column: 2.',
  ],
  [{ code: 'equal-rows', count: 2 }, 'Rows that are equal to an earlier row: 2.'],
  [
    { code: 'months-first', count: 2, example: '6/7/2027' },
    'Dates such as 6/7/2027 were read with the month first: 2. If the day comes first, write them like 2027-06-18.',
  ],
  [
    { code: 'days-first', count: 2, example: '6/7/2027' },
    'Dates such as 6/7/2027 were read with the day first: 2. If the month comes first, write them like 2027-06-18.',
  ],
] as const)('the notice %j is told as %s', (notice, text) => {
  expect(textOfNotice(notice)).toBe(text);
});
