import { createReadStream, type StatsListener, unwatchFile, watchFile } from 'node:fs';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';

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
