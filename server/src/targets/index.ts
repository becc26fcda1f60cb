/** Where a code may lead: to addresses that are public, lead to no short link, and have no host that the operator blocks. */
import { createReadStream, type StatsListener, unwatchFile, watchFile } from 'node:fs';
import { isIP, isIPv4 } from 'node:net';
import { domainToASCII } from 'node:url';
import { URL_MAX_LENGTH, withoutHttps } from '@everscan/core/content/url';
import type { FastifyBaseLogger } from 'fastify';
import type { ErrorTextName } from '../platform/http/presenter.ts';
import { isPublicAddress } from '../platform/http/public-address.ts';

type InvalidTarget = Exclude<
  Extract<ErrorTextName, `target_invalid.${string}`>,
  'target_invalid.encoded'
>;

export type TargetCheck =
  | {
      ok: true;
      /** As `URL.href` writes it, which is safe in a header. */
      href: string;
      /** Host and port in ASCII, so that `аррle.com` in Cyrillic shows as `xn--…`. */
      displayHost: string;
    }
  | { ok: false; name: InvalidTarget }
  | { ok: false; name: 'target_invalid.encoded'; params: { max: number; length: number } }
  | { ok: false; name: 'target_blocked'; params: { host: string } };

type Rules = {
  /** Host names of this server, which a redirect would lead back to. Ports do not matter. */
  ownHosts: readonly string[];
  blockList: Pick<BlockList, 'has'>;
};

/**
 * Maximum length of `URL.href`, in which a letter of another script takes 6 or 9 characters. With its default
 * settings, nginx answers 502 when the headers of a redirect exceed 4,096 bytes; UTM tags and the other
 * headers need the rest.
 */
const ENCODED_MAX_LENGTH = 3_000;

