import { BlockList, isIP, isIPv6, SocketAddress } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/**
 * An IP address in its shortest form, without zone; an IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2)
 * as plain IPv4. Any other text is returned unchanged.
 */
export function unmapAddress(address: string): string {
  if (!address.includes(':')) return address; // most addresses are IPv4
  return isIPv6(address) ? canonical(address.replace(/%.*$/, '')).replace(MAPPED, '') : address;
}

/**
 * The network of an address: its first 24 bits (IPv4) or 48 bits (IPv6), the rest zero, without
 * the prefix length; undefined when `address` is not an IP address.
 */
export function truncateAddress(address: string): string | undefined {
  const plain = unmapAddress(address);
  if (isIPv6(plain)) return ipv6Network(plain, 48);
  if (isIP(plain) === 0) return undefined;
  return plain.replace(/\d+$/, '0');
}

/** An IPv6 address whose bits after the first `bits` are zero. `bits`: a multiple of 16 below 128. */
export function ipv6Network(address: string, bits: number): string {
  return canonical(
    `${groupsOf(address)
      .slice(0, bits / 16)
      .join(':')}::`,
  );
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address
    .replace(/\d+\.\d+\.\d+\.\d+$/, '0:0') // an embedded IPv4 address comes after the bits that are kept
    .split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill('0'), ...after];
}

function canonical(address: string): string {
  return new SocketAddress({ address, family: 'ipv6' }).address;
}

/**
 * Returns a function that tests whether an address is in one of `networks`, each an address or in CIDR
 * notation. IPv4 and IPv6 are tested separately, because `BlockList` would find every IPv4 address in
 * `::/64`.
 * @throws {RangeError} when one of them is not a network
 */
export function buildNetworks(
  networks: readonly string[],
): (address: string | undefined) => boolean {
  const lists = { 4: new BlockList(), 6: new BlockList() };
  for (const text of networks) {
    const network = readNetwork(text);
    if (!network) throw new RangeError(`${text} is not a network`);
    const { address, prefix, version } = network;
    lists[version].addSubnet(address, prefix, `ipv${version}`);
  }
  return (address = '') => {
    const plain = unmapAddress(address);
    const version = isIP(plain);
    if (version !== 4 && version !== 6) return false;
    return lists[version].check(plain, `ipv${version}`);
  };
}

/** True for addresses of this machine. */
export const isLoopback = buildNetworks(['127.0.0.0/8', '::1']);

/** True when `text` is an address or a CIDR network that does not contain all addresses. */
export function isNetwork(text: string): boolean {
  return readNetwork(text) !== undefined;
}

/** An address and the length of its prefix; a mapped address as plain IPv4. */
function readNetwork(text: string) {
  const [given = '', length, ...rest] = text.split('/');
  const address = unmapAddress(given);
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0) return undefined;
  const bits = version === 4 ? 32 : 128;
  if (length === undefined) return { address, version, prefix: bits } as const;
  const prefix = Number(length) - (isIP(given) === version ? 0 : 96);
  const isFine = /^\d{1,3}$/.test(length) && prefix > 0 && prefix <= bits;
  return isFine ? ({ address, version, prefix } as const) : undefined;
}
