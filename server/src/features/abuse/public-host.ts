import { BlockList, isIPv4 } from 'node:net';

/** Top-level names that only a local network resolves (RFC 6761, 6762 appendix G, 8375; ICANN "internal"). */
const LOCAL_NAME =
  /(?:^|\.)(?:localhost|local|internal|intranet|private|corp|home|lan|localdomain|home\.arpa)$/;
/** A label of a DNS name (RFC 1123, 2.1); also with an underscore, which many hosts use. */
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const NAME_MAX_LENGTH = 253;

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
 * True for a public host: a name with a dot, or an address outside of the special ranges.
 * @param host as `URL.hostname` writes it (which turns 0x7f.1 into 127.0.0.1), without a trailing dot
 */
export function isPublicHost(host: string): boolean {
  if (host.startsWith('[')) {
    const address = host.slice(1, -1);
    return globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
  }
  if (isIPv4(host)) return !specialV4.check(host, 'ipv4');
  const labels = host.split('.');
  return (
    host.length <= NAME_MAX_LENGTH &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !LOCAL_NAME.test(host)
  );
}

function subnets(family: 'ipv4' | 'ipv6', networks: [address: string, prefix: number][]) {
  const list = new BlockList();
  for (const [address, prefix] of networks) list.addSubnet(address, prefix, family);
  return list;
}
