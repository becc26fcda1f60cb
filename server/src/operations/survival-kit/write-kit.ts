import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  randomBytes,
  sign,
} from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { site } from '@everscan/contract/site';
import { BYTE_ORDER_MARK, csvLine } from '@everscan/core/csv/csv-line';
import type { Db } from '../../platform/db/connect.ts';
import { isAlmostFull } from '../../platform/files/disk-space.ts';
import {
  type BlockedHosts,
  listRedirectsAfter,
  pageTextsIn,
  type RedirectRow,
} from '../../redirects/serve.ts';
import { buildBlockList } from '../../targets/index.ts';
import { buildKitPages, type Phase, phasesOf } from './kit-pages.ts';

/** The SHA-256 of every file except the pages, in the format of `sha256sum`. It is signed. */
export const SUMS = 'SHA256SUMS';
export const SIGNATURE = 'SHA256SUMS.sig';
/** The same of the pages. */
export const PAGE_SUMS = 'pages.sha256';
export const PUBLIC_KEY = 'public-key.pem';

/** Links per query. */
const BATCH = 2_000;
/** Characters of a long file that wait in memory. */
const WAITING = 65_536;

type KitOptions = {
  db: Db;
  /** The folder to write; it must not exist, or be empty. */
  folder: string;
  /** Origin of short links. */
  shortUrl: string;
  blockList: BlockedHosts;
  now: number;
};

/**
 * Writes all short links as a signed folder that any web server can serve: a page for each code, a CSV file and a map
 * for nginx. The folder appears once it is complete, and only the current user can read it.
 *
 *     await writeKit({ db, folder: '/srv/kits/first', shortUrl: 'https://q.example', blockList, now: Date.now() });
 *
 * @returns how many links it contains
 * @throws when the folder contains files or cannot be replaced, or less than 5% of the disk is left
 */
