import { createReadStream, type StatsListener, unwatchFile, watchFile } from 'node:fs';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { HostSet } from './host-set.ts';

/** Hosts that no dynamic code leads to. */
export type BlockList = {
  /** True when `hostname`, as `URL.hostname` writes it, or a domain above it is listed. */
  has(hostname: string): boolean;
  /** Settled when the file has been read for the first time, also when that failed. */
  ready: Promise<void>;
  stop(): void;
};

type Options = {
  /** Need not exist: then nothing is blocked until it does. */
  file: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Time between two looks at the file, in ms. */
  intervalMs?: number;
};

/**
 * Reads `file`, and again whenever it has changed; until then the old list holds. One host a line,
 * in a hosts file's form too (`0.0.0.0 example.com`), `#` begins a comment.
 */
export function buildBlockList({ file, log, intervalMs = 5_000 }: Options): BlockList {
  let hosts = new HostSet();
  let reading: Promise<void> | undefined;
  let changed = false;

  /** One at a time: a file that changes while it is read is read once more. */
  async function readAgain(): Promise<void> {
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
          log.warn({ err: error }, 'the block list cannot be read; what was read before holds');
      }
    } while (changed);
    reading = undefined;
  }

  const onChange: StatsListener = () => {
    changed = true;
    reading ??= readAgain();
  };
  // By looking, not by events: those do not come through mounts and are lost when a file is replaced.
  watchFile(file, { interval: intervalMs, persistent: false }, onChange);
  reading = readAgain();
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
  const add = (line: string) => {
    for (const word of wordsOf(line)) {
      const host = hostOf(word);
      if (host === undefined) unknown++;
      else read.add(host);
    }
  };
  let rest = '';
  // A chunk of 64 KiB at a time: requests are answered between two of them.
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = (lines.pop() ?? '').slice(0, LINE_MAX_LENGTH);
    lines.forEach(add);
  }
  add(rest);
  return { read, unknown };
}

/** Longer than any line with a host, so that a file without line ends takes no memory. */
const LINE_MAX_LENGTH = 4096;

/** The hosts of a line. In a hosts file the first word is the address that its names get. */
function wordsOf(line: string): string[] {
  const words = line.replace(/#.*/s, '').trim().split(/\s+/).filter(Boolean);
  return words.length > 1 && isIP(words[0] ?? '') ? words.slice(1) : words;
}

/**
 * Names without a dot are refused: `com` would block half of the web, `localhost` is in every hosts
 * file. So are numbers that are no address.
 */
function hostOf(word: string): string | undefined {
  const name = word
    .toLowerCase()
    .replace(/^\*?\./, '')
    .replace(/\.$/, '');
  if (isIP(name) === 4) return name;
  if (isIP(name) === 6) return new URL(`http://[${name}]`).hostname;
  const ascii = /^[a-z0-9._-]+$/.test(name) ? name : domainToASCII(name);
  return /^[^.]+(?:\.[^.]+)*\.[^.]*[^.\d][^.]*$/.test(ascii) ? ascii : undefined;
}
