import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IANA IPv4 Special-Purpose Address Registry, multicast and the reserved class E. */
const specialV4 = subnets('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);
/** All global unicast addresses in use (RFC 4291, 2.4). */
const globalV6 = subnets('ipv6', [['2000::', 3]]);
/** Protocol assignments, documentation, and 6to4, which contains an IPv4 address. */
const specialV6 = subnets('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

/**
 * True for an IP address outside of the special ranges: private, loopback, link-local, shared,
 * multicast, documentation and others, and IPv6 addresses that contain an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !specialV4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
}

function subnets(family: 'ipv4' | 'ipv6', networks: [address: string, prefix: number][]) {
  const list = new BlockList();
  for (const [address, prefix] of networks) list.addSubnet(address, prefix, family);
  return list;
}