export async function writeKit(options: KitOptions): Promise<number> {
  const folder = resolve(options.folder);
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  if (existsSync(folder)) {
    await rmdir(folder).catch(({ code, message }: NodeJS.ErrnoException) => {
      const example = code === 'ENOTDIR' ? '' : `, such as ${join(folder, 'kit')}`;
      throw new Error(`${message}. Name a new folder${example}.`);
    });
  }
  const draft = `${folder}.partial-${randomBytes(6).toString('hex')}`;
  try {
    const links = await fill(draft, options);
    await rename(draft, folder);
    return links;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

async function fill(draft: string, options: KitOptions): Promise<number> {
  const { db, shortUrl, blockList, now } = options;
  for (const path of ['site/Q', 'nginx']) {
    mkdirSync(join(draft, path), { recursive: true, mode: 0o700 });
  }
  /** Writes a file. @returns its line in a list of checksums */
  const write = (path: string, bytes: string): string => {
    // For a million small files, synchronous calls take half the time of asynchronous ones.
    writeFileSync(join(draft, path), bytes, { flag: 'wx', mode: 0o600 });
    return `${hash('sha256', bytes, 'hex')}  ${path}\n`;
  };
  const pages = buildKitPages(await pageTextsIn('en'));
  const pageSums = new LongFile(draft, PAGE_SUMS);
  const csv = new LongFile(draft, 'codes.csv');
  const map = new LongFile(draft, 'nginx/codes.map');
  pageSums.append(write('site/404.html', pages.missing));
  pageSums.append(write('site/index.html', pages.root));
  csv.append(BYTE_ORDER_MARK + csvLine(['code', 'from', 'answer', 'address', 'message']));
  let links = 0;
  for await (const rows of linkBatches(db, draft)) {
    for (const row of rows) {
      const phases = phasesOf(row, now, blockList);
      pageSums.append(write(`site/Q/${row.code}.html`, pages.of(row.code, phases)));
      csv.append(csvLines(row.code, phases));
      map.append(nginxLine(row.code, phases));
      links++;
    }
  }
  const { host } = new URL(shortUrl);
  const key = createPrivateKey(await signingKey(db, now));
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' }) as string;
  const sums = [
    write('README.txt', readme({ host, links, madeAt: new Date(now).toISOString() })),
    csv.close(),
    write('nginx/everscan.conf', nginxConfiguration(host, links)),
    map.close(),
    pageSums.close(),
    write(PUBLIC_KEY, publicKey),
  ].join('');
  write(SUMS, sums);
  writeFileSync(join(draft, SIGNATURE), sign(null, Buffer.from(sums), key), { mode: 0o600 });
  return links;
}

/** One record for each phase. */
function csvLines(code: string, phases: readonly Phase[]): string {
  const lines = phases.map(({ from, answer }) => {
    const since = from === 0 ? '' : new Date(from).toISOString();
    if ('location' in answer) return csvLine([code, since, 'redirect', answer.location, '']);
    return csvLine([code, since, answer.page, '', answer.page === 'paused' ? answer.text : '']);
  });
  return lines.join('');
}

/** All links by id. */
async function* linkBatches(db: Db, folder: string): AsyncGenerator<RedirectRow[]> {
  for (let last = 0; ; ) {
    if (isAlmostFull(statfsSync(folder))) throw new Error('The disk has less than 5% left.');
    const rows = await listRedirectsAfter(db, last, BATCH);
    yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** A file with a line for each code. */
class LongFile {
  readonly #path: string;
  readonly #file: string;
  readonly #hash = createHash('sha256');
  #waiting = '';

  constructor(draft: string, path: string) {
    this.#path = path;
    this.#file = join(draft, path);
  }

  append(text: string): void {
    this.#waiting += text;
    if (this.#waiting.length > WAITING) this.#flush();
  }

  /** @returns the file's line in a list of checksums */
  close(): string {
    this.#flush();
    return `${this.#hash.digest('hex')}  ${this.#path}\n`;
  }

  #flush(): void {
    appendFileSync(this.#file, this.#waiting, { mode: 0o600 });
    this.#hash.update(this.#waiting);
    this.#waiting = '';
  }
}

/** @throws when the file exists but cannot be read: without it, a kit would lead to blocked hosts */
export async function readBlockList(file: string): Promise<BlockedHosts> {
  let isRead = true;
  const warn = () => {
    isRead = false;
  };
  const list = buildBlockList({ file, log: { info() {}, warn } });
  list.stop();
  await list.ready;
  if (!isRead) throw new Error(`The block list ${file} cannot be read.`);
  return list;
}

/** The private key that signs survival kits, in PEM. The first call creates it. */
async function signingKey(db: Db, now: number): Promise<string> {
  const existing = await findKey(db);
  if (existing !== undefined) return existing;
  const { privateKey } = generateKeyPairSync('ed25519');
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  await db
    .insertInto('signing_keys')
    .values({ name: 'survival-kit', private_key, created_at: now })
    .onConflict((conflict) => conflict.doNothing()) // another process was faster
    .execute();
  return (await findKey(db)) as string;
}

async function findKey(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('signing_keys')
    .select('private_key')
    .where('name', '=', 'survival-kit')
    .executeTakeFirst();
  return row?.private_key;
}

/** A variable that `nginxConfiguration` defines, because nginx cannot escape `$`. */
const DOLLAR = `\${everscan_dollar}`;
/** nginx reads its configuration in blocks of 4,096 bytes, which no word may exceed. */
const MAX_LENGTH = 4_000;

/**
 * A code's line in the map of `nginxConfiguration`, whose strings match regardless of case. It leads to the address or,
 * where nginx cannot decide or the address is too long, to the code's page.
 */
function nginxLine(code: string, phases: readonly Phase[]): string {
  const [first] = phases;
  if (phases.length === 1 && first && 'location' in first.answer) {
    const address = legalAddress(first.answer.location).replaceAll('$', () => DOLLAR);
    const line = `"/Q/${code}" "${address}";\n`;
    if (line.length <= MAX_LENGTH) return line;
  }
  return `"/Q/${code}" "/Q/${code}.html";\n`;
}

function nginxConfiguration(host: string, links: number): string {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2_048, 2 * links)));
  return `# Include this file in the block "http". It expects the kit in /srv/kit.
map_hash_max_size ${size};
map_hash_bucket_size 128;
geo $everscan_dollar { default "$"; }
map $uri $everscan_answer {
  default "/Q/-"; # no page has this name
  include /srv/kit/nginx/codes.map;
}
server {
  listen 80; # add your certificate for https: every printed code that begins with https needs it
  server_name ${host};
  root /srv/kit/site;
  error_page 404 /404.html;
  rewrite "(?i)^(/q/[0-9a-z-]+)(?:[/.,);]|\\s|&.*)$" $1; # what apps and texts append
  location ~* ^/q/ {
    if ($everscan_answer ~ "^http") { return 302 $everscan_answer; }
    default_type text/html;
    charset utf-8;
    try_files $everscan_answer $uri =404;
  }
  location / { try_files $uri $uri.html $uri/index.html =404; }
}
`;
}

/** Characters that RFC 3986 does not allow in an address. */
const ILLEGAL = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/g;

/**
 * Percent-encodes the characters that `URL.href` keeps although RFC 3986 forbids them in an address. The result thus
 * contains no quotation mark, backslash, brace, space or control character, which would end a word of nginx.
 * @param href in ASCII
 */
export function legalAddress(href: string): string {
  return href.replace(
    ILLEGAL,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

type Options = { host: string; links: number; madeAt: string };

/** The README for people who have only the kit. */
function readme({ host, links, madeAt }: Options): string {
  return `SURVIVAL KIT OF ${site.name.toUpperCase()}

This folder keeps ${links} printed QR codes working without the server that made them. The codes contain addresses such
as ${host}/Q/CODE. The kit shows where they led at ${madeAt}.

   site/        a page for each code, for any static host
   nginx/       a configuration and a map of all codes for nginx
   codes.csv    where each code leads, and from when on, for everything else

It contains every target and message, including those that were deleted later: treat it as confidential. Visitors may
see the pages in "site", one code at a time, and nothing else, so turn off directory listings. Only the user who made
the kit can read it. To let a web server read the pages and nothing else, run this here:

   chmod 711 .
   chmod -R a+rX site


TO SERVE IT

1. Any static host: upload the folder "site". The host must show Q/CODE.html at /Q/CODE, as most do, and 404.html for
   unknown addresses, which also finds codes in lower case.
   Or nginx: copy the kit to /srv/kit (or change this path in nginx/everscan.conf), write "include
   /srv/kit/nginx/everscan.conf;" into the block "http", and add a certificate.
2. Point the name ${host} at that host.

The kit needs no database, no program, and no connection to any other server.


WHAT IS LOST

- Scans are not counted, and nothing can be changed. Make a new kit from the database instead.
- A code whose schedule will change has a page that decides by the clock of the visitor's phone, with JavaScript.
- Pages are in English, and have the status 200 even if a code is paused, expired or deleted.
- The query of a scanned address is not passed on to the target.
- nginx percent-encodes characters in targets that addresses may not contain (\\ { } | ^ and backquotes).


TO CHECK IT

"npm run admin -- verify-kit DIR KEY" of ${site.name} checks everything. KEY is a file with the public key that the
operator has published: a key that comes with the kit proves only that the kit is complete.
Without ${site.name}, run this here; it checks the signature and then all files, but does not find added ones:

   openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig
   sha256sum --check --quiet SHA256SUMS pages.sha256
`;
}
