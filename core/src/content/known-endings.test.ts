import { expect, test } from 'vitest';
import { unknownEnding } from './known-endings.ts';

test.each([
  ['menu.pdf', 'pdf'],
  ['http://www.example.con/menu', 'con'],
  ['EXAMPLE.CM0/A', 'CM0'],
  ['example.com.:8080', undefined],
  ['example.COM', undefined],
  ['example.photography/a.pdf', undefined],
  ['παράδειγμα.ελ', undefined],
  ['xn--hxajbheg2az3al.xn--qxam', undefined],
  ['例え.例', '例'],
  ['bücher.example', undefined],
  ['printer.local', undefined],
  ['localhost:3000', undefined],
  ['http://intranet/wiki', undefined],
  ['192.0.2.1', undefined],
  ['[2001:db8::1]:8080/x', undefined],
  ['[::ffff:192.0.2.1]/x', undefined],
  ['not an address.pdf', undefined],
  ['', undefined],
])('the unknown ending of %j is %j', (address, ending) => {
  expect(unknownEnding(address)).toBe(ending);
});
