import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeFileLock } from '../../platform/files/file-lock.ts';
import { pageTextsIn } from '../../redirects/redirects.ts';
import { type CodeHashes, openCodeHashes } from './code-hashes.ts';
import { type KitFiles, openKitFiles } from './kit-files.ts';
import { linkBatches, refuseFiles, signKit, writeKitFolder } from './kit-folder.ts';
import { buildKitPages, publicPage } from './kit-pages.ts';
import { phasesOf } from './kit-phases.ts';
import type { KitOptions } from './kit-writer.ts';
import { publicReadme } from './public-readme.ts';
import type { Settings } from './public-site/entries.js';
import { splitHash } from './public-site/entries.js';
import { sealEntry, sortedEntries } from './seal-entry.ts';
import { publicCaddyfile, publicNginxConfiguration } from './server-files.ts';

/** With more links, a kit has 4,096 buckets of codes instead of 256, so that a visitor loads less than 100 kB. */
const FEW_LINKS = 100_000;
const SCRYPT = '@noble/hashes/scrypt.js';
/** The name of the file of hashes beside the kits. */
const HASHES = 'code-hashes.sqlite';

/** scrypt's N, with which hashing a code takes a tenth of a second on a server, and 32 MB. */
const COST = 2 ** 15;

type PublicKitOptions = Omit<KitOptions, 'now' | 'blockList'> & {
  /** Called after the hashing, which may take a day. */
  readState(): Promise<Pick<KitOptions, 'now' | 'blockList'>>;
  /** scrypt's N; tests use a low one. */
  cost?: number;
  /** How many codes are hashed at once. */
  threads: number;
  /** Called after each code that was hashed for the first time. */
  onHash?: () => void;
};

/**
 * Writes all short links as a static site that reveals codes only to people who know them. Hashing a code is
 * slow, so the parent folder of the kits keeps the hashes.
 * @returns how many links the kit contains
 */
export async function writePublicKit(options: PublicKitOptions): Promise<number> {
  const { db, cost = COST, threads, onHash } = options;
  const parent = dirname(resolve(options.folder));
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await refuseFiles(resolve(options.folder));
  const lock = takeFileLock(join(parent, 'public-kits.lock'));
  if (!lock) throw new Error('Another command is writing a public kit beside this folder.');
  const hashes = openCodeHashes(join(parent, HASHES), { cost, threads, onHash });
  try {
    // New codes may take hours to hash, so they are hashed before the states of links are read.
    let count = 0;
    for await (const rows of linkBatches(db, parent)) {
      await hashes.of(rows.map(({ code }) => code));
      count += rows.length;
    }
    const settings = { salt: hashes.salt.toString('hex'), cost, digits: count > FEW_LINKS ? 3 : 2 };
    const kit = { ...options, ...(await options.readState()) };
    return await writeKitFolder(options.folder, (draft) => fill(draft, hashes, settings, kit));
  } finally {
    hashes.close();
    lock.release();
  }
}

async function fill(
  draft: string,
  hashes: CodeHashes,
  settings: Settings,
  options: KitOptions,
): Promise<number> {
  const { now } = options;
  const { host } = new URL(options.shortUrl);
  const unsorted = join(draft, 'unsorted');
  const { links, buckets } = await fillBuckets(unsorted, hashes, settings.digits, options);
  const files = openKitFiles(draft);
  for (const bucket of buckets) {
    const entries = sortedEntries(await readFile(join(unsorted, bucket)));
    files.append(`site/kit/codes/${bucket}.bin`, entries);
  }
  await rm(unsorted, { recursive: true });
  files.append('site/kit/settings.json', JSON.stringify(settings));
  const scripts = await writeScripts(files);
  const texts = await pageTextsIn('en');
  files.append('site/404.html', publicPage(texts, scripts));
  files.append('site/index.html', buildKitPages(texts).root);
  files.append('nginx/everscan.conf', publicNginxConfiguration({ host }));
  files.append('caddy/Caddyfile', publicCaddyfile({ host }));
  const madeAt = new Date(now).toISOString();
  files.append('README.txt', publicReadme({ host, links, madeAt }));
  await signKit(files, { ...options, host, links, format: 'everscan-public-kit' });
  return links;
}

/** Writes the entries of all links into one file for each bucket, in the order of the links. */
async function fillBuckets(
  folder: string,
  hashes: CodeHashes,
  digits: number,
  { db, now, blockList }: KitOptions,
): Promise<{ links: number; buckets: string[] }> {
  const files = openKitFiles(folder);
  // Creates every bucket, so that a missing file means an error and not an unknown code.
  for (let n = 0; n < 16 ** digits; n++) files.append(n.toString(16).padStart(digits, '0'), '');
  let links = 0;
  for await (const rows of linkBatches(db, dirname(folder))) {
    const found = await hashes.of(rows.map(({ code }) => code));
    for (const [i, row] of rows.entries()) {
      const secrets = splitHash(found[i] as Uint8Array, digits);
      files.append(secrets.bucket, sealEntry(phasesOf(row, now, blockList), secrets));
    }
    links += rows.length;
  }
  return { links, buckets: Object.keys(files.finish()) };
}

/** Copies the scripts of the page. @returns their addresses, in the order in which the browser needs them */
async function writeScripts(files: KitFiles): Promise<string[]> {
  const addresses: string[] = [];
  const add = (address: string, text: string) => {
    addresses.push(address);
    files.append(`site${address}`, text);
  };
  for (const name of ['open', 'older-browsers', 'entries']) {
    const script = await readFile(new URL(`public-site/${name}.js`, import.meta.url), 'utf8');
    add(`/kit/${name}.js`, script.replace(SCRYPT, './noble/scrypt.js'));
  }
  const folder = dirname(fileURLToPath(import.meta.resolve(SCRYPT)));
  const names = ['scrypt.js'];
  for (const name of names) {
    const script = await readFile(join(folder, name), 'utf8');
    add(`/kit/noble/${name}`, script);
    for (const [, other = ''] of script.matchAll(/^import .* from "\.\/(\w+\.js)";$/gm)) {
      if (!names.includes(other)) names.push(other);
    }
  }
  files.append('site/kit/noble/LICENSE', await readFile(join(folder, 'LICENSE'), 'utf8'));
  return addresses;
}
