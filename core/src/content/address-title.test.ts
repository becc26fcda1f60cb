import { expect, test } from 'vitest';
import { addressTitle } from './url.ts';

test.each([
  ['https://www.cafe-sonne.de/menu/', 'cafe-sonne.de/menu'],
  ['HTTP://example.com/?a=b', 'example.com/?a=b'],
  ['', ''],
])('the address %j has the title %j', (address, title) => {
  expect(addressTitle(address)).toBe(title);
});
