import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, type StatsFs, statfsSync } from 'node:fs';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { messagesIn } from '@everscan/messages/in';
import type { Db } from '../../db/connect.ts';
import { listRedirectsAfter, type RedirectRow } from '../links/links.service.ts';
import type { BlockedHosts } from '../redirects/redirects.service.ts';
import { type KitFiles, openKitFiles } from './kit-files.ts';
import { listKits, MANIFEST, PUBLIC_KEY, SIGNATURE, signManifest } from './kit-manifest.ts';
import { buildKitPages, type KitPages } from './kit-pages.ts';
import { phasesOf } from './kit-phases.ts';
import { readme } from './kit-readme.ts';
import { legalAddress } from './legal-address.ts';
import {
  CADDY_GROUP_END,
  caddyfile,
  caddyGroup,
  caddyGroupHead,
  caddyLine,
  caddyPageLine,
  nginxConfiguration,
  nginxLine,
  nginxPageLine,
  redirectsLine,
} from './server-files.ts';
import { signingKey } from './signing-keys.store.ts';

/** Links of one query. */
const BATCH = 2_000;
/** Pages in one file of `checks/`. */
const PAGES_PER_CHECK = 10_000;

export type KitOptions = {
  db: Db;
  /** The folder to write; it must not exist, or be empty. */
  folder: string;
  /** Origin of short links. */
  shortUrl: string;
  blockList: BlockedHosts;
  now: number;
};

/**
 * Writes all short links as a static site. The folder appears once it is complete.
 * @returns how many links the kit holds
 */
export async function writeKit(options: KitOptions): Promise<number> {
  const folder = resolve(options.folder);
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  if (existsSync(folder)) await rmdir(folder); // fails unless it is empty
  const draft = `${folder}.partial-${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(draft, { mode: 0o700 });
    const links = await fill(draft, { ...options, folder });
    await rename(draft, folder);
    return links;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

async function fill(draft: string, options: KitOptions): Promise<number> {
  const { db, folder, now } = options;
  const { host } = new URL(options.shortUrl);
  const files = openKitFiles(draft);
  const pages = buildKitPages(await messagesIn('en'));
  files.append('nginx/redirects.map', '');
  files.append('nginx/pages.map', '');
  files.append('_redirects', '');
  let links = 0;
  let last = 0;
  for (;;) {
    if (isAlmostFull(statfsSync(draft))) throw new Error('The disk has less than 5% left.');
    const rows = await listRedirectsAfter(db, last, BATCH);
    for (const row of rows) {
      const check = `checks/${String(Math.floor(links / PAGES_PER_CHECK)).padStart(6, '0')}.txt`;
      writeLink(row, { files, pages, check, ...options });
      links++;
      last = row.id;
    }
    if (rows.length < BATCH) break;
  }
  for (const path of files.paths()) {
    if (path.startsWith('caddy/')) files.append(path, CADDY_GROUP_END);
  }
  const site = { host, links };
  files.append('site/404.html', pages.missing);
  files.append('site/index.html', pages.root);
  files.append('nginx/everscan.conf', nginxConfiguration(site));
  files.append('caddy/Caddyfile', caddyfile(site));
  const madeAt = new Date(now).toISOString();
  files.append('README.txt', readme({ ...site, madeAt }));
  const previous = (await listKits(dirname(folder))).at(-1)?.hash ?? null;
  const manifest = { host, madeAt, links, previous, files: files.finish() };
  const privateKey = await signingKey(db, now);
  const signed = signManifest({ format: 'everscan-kit', version: 1, ...manifest }, privateKey);
  files.write(MANIFEST, signed.text);
  files.write(SIGNATURE, signed.signature);
  files.write(PUBLIC_KEY, signed.publicKey);
  return links;
}

type Space = Pick<StatsFs, 'blocks' | 'bavail' | 'files' | 'ffree'>;

/** A kit leaves the last 5% of a disk to the database. Some file systems do not count files. */
export function isAlmostFull({ blocks, bavail, files, ffree }: Space): boolean {
  return bavail < blocks * 0.05 || ffree < files * 0.05;
}

type LinkOptions = {
  files: KitFiles;
  pages: KitPages;
  /** Path of the file with the page's checksum. */
  check: string;
  now: number;
  blockList: BlockedHosts;
};

function writeLink(row: RedirectRow, { files, pages, check, now, blockList }: LinkOptions): void {
  const { code } = row;
  const phases = phasesOf(row, now, blockList);
  const path = `site/Q/${code}.html`;
  files.append(check, `${files.write(path, pages.of(code, phases))}  ${path}\n`);
  const [first] = phases;
  const group = caddyGroup(code);
  const caddy = `caddy/redirects/${group}.caddy`;
  if (!files.has(caddy)) files.append(caddy, caddyGroupHead(group));
  // A web server knows no dates: the page of a code that will change decides by the visitor's clock.
  if (phases.length > 1 || !first || !('location' in first.answer)) {
    files.append('nginx/pages.map', nginxPageLine(code));
    files.append(caddy, caddyPageLine(code));
    return;
  }
  const address = legalAddress(first.answer.location);
  files.append('_redirects', redirectsLine(code, address));
  const nginx = nginxLine(code, address);
  files.append(nginx ? 'nginx/redirects.map' : 'nginx/pages.map', nginx ?? nginxPageLine(code));
  files.append(caddy, caddyLine(code, address));
}