const WEB_ADDRESS = /^https?:\/\/(?![/?#])([^/?#]+)/i;

/**
 * Checks whether a dynamic code may lead to `url`, an absolute address, without network access. Never
 * throws. Addresses that browsers and older parsers read differently (WHATWG URL and RFC 3986) are
 * refused, not repaired.
 */
export function checkTarget(url: string, { ownHosts, blockList }: Rules): TargetCheck {
  const text = url.replace(/^ +| +$/g, '');
  if (text === '') return invalid('target_invalid.empty');
  if (withoutHttps(text).length > URL_MAX_LENGTH) return invalid('target_invalid.length');
  if (/[\p{Cc}\u2028\u2029]/u.test(text) || !text.isWellFormed())
    return invalid('target_invalid.characters');
  if (text.includes('\\')) return invalid('target_invalid.backslash');
  const authority = WEB_ADDRESS.exec(text)?.[1];
  if (authority === undefined) return invalid('target_invalid.scheme');
  if (authority.includes('@')) return invalid('target_invalid.password');
  if (!URL.canParse(text)) return invalid('target_invalid.host');

  const { href, host, hostname } = new URL(text);
  if (href.length > ENCODED_MAX_LENGTH) {
    const params = { max: ENCODED_MAX_LENGTH, length: href.length };
    return { ok: false, name: 'target_invalid.encoded', params };
  }
  const name = withoutRootDot(hostname);
  if (ownHosts.some((own) => withoutRootDot(own.toLowerCase()) === name)) {
    return invalid('target_invalid.loop');
  }
  if (!isPublicHost(name)) return invalid('target_invalid.not_public');
  if (blockList.has(name)) return { ok: false, name: 'target_blocked', params: { host: name } };
  return { ok: true, href, displayHost: host };
}

/** RFC 1034, 3.1: `example.com.` is the same name, spelled out to the root. */
function withoutRootDot(hostname: string): string {
  return hostname.replace(/\.$/, '');
}

function invalid(name: InvalidTarget): TargetCheck {
  return { ok: false, name };
}

/** Top-level names that only a local network resolves (RFC 6761, 6762 appendix G, 8375; ICANN "internal"). */
const LOCAL_NAME =
  /(?:^|\.)(?:localhost|local|internal|intranet|private|corp|home|lan|localdomain|home\.arpa)$/;
/** A label of a DNS name (RFC 1123, 2.1), extended by the underscore, which many hosts use. */
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const NAME_MAX_LENGTH = 253;

/**
 * True for a public host: a name with a dot, or an address outside of the special ranges.
 * @param host as `URL.hostname` writes it (which turns 0x7f.1 into 127.0.0.1), without a trailing dot
 */
function isPublicHost(host: string): boolean {
  if (host.startsWith('[')) return isPublicAddress(host.slice(1, -1));
  if (isIPv4(host)) return isPublicAddress(host);
  const labels = host.split('.');
  return (
    host.length <= NAME_MAX_LENGTH &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !LOCAL_NAME.test(host)
  );
}

/** Hosts that dynamic codes must not lead to. */
export type BlockList = {
  /** True when `hostname`, as `URL.hostname` writes it, or a domain above it is listed. */
  has(hostname: string): boolean;
  /** Resolves after the first attempt to read the file, whether or not it succeeded. */
  ready: Promise<void>;
  stop(): void;
};

type Options = {
  /** While the file does not exist, nothing is blocked. */
  file: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Pause between two checks of the file, in ms. */
  intervalMs?: number;
};

/**
 * Reads `file`, and again whenever it changes; until then the old list applies. Each line has one host,
 * or the form of a hosts file (`0.0.0.0 example.com`); `#` starts a comment.
 */
export function buildBlockList({ file, log, intervalMs = 5_000 }: Options): BlockList {
  let hosts = new HostSet();
  let reading: Promise<void> | undefined;
  let changed = false;

  /** Runs once at a time. A file that changes while it is read is read once more. */
  async function reload(): Promise<void> {
    do {
      changed = false;
      try {
        const { read, unknown } = await readHosts(file);
        hosts = read;
        log.info({ hosts: read.size, unknownLines: unknown }, 'block list read');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
          hosts = new HostSet();
        } else
          log.warn({ err: error }, 'the block list cannot be read; the previous list stays in use');
      }
    } while (changed);
    reading = undefined;
  }

  const onChange: StatsListener = () => {
    changed = true;
    reading ??= reload();
  };
  // Polling, because file events do not pass through mounts and are lost when a file is replaced.
  watchFile(file, { interval: intervalMs, persistent: false }, onChange);
  reading = reload();
  return {
    has: (hostname) => hosts.size > 0 && isListed(hosts, hostname),
    ready: reading,
    stop: () => unwatchFile(file, onChange),
  };
}

/** Looks for `a.b.example`, `b.example` and `example`. */
function isListed(hosts: HostSet, hostname: string): boolean {
  let name = hostname.replace(/\.$/, '');
  while (name !== '') {
    if (hosts.has(name)) return true;
    name = name.slice(name.indexOf('.') + 1 || name.length);
  }
  return false;
}

async function readHosts(file: string): Promise<{ read: HostSet; unknown: number }> {
  const read = new HostSet();
  let unknown = 0;
  const add = (line: string, isCut: boolean) => {
    for (const word of wordsOf(line, isCut)) {
      const host = hostOf(word);
      if (host === undefined) unknown++;
      else read.add(host);
    }
  };
  let rest = '';
  /** Whether the beginning of the line that continues with `rest` has been added. */
  let isCut = false;
  // Reads chunks of 64 KiB, so that requests are answered in between.
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${chunk}`.split(/\r\n?|\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      add(line, isCut);
      isCut = false;
    }
    if (rest.length > REST_MAX_LENGTH) {
      // The last word may continue in the next chunk.
      const end = Math.max(rest.lastIndexOf(' '), rest.lastIndexOf('\t')) + 1;
      const line = rest.slice(0, end);
      add(line, isCut);
      rest = line.includes('#') ? '#' : rest.slice(end, end + REST_MAX_LENGTH);
      isCut = true;
    }
  }
  add(rest, isCut);
  return { read, unknown };
}

/** Longer than any host. It bounds the memory for a file without line breaks. */
const REST_MAX_LENGTH = 4096;

/** The hosts of a line. In a hosts file the line begins with an address, which is skipped. */
function wordsOf(line: string, isCut: boolean): string[] {
  const words = line.replace(/#.*/s, '').trim().split(/\s+/).filter(Boolean);
  return !isCut && words.length > 1 && isIP(words[0] ?? '') ? words.slice(1) : words;
}

/**
 * Rejects names without a dot, because `com` would block half of the web and `localhost` is in every
 * hosts file, and numbers that are not an IP address.
 */
function hostOf(word: string): string | undefined {
  const name = word
    .toLowerCase()
    .replace(/^\*?\./, '')
    .replace(/\.$/, '');
  if (isIP(name) === 4) return name;
  // URLs have no zones (`fe80::1%eth0`).
  if (isIP(name) === 6) return URL.parse(`http://[${name}]`)?.hostname;
  const ascii = /^[a-z0-9._-]+$/.test(name) ? name : domainToASCII(name);
  return /^[^.]+(?:\.[^.]+)*\.[^.]*[^.\d][^.]*$/.test(ascii) ? ascii : undefined;
}

/**
 * A set of host names that takes up to 16 bytes each: a hash table with open addressing, which stores a
 * hash of 53 bits of each name. With a million names, the probability of a false positive is 1 in 10^10.
 */
class HostSet {
  #slots = new Float64Array(1024); // 0 is an empty slot
  size = 0;

  add(host: string): void {
    if (this.size * 2 >= this.#slots.length) this.#grow();
    if (put(this.#slots, hash(host))) this.size++;
  }

  has(host: string): boolean {
    const key = hash(host);
    return this.#slots[slotOf(this.#slots, key)] === key;
  }

  #grow(): void {
    const slots = new Float64Array(this.#slots.length * 2);
    for (const key of this.#slots) if (key !== 0) put(slots, key);
    this.#slots = slots;
  }
}

function put(slots: Float64Array, key: number): boolean {
  const slot = slotOf(slots, key);
  if (slots[slot] === key) return false;
  slots[slot] = key;
  return true;
}

/** The slot of `key`, or the empty slot where it belongs. The number of slots is a power of 2. */
function slotOf(slots: Float64Array, key: number): number {
  const mask = slots.length - 1;
  let slot = key & mask; // uses the low 32 bits
  while (slots[slot] !== 0 && slots[slot] !== key) slot = (slot + 1) & mask;
  return slot;
}

/** Two FNV-1a hashes with different offsets and the finalizer of MurmurHash3: an integer from 1 to 2^53. */
function hash(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b);
    high ^= high >>> 13;
  }
  return (mix(high) >>> 11) * 2 ** 32 + mix(low) + 1;
}

function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
