import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildNetworks, isLoopback, isNetwork, truncateAddress, unmapAddress } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.0'],
  ['::ffff:203.0.113.9', '203.0.113.0'],
  ['::FFFF:cb00:7109', '203.0.113.0'],
  ['2001:db8::1', '2001:db8::'],
  ['2001:db8:a:b:c:d:e:f', '2001:db8:a::'],
  ['64:ff9b::203.0.113.9', '64:ff9b::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['unknown', undefined],
  ['', undefined],
])('the network of %s is %s', (address, network) => {
  expect(truncateAddress(address)).toBe(network);
});

test('keeps exactly the first 48 bits of any IPv6 address', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      if (unmapAddress(address).includes('.')) return;
      const kept = new URL(`http://[${address}]`).hostname;
      const network = new URL(`http://[${truncateAddress(address)}]`).hostname;
      expect(groups(network)).toEqual([...groups(kept).slice(0, 3), 0, 0, 0, 0, 0]);
    }),
  );
});

test('the loopback addresses are 127.0.0.0/8 and ::1, even when mapped', () => {
  const mine = ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'];
  const others = ['10.0.0.1', '128.0.0.1', '::2', '::ffff:10.0.0.1', 'localhost', ''];
  expect(mine.map(isLoopback)).toEqual(mine.map(() => true));
  expect(others.map(isLoopback)).toEqual(others.map(() => false));
});

test('an address belongs only to networks of its own IP version, even when mapped or with a zone', () => {
  const networks = [
    '10.1.0.0/16',
    '192.0.2.7',
    '::ffff:198.51.100.0/120',
    'fd00:1::/32',
    'fe80::1',
  ];
  const isOurs = buildNetworks(networks);
  const ours = [
    '10.1.2.3',
    '::ffff:10.1.2.3',
    '192.0.2.7',
    'FD00:1:2::9',
    'fe80::1%eth0',
    '198.51.100.9',
  ];
  const others = [
    '10.2.0.1',
    '192.0.2.8',
    'fd00:2::9',
    'fe80::2',
    '10.1',
    'unknown',
    '',
    undefined,
  ];
  expect(ours.map(isOurs)).toEqual(ours.map(() => true));
  expect(others.map(isOurs)).toEqual(others.map(() => false));
  expect(buildNetworks([])('127.0.0.1')).toBe(false);
  expect(buildNetworks(['::1/64'])('203.0.113.9')).toBe(false);
});

test('a network is an address or a CIDR range, and never contains all addresses', () => {
  const networks = [
    '10.0.0.0/8',
    '127.0.0.1',
    '::1',
    'fd00::/8',
    '1.2.3.4/32',
    '::ffff:10.0.0.0/104',
  ];
  const others = [
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    'fd00::/129',
    '::ffff:0:0/96',
    '::ffff:10.0.0.0/8',
    '10.0.0.0/8/8',
    'a',
    '/8',
    '',
  ];
  expect(networks.map(isNetwork)).toEqual(networks.map(() => true));
  expect(others.map(isNetwork)).toEqual(others.map(() => false));
});

/** The eight numbers of an address as the URL standard writes it. */
function groups(hostname: string): number[] {
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const numbers = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  const [before, after] = [numbers(head), numbers(tail ?? '')];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
