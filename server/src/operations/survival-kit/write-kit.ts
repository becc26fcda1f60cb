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
import { BYTE_ORDER_MARK, csvLine } from '@everscan/core/csv/csv-line';
import type { Db } from '../../platform/db/connect.ts';
import { isAlmostFull } from '../../platform/files/disk-space.ts';
import {
  type BlockedHosts,
  listRedirectsAfter,
  pageTextsIn,
  type RedirectRow,
} from '../../redirects/redirects.ts';
import { buildBlockList } from '../../targets/block-list.ts';
import { nginxConfiguration, nginxLine } from './kit-nginx.ts';
import { buildKitPages, type Phase, phasesOf } from './kit-pages.ts';
import { readme } from './kit-readme.ts';

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
