import { expect, test } from 'vitest';
import { addressWarning } from './known-endings.ts';

test.each([
  ['menu.pdf', 'No known web address ends in .pdf.'],
  ['http://www.example.con/menu', 'No known web address ends in .con.'],
  ['EXAMPLE.CM0/A', 'No known web address ends in .CM0.'],
  ['example.com.:8080', undefined],
  ['example.COM', undefined],
  ['example.photography/a.pdf', undefined],
  ['παράδειγμα.ελ', undefined],
  ['xn--hxajbheg2az3al.xn--qxam', undefined],
  ['例え.例', 'No known web address ends in .例.'],
  ['bücher.example', undefined],
  ['printer.local', undefined],
  ['localhost:3000', undefined],
  ['http://intranet/wiki', undefined],
  ['192.0.2.1', undefined],
  ['[2001:db8::1]:8080/x', undefined],
  ['[::ffff:192.0.2.1]/x', undefined],
  ['not an address.pdf', undefined],
  ['', undefined],
])('%j is warned about as %j', (address, warning) => {
  const found = addressWarning(address);
  if (warning === undefined) expect(found).toBeUndefined();
  else expect(found?.replace(/[\u2066-\u2069]/g, '')).toContain(warning);
});
