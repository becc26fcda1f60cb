import { expect, test } from 'vitest';
import { contentTypes } from './index.ts';
import { addressTitle } from './url.ts';

test('every content type has a short title, without secrets', () => {
  const titles = contentTypes.map((type) => [type.id, type.title(type.sample as never)]);
  expect(Object.fromEntries(titles)).toEqual({
    url: 'example.com',
    vcard: 'Jane Doe',
    text: 'Hello!',
    wifi: 'Wi-Fi Example Guests',
    email: 'hello@example.com',
    phone: 'Call +1 555 010 0199',
    sms: 'SMS +1 555 010 0199',
    whatsapp: 'WhatsApp +1 555 010 0199',
    location: 'Location 52.516275, 13.377704',
    event: 'Summer party',
    sepa: expect.stringMatching(/^Payment to /),
    app: 'App com.example.app',
  });
});

test.each([
  ['https://www.cafe-sonne.de/menu/', 'cafe-sonne.de/menu'],
  ['HTTP://example.com/?a=b', 'example.com/?a=b'],
  ['', ''],
])('the address %j has the title %j', (address, title) => {
  expect(addressTitle(address)).toBe(title);
});
