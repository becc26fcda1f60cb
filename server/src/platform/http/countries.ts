import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Countries = {
  /**
   * Returns an ISO 3166-1 alpha-2 code, empty when unknown.
   * @param address an IP address; the result for other texts is undefined
   */
  find(address: string): string;
};

let shared: Countries | undefined;

/** Returns the country database. The first call loads it, which takes a sixth of a second. */
export function getCountries(): Countries {
  shared ??= loadCountries();
  return shared;
}

/** First addresses of ranges, ascending, and the country of each as an index in `codes`. */
type Ranges = { starts: Float64Array | Uint32Array; countries: Uint8Array };

/** Parses the address that begins at `from` as a number; NaN when it is invalid. */
type Parse = (bytes: Uint8Array, from: number) => number;

const IPV4 = import.meta.resolve('@ip-location-db/dbip-country/dbip-country-ipv4.csv');
const IPV6 = import.meta.resolve('@ip-location-db/dbip-country/dbip-country-ipv6.csv');
const [COMMA, DOT, COLON, NEWLINE] = [44, 46, 58, 10];
const CHUNK_BYTES = 1 << 16;
/** Lower bound of the average length of a line, from which the number of ranges is estimated. */
const LINE_BYTES = 24;

/**
 * Loads DB-IP's country database (CC BY 4.0, db-ip.com), which takes 5 MB of memory. Only the first
 * 48 bits of IPv6 addresses count: customers' networks are rarely smaller (RFC 6177).
 */
function loadCountries(): Countries {
  const codes: Codes = { names: [''], known: new Uint8Array(1 << 16) };
  const ipv4 = readRanges(IPV4, numberOf, codes, Uint32Array);
  const ipv6 = readRanges(IPV6, networkOf, codes, Float64Array);
  const bytes = Buffer.alloc(64);
  return {
    find(address) {
      const isIpv6 = address.includes(':');
      bytes[bytes.write(address, 0, 63, 'latin1')] = 0;
      const { starts, countries } = isIpv6 ? ipv6 : ipv4;
      const value = (isIpv6 ? networkOf : numberOf)(bytes, 0);
      return codes.names[countries[lastAtMost(starts, value)] ?? 0] as string;
    },
  };
}

const numberOf: Parse = (bytes, from) => {
  let [number, part, dots] = [0, 0, 0];
  for (let i = from; i < from + 15; i++) {
    const byte = bytes[i] as number;
    if (byte === DOT) {
      number = number * 256 + part;
      part = 0;
      dots++;
    } else if (byte < 48 || byte > 57) break;
    else part = part * 10 + byte - 48;
  }
  return dots === 3 ? number * 256 + part : Number.NaN;
};

/** The first three groups of an IPv6 address. */
const networkOf: Parse = (bytes, from) => {
  let [number, group, groups] = [0, 0, 0];
  for (let i = from; i < from + 15; i++) {
    const byte = bytes[i] as number;
    if (byte === COLON) {
      number = number * 0x10000 + group;
      group = 0;
      groups++;
      if (groups === 3) return number;
      // The groups after "::" are beyond the first 48 bits.
      if (bytes[i + 1] === COLON) return number * 0x10000 ** (3 - groups);
    } else group = group * 16 + (byte < 58 ? byte - 48 : (byte | 32) - 87);
  }
  return Number.NaN;
};

/** Index of the last start that is at most `value`; -1 when there is none. */
function lastAtMost(starts: Ranges['starts'], value: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Reads lines of `first address,last address,country`, ascending, without reserved networks. */
function readRanges(
  url: string,
  parse: Parse,
  codes: Codes,
  Starts: typeof Float64Array | typeof Uint32Array,
): Ranges {
  const file = openSync(fileURLToPath(url), 'r');
  try {
    const most = Math.ceil(fstatSync(file).size / LINE_BYTES);
    const starts = new Starts(most);
    const countries = new Uint8Array(most);
    let [count, next] = [0, 0];
    const add = (start: number, country: number) => {
      if (count > 0 && starts[count - 1] === start) count--; // the ranges differ only beyond the first 48 bits
      if (count > 0 && countries[count - 1] === country) return;
      starts[count] = start;
      countries[count++] = country;
    };
    for (const [bytes, end] of readLines(file)) {
      for (let at = 0; at < end; at += 3) {
        const start = parse(bytes, at);
        if (start > next) add(next, 0);
        at = afterComma(bytes, at);
        next = parse(bytes, at) + 1;
        at = afterComma(bytes, at);
        add(start, codeOf(codes, bytes, at));
      }
    }
    add(next, 0);
    if (count > most) throw new RangeError(`${url} has shorter lines than expected`);
    // `transfer` releases the unused memory at once.
    return {
      starts: new Starts(starts.buffer.transfer(count * Starts.BYTES_PER_ELEMENT)),
      countries: new Uint8Array(countries.buffer.transfer(count)),
    };
  } finally {
    closeSync(file);
  }
}

/** `known` is indexed by both characters of a country code. */
type Codes = { names: string[]; known: Uint8Array };

function codeOf({ names, known }: Codes, bytes: Buffer, from: number): number {
  const pair = ((bytes[from] as number) << 8) | (bytes[from + 1] as number);
  if (known[pair] === 0) known[pair] = names.push(bytes.toString('latin1', from, from + 2)) - 1;
  return known[pair] as number;
}

/** Where the text after the address at `from` begins. */
function afterComma(bytes: Uint8Array, from: number): number {
  let at = from + 6; // the length of the shortest address
  while (bytes[at] !== COMMA) at++;
  return at + 1;
}

/** Yields whole lines as a buffer, which is reused, and how much of it they fill. */
function* readLines(file: number): Generator<[Buffer, number]> {
  const bytes = Buffer.alloc(CHUNK_BYTES);
  let rest = 0;
  for (;;) {
    const filled = rest + readSync(file, bytes, rest, CHUNK_BYTES - rest, null);
    if (filled === rest) return;
    const end = bytes.lastIndexOf(NEWLINE, filled - 1) + 1;
    yield [bytes, end];
    rest = bytes.copy(bytes, 0, end, filled);
  }
}
